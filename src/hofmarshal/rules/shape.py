"""What type stands at a path of a typed tree: used to name the allowed fields and words, and to alter values."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import inspect

Path = tuple[str | int, ...]


@lru_cache(maxsize=64)
def shape_of(type_: Any) -> inspect.Type:
    """The description of a type, computed once."""
    return inspect.type_info(type_)


def alternatives(shape: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types a value of this shape may have: the members of a union, or the shape itself."""
    if isinstance(shape, inspect.UnionType):
        return tuple(inner for member in shape.types for inner in alternatives(member))
    return (shape,)


def steps(shape: inspect.Type, step: str | int) -> tuple[inspect.Type, ...]:
    """The shapes a value may have one step (a key or an index) inside a value of `shape`."""
    found: list[inspect.Type] = []
    for one in alternatives(shape):
        if isinstance(step, int):
            if isinstance(one, inspect.VarTupleType | inspect.ListType | inspect.FrozenSetType | inspect.SetType):
                found.append(one.item_type)
            elif isinstance(one, inspect.TupleType) and step < len(one.item_types):
                found.append(one.item_types[step])
        elif isinstance(one, inspect.StructType):
            found += [field.type for field in one.fields if field.encode_name == step]
        elif isinstance(one, inspect.DictType):
            found.append(one.value_type)
    return tuple(found)


def at(shape: inspect.Type, path: Path) -> tuple[inspect.Type, ...]:
    """The shapes a value may have at `path` inside a value of `shape`; empty where no such path exists."""
    shapes = alternatives(shape)
    for step in path:
        shapes = tuple(one for outer in shapes for inner in steps(outer, step) for one in alternatives(inner))
    return shapes


def fields(shapes: tuple[inspect.Type, ...]) -> tuple[str, ...]:
    """The names of the fields the structs among `shapes` have."""
    return tuple(f.encode_name for one in shapes if isinstance(one, inspect.StructType) for f in one.fields)


def words(shapes: tuple[inspect.Type, ...]) -> tuple[str | int, ...]:
    """The values the literals and enums among `shapes` allow."""
    found: list[str | int] = []
    for one in shapes:
        if isinstance(one, inspect.LiteralType):
            found += [value for value in one.values if isinstance(value, str | int)]
        elif isinstance(one, inspect.EnumType):
            found += [member.value for member in one.cls]
    return tuple(found)


def sample(shape: inspect.Type) -> Any:
    """Some plain value of this shape, to go on checking after a faulty one."""
    one = next((part for part in alternatives(shape) if not isinstance(part, inspect.NoneType)), shape)
    if isinstance(one, inspect.LiteralType):
        return one.values[0]
    if isinstance(one, inspect.StructType):
        return {field.encode_name: sample(field.type) for field in one.fields if field.required}
    if isinstance(one, inspect.TupleType):
        return [sample(item) for item in one.item_types]
    if isinstance(one, inspect.VarTupleType | inspect.ListType | inspect.SetType | inspect.FrozenSetType):
        return []
    if isinstance(one, inspect.IntType):
        return one.ge if one.ge is not None else (one.gt or 0) + (one.gt is not None)
    plain: dict[type[inspect.Type], Any] = {
        inspect.FloatType: 0.0, inspect.BoolType: False, inspect.StrType: "", inspect.DictType: {}
    }  # fmt: skip
    return plain.get(type(one))


def is_text(shape: inspect.Type) -> bool:
    """Whether this is the struct of a phrase in the three languages."""
    return isinstance(shape, inspect.StructType) and {field.encode_name for field in shape.fields} == {"en", "ru", "uk"}

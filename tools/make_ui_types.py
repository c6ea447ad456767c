"""Writes the browser's types from the server's: `ui/src/lib/scene.ts` and `ui/src/lib/wire.ts`; `--check` only compares."""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Union

import msgspec

from hofmarshal.rules.block import Text
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server import wire
from hofmarshal.server.scenes import model

LIB = Path(__file__).parents[1] / "ui" / "src" / "lib"
HEAD = "// Generated from {source} by tools/make_ui_types.py: change that file, then run it again.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def of_module(module: types.ModuleType, base: type) -> list[type[msgspec.Struct]]:
    """The structs a module defines, in its order, without their common base."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith(module.__name__)  # also what it takes from parts of its own
        and value is not base
    ]


def name_of(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is msgspec.Raw:
        return "{ type: string } & Record<string, unknown>"
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is typing.Annotated:
        return name_of(args[0])
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(name_of(arg) for arg in args))
    if origin in (tuple, list):
        inner = name_of(args[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin in (dict, Mapping):
        return f"Readonly<Record<string, {name_of(args[1])}>>"
    return str(kind.__name__)


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment of TypeScript."""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def interface(struct: type[msgspec.Struct], optional: bool) -> str:
    """One struct; what may be null may be missing. With `optional`, so may what has a default: a browser sends it.

    The same holds for a struct that leaves its defaults out.
    """
    hints = typing.get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    optional = optional or config.omit_defaults
    out = comment(struct.__doc__ or "") + f"export interface {struct.__name__} {{\n"
    if config.tag is not None:
        out += f"  readonly {config.tag_field}: '{config.tag}'\n"
    for field in msgspec.structs.fields(struct):
        # a merge patch takes a null away, so that what may be null may also be missing
        nullable = type(None) in typing.get_args(hints[field.name])
        mark = "?" if nullable or (optional and not field.required) else ""
        out += f"  readonly {field.encode_name}{mark}: {name_of(hints[field.name])}\n"
    return out + "}\n"


def scene_text() -> str:
    """The whole of `scene.ts`."""
    parts = [HEAD.format(source="src/hofmarshal/server/scenes/model.py")]
    parts.append("export type Side = " + name_of(Side) + "\n")
    parts.append(interface(Text, optional=False))
    parts += [interface(struct, optional=False) for struct in of_module(model, model.Scene)]
    return "\n".join(parts)


def wire_text() -> str:
    """The whole of `wire.ts`."""
    parts = [HEAD.format(source="src/hofmarshal/server/wire.py")]
    parts.append("import type { Reason, Said } from './scene'\n")
    from_device = {*typing.get_args(wire.FromDevice), wire.Body}
    structs = of_module(wire, wire.Frame)
    parts += [interface(struct, optional=struct in from_device) for struct in structs]
    parts.append("export type FromDevice = " + name_of(wire.FromDevice) + "\n")
    parts.append("export type FromServer = " + name_of(wire.FromServer) + "\n")
    return "\n".join(parts)


def main(check: bool) -> int:
    """Writes both files, or tells which is stale."""
    stale = []
    for path, text in ((LIB / "scene.ts", scene_text()), (LIB / "wire.ts", wire_text())):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and stale:
        sys.stderr.write(f"Stale: {', '.join(stale)}. Run ./dev exec python tools/make_ui_types.py.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))

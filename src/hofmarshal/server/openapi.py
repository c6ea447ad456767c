"""The description of the HTTP side as OpenAPI 3.1: exact bodies of commands, closed objects, errors; and a page to read it on."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig

from hofmarshal import __version__
from hofmarshal.server.bodies import COMMANDS, body_of
from hofmarshal.server.errors import ErrorBody

CONFIG = OpenAPIConfig(title="Hofmarshal", version=__version__, path="/api/schema", render_plugins=[])
"""What the framework derives the description from; it is served by the routes below."""

_REF = "#/components/schemas/"
_METHODS = ("get", "post", "put", "patch", "delete")

Tree = dict[str, Any]


def description(app: Litestar) -> Tree:
    """The whole description as plain values."""
    found: Tree = app.openapi_schema.to_schema()
    schemas: Tree = found.setdefault("components", {}).setdefault("schemas", {})
    for name in _closed() & schemas.keys():
        schemas[name]["additionalProperties"] = False
    schemas.update(_components(ErrorBody, ""))
    for kind in COMMANDS:
        schemas.update(_components(body_of(COMMANDS[kind]), f"{kind}."))
        operation = found["paths"].get(f"/api/commands/{kind}", {}).get("post")
        if operation is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": {"$ref": f"{_REF}{kind}.Body"}}},
            }
    for operation in _operations(found):
        operation["responses"]["default"] = {
            "description": "It was refused: why, in three languages.",
            "content": {"application/json": {"schema": {"$ref": f"{_REF}ErrorBody"}}},
        }
    return found


def openapi_routes() -> list[HTTPRouteHandler]:
    """`/api/openapi.json` and a page for people."""
    made: dict[str, bytes] = {}

    def describe(app: Litestar) -> None:
        if not made:
            plain = msgspec.json.encode(description(app))
            made.update(page=page(msgspec.json.decode(plain)).encode(), json=plain)

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
    def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
        describe(request.app)
        return Response(made["json"], media_type="application/json")

    @get("/api/docs", include_in_schema=False, sync_to_thread=True)
    def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
        describe(request.app)
        return Response(made["page"], media_type="text/html; charset=utf-8")

    return [openapi, docs]


def page(tree: Tree) -> str:
    """The description as one page without any script."""
    rows = "".join(
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(_words(operation))}</p>"
        f"{_details('Parameters', operation.get('parameters'))}{_details('Body', operation.get('requestBody'))}"
        f"{_details('Answers', operation.get('responses'))}</section>"
        for path, item in sorted(tree["paths"].items())
        for method, operation in item.items()
        if method in _METHODS
    )
    schemas = "".join(
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>{_json(schema)}</details>'
        for name, schema in sorted(tree["components"]["schemas"].items())
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Hofmarshal: HTTP</title>'
        f'<h1>Hofmarshal {escape(__version__)}: HTTP</h1><p><a href="/api/openapi.json">openapi.json</a></p>'
        f"{rows}<h2>Schemas</h2>{schemas}</html>"
    )


def _words(operation: Tree) -> str:
    return ". ".join(part for part in (operation.get("summary"), operation.get("description")) if part)


def _details(title: str, what: Any) -> str:
    return f"<details><summary>{title}</summary>{_json(what)}</details>" if what else ""


def _json(what: Any) -> str:
    return f"<pre>{escape(msgspec.json.format(msgspec.json.encode(what), indent=2).decode())}</pre>"


def _operations(tree: Tree) -> Iterator[Tree]:
    return (item[method] for item in tree["paths"].values() for method in _METHODS if method in item)


def _components(kind: type[msgspec.Struct], prefix: str) -> Tree:
    """The schemas of a struct and all it consists of, their names with `prefix`."""
    _, found = msgspec.json.schema_components([kind], ref_template=f"{_REF}{prefix}{{name}}")
    return {f"{prefix}{name}": schema for name, schema in found.items()}


def _closed() -> set[str]:
    """The names of the server's structs that allow no further members."""
    found, left = set[str](), [msgspec.Struct]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith("hofmarshal.server.") and kind.__struct_config__.forbid_unknown_fields:
            found.add(kind.__name__)
    return found

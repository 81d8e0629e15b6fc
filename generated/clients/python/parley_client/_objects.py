"""Responses of the service, as objects with typed attributes over the parsed JSON."""

from __future__ import annotations

import keyword
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Dict, FrozenSet, Iterator, Tuple, Type, Union


class NotGiven:
    """Default of arguments that may also be None. It omits the field from the request."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "NOT_GIVEN"


NOT_GIVEN = NotGiven()


#: Class of a field: its name or, for a union, the discriminating property and the class for each of its values.
Kind = Union[str, Tuple[str, Dict[str, str]]]

_CLASSES: Dict[str, Type["ParleyObject"]] = {}


def wrap(value: Any, kind: Kind) -> Any:
    """Converts objects to ParleyObjects, also in lists."""
    if isinstance(value, list):
        return [wrap(each, kind) for each in value]
    if not isinstance(value, dict):
        return value
    name = kind if isinstance(kind, str) else kind[1].get(value.get(kind[0], ""), "ParleyObject")
    return _CLASSES.get(name, ParleyObject)(value)


def tagged(kind: Kind) -> Callable[[Dict[str, Any]], Any]:
    """Returns a function that creates an object of the class that its fields name."""
    return lambda fields: wrap(fields, kind)


class ParleyObject:
    """An object of the service. `model.field` and `model["field"]` are equivalent; an absent field is None as an attribute.

    A field with a reserved name has a trailing underscore: `window.from_`. Fields of a newer service are also available.
    """

    __slots__ = ("_fields",)
    _fields: Dict[str, Any]
    #: Declared names, collected from the annotations of the class.
    _declared: ClassVar[FrozenSet[str]] = frozenset()
    #: Fields that are objects with their own class, or lists of such objects.
    _nested: ClassVar[Dict[str, Kind]] = {}

    def __init__(self, fields: Dict[str, Any]) -> None:
        object.__setattr__(self, "_fields", fields)

    def __init_subclass__(cls) -> None:
        cls._declared = frozenset(cls.__dict__.get("__annotations__", ()))
        _CLASSES[cls.__name__] = cls

    # Hidden from type checkers, which would otherwise accept every name as a field.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            field = name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name
            if field in self._fields:
                return self[field]
            if name in self._declared:
                return None
            raise AttributeError(f"{type(self).__name__} has no field {name}")

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("objects of the service do not change; send an update")

    def __reduce__(self) -> Any:
        # By default, copy and pickle create an object without fields and then set them, which both fail.
        return type(self), (self._fields,)

    def __getitem__(self, name: str) -> Any:
        value = self._fields[name]
        kind = self._nested.get(name)
        return value if kind is None else wrap(value, kind)

    def __contains__(self, name: object) -> bool:
        return name in self._fields

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ParleyObject) and self._fields == other._fields

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._fields!r})"

    def to_dict(self) -> Dict[str, Any]:
        """The JSON as the service sent it."""
        return self._fields


def given(fields: Dict[str, Any]) -> Dict[str, Any]:
    """Removes the arguments that were not given."""
    return {name: plain(value) for name, value in fields.items() if not isinstance(value, NotGiven)}


def plain(value: Any) -> Union[Any, Dict[str, Any]]:
    """Converts ParleyObjects back to JSON, so that a response can be sent again."""
    if isinstance(value, ParleyObject):
        return value.to_dict()
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value

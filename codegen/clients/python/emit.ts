// The Python client: sources that codegen writes to generated/clients/python. `runtime/` is written by hand and copied; types, events
// and methods come from the contract.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../../model.ts';
import type { Schema } from '../../openapi.ts';
import type { ClientModel, NamedType } from '../model.ts';
import { className, emitGroup } from './methods.ts';
import { comments, docstring, isKeyword, PythonTypes, snake } from './types.ts';

const PACKAGE = 'parley_client';

/** Files of the project by path. */
export function emitPythonClient(model: ClientModel): Map<string, string> {
  const types = new PythonTypes(model.types);
  const files = new Map<string, string>();
  for (const file of ['pyproject.toml', 'README.md']) {
    files.set(
      file,
      readFileSync(join(import.meta.dirname, 'package', file), 'utf8').replaceAll('{{version}}', model.version),
    );
  }
  const runtime = join(import.meta.dirname, 'runtime');
  for (const file of readdirSync(runtime).sort()) {
    if (file.endsWith('.py')) files.set(`${PACKAGE}/${file}`, readFileSync(join(runtime, file), 'utf8'));
  }
  const { text, exported } = emitModels(model, types);
  files.set(`${PACKAGE}/_version.py`, `${header('The version of the contract.')}VERSION = "${model.version}"\n`);
  files.set(`${PACKAGE}/models.py`, text);
  files.set(`${PACKAGE}/events.py`, emitEvents(model));
  files.set(`${PACKAGE}/resources/__init__.py`, header('Groups of methods.'));
  for (const group of model.groups) {
    const body = emitGroup(group, types, exported);
    files.set(
      `${PACKAGE}/resources/${snake(group.name)}.py`,
      `${header(`${snake(group.name)}: methods of the group.`)}${body}`,
    );
  }
  files.set(`${PACKAGE}/_client.py`, emitClients(model));
  files.set(`${PACKAGE}/__init__.py`, emitInit());
  files.set(`${PACKAGE}/py.typed`, '');
  return files;
}

function header(purpose: string): string {
  return `"""${purpose}

Generated from openapi.yaml by \`node codegen/main.ts\`. Do not edit.
"""

`;
}

function emitModels(model: ClientModel, types: PythonTypes): { text: string; exported: string[] } {
  const classes: string[] = [];
  const aliases: string[] = [];
  const exported: string[] = [];
  for (const type of model.types) {
    const sides = sidesOf(type, types);
    for (const [name, side] of sides) {
      exported.push(name);
      if (!types.isModel(type.schema)) {
        const { description = '' } = type.schema;
        aliases.push([...comments(description, ''), `${name} = ${types.typeOf(type.schema, side, true)}`].join('\n'));
      } else if (side === 'reply') classes.push(modelClass(name, type.schema, types));
      else classes.push(paramClass(name, type.schema, types));
    }
  }
  const list = exported.toSorted(compare).map((name) => `    "${name}",`);
  const text = [
    header('Types of requests (named with Param), responses and events.') + 'from __future__ import annotations',
    '',
    'from typing import Any, ClassVar, Dict, List, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union',
    '',
    'from ._files import Upload',
    'from ._objects import Kind, ParleyObject',
    '',
    `__all__ = [\n${list.join('\n')}\n]`,
    '',
    aliases.join('\n\n'),
    '',
    '',
    classes.join('\n\n\n'),
    '',
  ].join('\n');
  return { text, exported };
}

/** Names under which a type is written: for requests, for responses, or for both if they differ. */
function sidesOf({ name, requestOnly, inRequests }: NamedType, types: PythonTypes): [string, 'param' | 'reply'][] {
  const param: [string, 'param'] = [types.nameOf(name, 'param'), 'param'];
  const reply: [string, 'reply'] = [name, 'reply'];
  if (requestOnly) return [param];
  return inRequests && param[0] !== name ? [param, reply] : [reply];
}

function modelClass(name: string, schema: Schema, types: PythonTypes): string {
  const properties = Object.entries(schema.properties ?? {});
  const nested = properties.flatMap(([field, property]) => {
    const kind = types.kindOf(property);
    return kind ? [`        "${field}": ${kind},`] : [];
  });
  const fields = properties.flatMap(([field, property]) => {
    const type = types.typeOf(property, 'reply');
    const isOptional = !schema.required?.includes(field) && !type.startsWith('Optional[') && type !== 'Any';
    const attribute = isKeyword(field) ? `${field}_` : field;
    return [...comments(property.description, '    '), `    ${attribute}: ${isOptional ? `Optional[${type}]` : type}`];
  });
  return [
    `class ${name}(ParleyObject):`,
    ...docstring(schema.description ?? `${name}.`, '    '),
    '',
    '    __slots__ = ()',
    ...(nested.length > 0 ? ['    _nested: ClassVar[Dict[str, Kind]] = {', ...nested, '    }'] : []),
    ...fields,
  ].join('\n');
}

/** Writes the required fields as a separate class, because Python 3.9 has no NotRequired. */
function paramClass(name: string, schema: Schema, types: PythonTypes): string {
  const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => !property.readOnly);
  const required = properties.filter(([field]) => schema.required?.includes(field));
  const others = properties.filter(([field]) => !schema.required?.includes(field));
  const typed = ([field, property]: [string, Schema]) =>
    `"${field}": ${JSON.stringify(types.typeOf(property, 'param'))}`;
  const text = docstring(schema.description ?? `${name}.`, '    ');
  if (properties.some(([field]) => isKeyword(field) || !/^\w+$/.test(field))) {
    const base = (suffix: string, fields: [string, Schema][], total: string) =>
      `_${name}${suffix} = TypedDict("_${name}${suffix}", {${fields.map(typed).join(', ')}}${total})`;
    return [
      base('Required', required, ''),
      base('Optional', others, ', total=False'),
      '',
      '',
      `class ${name}(_${name}Required, _${name}Optional):`,
      ...text,
    ].join('\n');
  }
  const lines = (fields: [string, Schema][]) =>
    fields.flatMap(([field, property]) => [
      ...comments(property.description, '    '),
      `    ${field}: ${types.typeOf(property, 'param')}`,
    ]);
  if (required.length === 0)
    return [`class ${name}(TypedDict, total=False):`, ...text, '', ...lines(others)].join('\n');
  if (others.length === 0) return [`class ${name}(TypedDict):`, ...text, '', ...lines(required)].join('\n');
  return [
    `class _${name}Required(TypedDict):`,
    ...lines(required),
    '',
    '',
    `class ${name}(_${name}Required, total=False):`,
    ...text,
    '',
    ...lines(others),
  ].join('\n');
}

function emitEvents({ events }: ClientModel): string {
  const names = [...new Set(events.map(({ type }) => type))].toSorted(compare);
  return `${header('Events that webhooks receive.')}from __future__ import annotations

from typing import Dict, Mapping, Optional, Sequence, Type, Union, cast

from ._objects import ParleyObject
from ._webhooks import verified
from .models import ${names.join(', ')}

__all__ = ["EVENTS", "WebhookEvent", "verify_webhook"]

#: Any event. Use \`isinstance\` to distinguish events.
WebhookEvent = Union[${names.join(', ')}]

#: The class of each event by its name.
EVENTS: Dict[str, Type[ParleyObject]] = {
${events.map(({ name, type }) => `    "${name}": ${type},`).join('\n')}
}


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300.0,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Verifies a webhook request and returns its event.

    body: the raw body, before any parsing. secret: \`whsec_…\`, or both secrets during a rotation.
    tolerance: seconds by which the time of the request may differ from this machine's clock.
    Raises WebhookVerificationError if no signature matches, or the request is older than the tolerance.
    """
    fields = verified(body, headers, secret, tolerance=tolerance, now=now)
    name = str(fields.get("type") or fields.get("event"))
    return cast(WebhookEvent, EVENTS.get(name, ParleyObject)(fields))
`;
}

function emitClients({ groups }: ClientModel): string {
  const imports = groups.map(
    ({ name }) => `from .resources.${snake(name)} import ${className(name, true)}, ${className(name, false)}`,
  );
  return `${header('The clients, with and without asyncio.')}from __future__ import annotations

from typing import Any, Callable, Dict, Mapping, Optional, Tuple

import httpx

from ._config import settings_of
from ._transport import AsyncTransport, Transport
${imports.join('\n')}


${clientClass('Parley', false, groups)}


${clientClass('AsyncParley', true, groups)}
`;
}

function clientClass(name: string, isAsync: boolean, groups: ClientModel['groups']): string {
  const client = isAsync ? 'httpx.AsyncClient' : 'httpx.Client';
  const fields = groups.flatMap(({ name: group, description }) => [
    ...comments(description, '        '),
    `        self.${snake(group)} = ${className(group, isAsync)}(transport)`,
  ]);
  const [word, enter, exit, close] = isAsync
    ? ['async def', '__aenter__', '__aexit__', 'aclose']
    : ['def', '__enter__', '__exit__', 'close'];
  return `class ${name}:
    """A client. One client per program is enough${isAsync ? '' : ', also with several threads'}.

    base_url: URL of the service. Default: the environment variable PARLEY_BASE_URL, or http://127.0.0.1:3000.
    api_key: an API key. Default: the environment variable PARLEY_API_KEY.
    session, login: instead of a key, the tokens of a session, or email address and password. A session is refreshed automatically.
    on_session: called with each new pair of tokens of the session.
    workspace_id: the workspace, for users with several.
    timeout: seconds for the connection, and between two parts of a response. max_retries: maximum number of retries of a failed request.
    max_retry_delay: longest Retry-After to wait for, in seconds.
    http_client: an httpx client with its own proxies, certificates or limits.
    """

    def __init__(
        self,
        *,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        session: Optional[Mapping[str, Any]] = None,
        login: Optional[Tuple[str, str]] = None,
        on_session: Optional[Callable[[Dict[str, str]], None]] = None,
        workspace_id: Optional[str] = None,
        timeout: float = 60.0,
        max_retries: int = 2,
        max_retry_delay: float = 60.0,
        headers: Optional[Mapping[str, str]] = None,
        http_client: Optional[${client}] = None,
    ) -> None:
        settings = settings_of(
            base_url=base_url,
            api_key=api_key,
            session=session,
            login=login,
            on_session=on_session,
            workspace_id=workspace_id,
            timeout=timeout,
            max_retries=max_retries,
            max_retry_delay=max_retry_delay,
            headers=headers,
        )
        self._client = http_client or ${client}()
        transport = ${isAsync ? 'AsyncTransport' : 'Transport'}(settings, self._client)
${fields.join('\n')}

    ${word} ${close}(self) -> None:
        """Closes the connections."""
        ${isAsync ? 'await ' : ''}self._client.${close}()

    ${word} ${enter}(self) -> "${name}":
        return self

    ${word} ${exit}(self, *_: Any) -> None:
        ${isAsync ? 'await ' : ''}self.${close}()`;
}

function emitInit(): string {
  return `${header('Client of a Parley service: `Parley(base_url=..., api_key=...)`.')}from . import models
from ._client import AsyncParley, Parley
from ._downloads import AsyncFileResponse, FileResponse
from ._errors import *
from ._files import FileContent, Upload
from ._objects import NOT_GIVEN, NotGiven, ParleyObject
from ._pages import AsyncPage, AsyncPages, Page
from ._streams import AsyncEventStream, EventStream, NamedEvent
from ._transport import RequestOptions
from ._version import VERSION
from .events import EVENTS, WebhookEvent, verify_webhook

__all__ = [
    "NOT_GIVEN",
    "ApiError",
    "AsyncEventStream",
    "AsyncFileResponse",
    "AsyncPage",
    "AsyncPages",
    "AsyncParley",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "EVENTS",
    "EventStream",
    "FileContent",
    "FileResponse",
    "ParleyObject",
    "NamedEvent",
    "NotFoundError",
    "NotGiven",
    "Page",
    "Parley",
    "ParleyConnectionError",
    "ParleyError",
    "ParleyTimeoutError",
    "PaymentRequiredError",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "RateLimitError",
    "RequestOptions",
    "ServerError",
    "Upload",
    "VERSION",
    "ValidationError",
    "WebhookEvent",
    "WebhookVerificationError",
    "models",
    "verify_webhook",
]
`;
}

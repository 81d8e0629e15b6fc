// The request of a sample: the examples of the published document for the required parameters of an operation, and for its body.
// Invariant: a sample contains only values that the contract has as examples, so that all languages send the same request.
import type { Method, MethodBody } from '../clients/model.ts';
import type { OpenApi, ParameterObject, Schema } from '../openapi.ts';
import { exampleOf } from '../publish/examples.ts';
import { follow, type Place } from '../publish/walk.ts';

export interface SampleRequest {
  method: Method;
  /** Parameters in the order of the path. */
  path: { name: string; value: string }[];
  /** Required parameters. */
  query: { name: string; value: unknown }[];
  body: SampleBody | null;
}

export interface SampleBody {
  kind: MethodBody['kinds'][number]['kind'];
  mediaType: string;
  schema: Schema;
  /** Value of the body. For a form, without its files. */
  value: unknown;
  files: { field: string; name: string }[];
}

// Names of files in samples, by resource of the operation.
const FILE_NAMES: Readonly<Record<string, string>> = {
  cloneVoice: 'voice.mp3',
  uploadCampaignContacts: 'contacts.csv',
  uploadKnowledgeBaseSource: 'handbook.pdf',
};

export function sampleRequest(document: OpenApi, { operation, item }: Place, method: Method): SampleRequest {
  const shared = (item['parameters'] as OperationParameters) ?? [];
  const declared = [...shared, ...((operation.parameters as OperationParameters) ?? [])].map((entry) =>
    follow<ParameterObject>(document, entry as ParameterObject),
  );
  const valueOf = (place: string, name: string) => {
    const parameter = declared.find((candidate) => candidate.in === place && candidate.name === name)!;
    return parameter.example ?? exampleOf(document, parameter.schema);
  };
  return {
    method,
    path: method.pathParameters.map(({ name }) => ({ name, value: String(valueOf('path', name)) })),
    query: method.query.filter(({ required }) => required).map(({ name }) => ({ name, value: valueOf('query', name) })),
    body: bodyOf(document, operation, method),
  };
}

type OperationParameters = (ParameterObject | { $ref: string })[] | undefined;

function bodyOf(document: OpenApi, operation: Place['operation'], method: Method): SampleBody | null {
  const [first] = method.body?.kinds ?? [];
  if (!first) return null;
  const media = follow(document, operation.requestBody!).content![first.mediaType]!;
  const value = media['example'] ?? exampleOf(document, first.schema);
  if (first.kind !== 'multipart') return { ...first, value, files: [] };
  const { properties = {}, required = [], example } = follow(document, first.schema);
  const shown = (example ?? {}) as Record<string, unknown>;
  const isFile = (name: string) => {
    const schema = follow(document, properties[name]!);
    return schema.format === 'binary' || follow(document, schema.items ?? {}).format === 'binary';
  };
  const names = Object.keys(properties);
  const name = FILE_NAMES[method.operationId] ?? 'file.bin';
  const fields = names.filter((field) => !isFile(field) && (required.includes(field) || field in shown));
  return {
    ...first,
    value: Object.fromEntries(fields.map((field) => [field, shown[field] ?? exampleOf(document, properties[field]!)])),
    files: names.filter((field) => isFile(field) && required.includes(field)).map((field) => ({ field, name })),
  };
}

/** Name under which a sample stores a file that the service sends. */
export function savedName({ operationId }: Method, mediaType: string): string {
  const [kind, ending = 'bin'] = mediaType.split('/');
  const endings: Readonly<Record<string, string>> = { mpeg: 'mp3', javascript: 'js', '*': 'png' };
  const name = operationId
    .replace(/^(get|export|preview)/, '')
    .replace(/(?:Mp3|Script)$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
  return `${name || kind}.${endings[ending] ?? ending}`;
}

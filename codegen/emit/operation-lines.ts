// operations.txt: one line per operation, as an overview of the API.
import { compare, type Model, type Operation } from '../model.ts';

export function emitOperationLines(model: Model): string {
  const rows = [...model.operations]
    .sort((a, b) => compare(`${a.tag} ${a.template} ${a.method}`, `${b.tag} ${b.template} ${b.method}`))
    .map(columns);
  const widths = rows.reduce<number[]>((max, row) => row.map((cell, i) => Math.max(max[i] ?? 0, cell.length)), []);
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
  const head = `# ${rows.length} operations, generated from openapi.yaml: tag, method, path, operation, scope, rate class, success, errors`;
  return `${[head, ...lines].join('\n')}\n`;
}

function columns(operation: Operation): string[] {
  const scope = operation.principal ? `${operation.scope} (${operation.principal})` : operation.scope;
  const replies = [...new Set(operation.replies.map(({ status }) => status))].join(',');
  const path = operation.aliases.length > 0 ? `${operation.template} (+ alias)` : operation.template;
  const { tag, method, id, rateClass, errors } = operation;
  return [tag, method.toUpperCase(), path, id, scope, rateClass, replies, errors.join(' ')];
}

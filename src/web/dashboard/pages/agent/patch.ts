// The changed fields of an agent as a merge patch. Pure, and without the page, so that a test in Node can import it.

/** `a.b` is b of a. The name of a variable may itself contain a dot. */
export function stepsOf(field: string): string[] {
  const [, name] = /^variables\.(.+)/.exec(field) ?? [];
  return name === undefined ? field.split('.') : ['variables', name];
}

/** `[['a.b', 1]]` becomes `{ a: { b: 1 } }`. */
export function patchOf(fields: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const [field, value] of fields) {
    const names = stepsOf(field);
    const last = names.pop()!;
    let inner = patch;
    for (const name of names) inner = (inner[name] ??= {}) as Record<string, unknown>;
    inner[last] = value;
  }
  return patch;
}

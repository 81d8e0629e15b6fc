// The paths of routes: `/app/agents/:id/:tab?`. A name stands for one segment, which may be missing if `?` follows.

export type Params = Readonly<Partial<Record<string, string>>>;

/** Returns the values of the names in the pattern; null if the path does not match. */
export function paramsOf(pattern: string, path: string): Params | null {
  const expression = pattern.replaceAll(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${expression}$`).exec(path);
  const values = Object.entries(found?.groups ?? {}) as [string, string | undefined][];
  return found && Object.fromEntries(values.map(([name, value]) => [name, value && decoded(value)]));
}

/** An invalid escape is part of the value: no object has such an id, and the page says so. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

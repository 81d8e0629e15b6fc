// Removes the shared responses, headers, examples and schemas without references. References in our own extensions, such as
// x-sockets, count.
import type { OpenApi } from '../openapi.ts';

const SECTIONS = ['responses', 'headers', 'examples', 'schemas'] as const;

/** The order matters: a removed response may contain the last reference to a header or an example. */
export function dropUnused(document: OpenApi): void {
  const components = (document.components ??= {});
  for (const section of SECTIONS) while (dropFrom(document, components, section)) continue;
}

/** @returns whether an entry was removed, which may have contained the last reference to another entry of the section */
function dropFrom(
  document: OpenApi,
  components: NonNullable<OpenApi['components']>,
  section: (typeof SECTIONS)[number],
): boolean {
  const text = JSON.stringify(document);
  const all = Object.entries(components[section] ?? {});
  const used = all.filter(([name]) => text.includes(`"#/components/${section}/${name}"`));
  Object.assign(components, { [section]: Object.fromEntries(used) });
  return used.length < all.length;
}

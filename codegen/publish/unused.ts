// Drops the shared responses, headers, examples and schemas that nothing refers to any more. References in our own extensions, such as
// those of x-sockets, count.
import type { OpenApi } from '../openapi.ts';

const SECTIONS = ['responses', 'headers', 'examples', 'schemas'] as const;

/** In this order: a response that goes may hold the last reference to a header or an example. */
export function dropUnused(document: OpenApi): void {
  const components = (document.components ??= {});
  for (const section of SECTIONS) while (dropFrom(document, components, section)) continue;
}

/** @returns whether something was dropped, which may have held the last reference to something else of the section */
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

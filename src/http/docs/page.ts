// A page of /docs: the same content as HTML and as Markdown, rendered on request.

export interface DocsPage {
  /** `/docs/guides/webhooks`, without an ending. */
  address: string;
  title: string;
  /** One-sentence summary for lists and search. */
  about: string;
  /** Its group in the navigation; null if it is not listed there. */
  group: string | null;
  /** Label in search results, such as `Guide`. */
  kind: string;
  /** The middle column. */
  html(): string | Promise<string>;
  /** The right column. */
  aside?: () => string;
  markdown(): string;
  /** Parts of the page that search finds by their own titles. */
  sections?: () => { title: string; anchor: string; text: string }[];
}

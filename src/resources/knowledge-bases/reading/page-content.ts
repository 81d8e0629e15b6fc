// Removes the parts of a page that are not its content: navigation, header and footer, dialogs, consent banners and controls.
// Pure except for the document, which it changes. Invariant: text of the page's main part is kept; a table of prices, a menu or a
// list of questions is often all that a caller asks about. Therefore no guess which part is the article (Readability removed such
// lists and tables). Closed sections (`hidden`, `details`) are kept: they contain answers.

/** The part of the DOM that is used here; the server's type library has no DOM. */
interface PageNode {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
}

interface PageElement extends PageNode {
  localName: string;
  id: string;
  className: string;
  innerHTML: string;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  remove(): void;
}

export interface PageDocument extends Pick<PageElement, 'querySelectorAll'> {
  body: PageElement | null;
  documentElement: PageElement | null;
  querySelector(selector: string): PageElement | null;
}

const NO_TEXT = 'script, style, noscript, template, svg, iframe, object, canvas, audio, video';
const CONTROLS = 'input, select, textarea, dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
/** Buttons of closed sections have the question of their answer. */
const QUESTIONS = 'h1, h2, h3, h4, h5, h6, summary, dt, legend';
const NAVIGATION = 'nav, [role="navigation"], [role="search"]';
/** Parts of the whole page. Within an article or section, the same elements belong to the content (HTML, section 4.3). */
const SURROUNDINGS = 'header, footer, aside, [role="banner"], [role="contentinfo"], [role="complementary"]';
const SECTIONS = 'main, [role="main"], article, section';
const BANNER =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr)[_-]?(?:banner|bar|notice|message|popup|modal|overlay|dialog|law|info|consent|manager|sdk)|onetrust|cookiebot|usercentrics|cc-window/i;
/** A `main` with less text is a placeholder that a script would fill. */
const MAIN_MIN_CHARS = 100;
const LISTS: ReadonlySet<string> = new Set(['div', 'ul', 'ol', 'menu', 'p', 'table', 'section']);
/** A list of links is navigation if it has at least this many, almost no other text, and labels instead of sentences. */
const MIN_LINKS = 4;
const MIN_LINKED = 0.9;
const MAX_LABEL_CHARS = 40;

/** Returns the HTML of the page's content. A page that consists of navigation is returned completely. */
export function contentOf(document: PageDocument): string {
  removeAll(document, NO_TEXT);
  const body = document.body ?? document.documentElement;
  if (!body) return '';
  const whole = body.innerHTML;
  removeAll(body, `${CONTROLS}, ${NAVIGATION}`);
  for (const button of body.querySelectorAll('button')) if (button.closest(QUESTIONS) === null) button.remove();
  for (const element of body.querySelectorAll('div, section, aside, p')) {
    if (BANNER.test(`${element.id} ${element.className}`)) element.remove();
  }
  const main = mainOf(body);
  if (main) return main.innerHTML;
  for (const element of body.querySelectorAll(SURROUNDINGS)) {
    // A header with the page's heading is its beginning.
    const isContent = element.closest(SECTIONS) !== null || [...element.querySelectorAll('h1')].length > 0;
    if (!isContent) element.remove();
  }
  removeLinkLists(body);
  return body.textContent?.trim() ? body.innerHTML : whole;
}

function removeAll(within: Pick<PageElement, 'querySelectorAll'>, selector: string): void {
  for (const element of within.querySelectorAll(selector)) element.remove();
}

function mainOf(body: PageElement): PageElement | null {
  const mains = [...body.querySelectorAll('main, [role="main"]')].map((element) => ({
    element,
    chars: element.textContent?.trim().length ?? 0,
  }));
  const [longest] = mains.toSorted((a, b) => b.chars - a.chars);
  return longest && longest.chars >= MAIN_MIN_CHARS ? longest.element : null;
}

/** Characters of an element, of its links, and the number of these. White space counts, too. */
interface Measure {
  chars: number;
  linked: number;
  links: number;
}

/** Visits each node once, because pages may be nested deeply. */
function removeLinkLists(node: PageNode): Measure {
  const sum: Measure = { chars: 0, linked: 0, links: 0 };
  // A copy, because children remove themselves.
  for (const child of Array.from(node.childNodes)) {
    const { chars, linked, links } = isElement(child) ? removeLinkLists(child) : { ...sum, ...ofText(child) };
    sum.chars += chars;
    sum.linked += linked;
    sum.links += links;
  }
  if (!isElement(node)) return sum;
  if (node.localName === 'a') return { chars: sum.chars, linked: sum.chars, links: 1 };
  const { chars, linked, links } = sum;
  const isNavigation = links >= MIN_LINKS && linked >= MIN_LINKED * chars && linked <= MAX_LABEL_CHARS * links;
  if (!isNavigation || !LISTS.has(node.localName)) return sum;
  node.remove();
  return { chars: 0, linked: 0, links: 0 };
}

function ofText(node: PageNode): Measure {
  const chars = node.nodeType === TEXT_NODE ? (node.textContent ?? '').trim().length : 0;
  return { chars, linked: 0, links: 0 };
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

function isElement(node: PageNode): node is PageElement {
  return node.nodeType === ELEMENT_NODE;
}

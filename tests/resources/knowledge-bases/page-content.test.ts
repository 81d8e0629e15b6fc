// Which parts of a page are its content.
import { expect, test } from 'vitest';
import { readDocument } from '../../../src/resources/knowledge-bases/reading/documents.ts';

const STORY =
  '<p>We have been cooking by the recipes of our grandmother since 1982, with fresh vegetables from the market, and look forward to your visit.</p>';

async function textOf(body: string): Promise<string> {
  const html = `<!doctype html><html><head><title>Trattoria</title></head><body>${body}</body></html>`;
  const { markdown } = await readDocument('html', Buffer.from(html), { contentType: null, url: null });
  return markdown;
}

test.each([
  [
    'a menu beside a story',
    `<div>${STORY}${STORY}</div><section class="menu"><ul><li>Carbonara 12.50</li></ul></section>`,
  ],
  [
    'a table beside a story',
    `<div>${STORY}${STORY}</div><div class="sidebar"><table><tr><td>Carbonara</td><td>12.50</td></tr></table></div>`,
  ],
  ['a list of terms', `<div>${STORY}</div><dl><dt>Carbonara</dt><dd>with egg</dd></dl>`],
  [
    'a closed section',
    `<div>${STORY}</div><details><summary>Price?</summary><div hidden>Carbonara costs 12.50</div></details>`,
  ],
  ['the main part of a page', `<main>${STORY}<section><header>Carbonara</header></section></main><div>${STORY}</div>`],
  ['a header of an article', `${STORY}<article><header>Carbonara</header><p>With egg.</p></article>`],
  ['a heading in a header', `<header><h1>Carbonara</h1></header>${STORY}`],
  [
    'cards that are links',
    `${STORY}<div>${[1, 2, 3, 4].map((i) => `<a href="/${i}"><h3>Carbonara ${i}</h3><p>With egg, cheese and a lot of pepper, for two.</p></a>`).join('')}</div>`,
  ],
  [
    'a page of links alone',
    ['Carbonara', 'Lasagne', 'Risotto', 'Pizza'].map((dish) => `<a href="/${dish}">${dish}</a>`).join(' '),
  ],
  [
    'the question on the button of its answer',
    `${STORY}<h3><button>Is there Carbonara?</button></h3><div hidden>Yes.</div>`,
  ],
])('%s is content', async (_what, body) => {
  expect(await textOf(body)).toContain('Carbonara');
});

test.each([
  ['a navigation', `<nav><a href="/">Jobs</a></nav>${STORY}`],
  [
    'a list of links',
    `<div class="top"><a href="/">Home</a><a href="/1">Menu</a><a href="/2">Contact</a><a href="/3">Jobs</a></div>${STORY}`,
  ],
  ['the header and the footer of a page', `<header>Jobs</header>${STORY}<footer>Jobs</footer>`],
  ['what is beside the main part', `<div>Jobs</div><main>${STORY}</main>`],
  ['a consent banner', `<div id="cookie-banner">Jobs</div>${STORY}`],
  ['a dialog or a control', `<div role="dialog">Jobs</div><button>Jobs</button><select><option>Jobs</select>${STORY}`],
  ['a script', `${STORY}<script>Jobs</script><noscript>Jobs</noscript><template>Jobs</template>`],
])('%s is not content', async (_what, body) => {
  const text = await textOf(body);
  expect(text).toContain('grandmother');
  expect(text).not.toContain('Jobs');
});

test.each([
  [
    'names its columns in each row',
    '<thead><tr><th>Article</th><th> Price </th><th></th></tr></thead><tr><td>Soap</td><td><p>3.20</p></td><td>new</td></tr>',
    '| Article | Price |  |\n\n| Article: Soap | Price: 3.20 | new |',
  ],
  [
    'without a header is read as it is',
    '<tr><td>Tue</td><td>9-5</td></tr><tr><td>Wed</td><td></td></tr>',
    '| Tue | 9-5 |\n| Wed |  |',
  ],
  [
    'with cells over several columns is read as it is in these rows',
    '<tr><th>Day</th><th>From</th><th>To</th></tr><tr><td>Mon</td><td colspan="2">closed</td></tr>',
    '| Day | From | To |\n| Mon | closed |',
  ],
  [
    'with a header in the first column, too, names the columns of the others',
    '<tr><th></th><th>Small</th></tr><tr><th>Pizza</th><td>8</td></tr>',
    '|  | Small |\n| Pizza | Small: 8 |',
  ],
])('a table %s', async (_what, rows, text) => {
  expect(await textOf(`<table>${rows}</table>`)).toBe(text);
});

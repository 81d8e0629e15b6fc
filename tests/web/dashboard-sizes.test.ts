// How the sizes of the shell and the pages of the dashboard are computed; a bundle over its budget fails the build.
import { expect, test } from 'vitest';
import { BUDGET, dashboardSizes, overBudget, type BuiltFile } from '../../scripts/dashboard-sizes.ts';

const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, i) => String.fromCharCode(33 + ((i * i * 7919 + (i % 251) * 31) % 90))).join('');
const chunk = (fileName: string, imports: string[], more: object = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  name: fileName.replace('.js', ''),
  code: noise(400),
  imports,
  ...more,
});

const FILES: BuiltFile[] = [
  { type: 'asset', fileName: 'index.html', source: noise(100) },
  { type: 'asset', fileName: 'index.css', source: noise(300) },
  { type: 'asset', fileName: 'calls.css', source: noise(300) },
  chunk('index.js', ['vendor.js'], {
    isEntry: true,
    dynamicImports: ['calls.js', 'keys.js'],
    viteMetadata: { importedCss: new Set(['index.css']) },
  }),
  chunk('vendor.js', []),
  chunk('list.js', ['vendor.js'], { viteMetadata: { importedCss: new Set(['calls.css']) } }),
  chunk('calls.js', ['list.js', 'vendor.js']),
  chunk('keys.js', ['vendor.js']),
];

test('the shell is the code that the entry needs; a page is the code that it needs in addition, with shared chunks and styles', () => {
  const sizes = Object.fromEntries(dashboardSizes(FILES).map(({ name, bytes }) => [name, bytes]));
  const one = dashboardSizes([chunk('index.js', [], { isEntry: true })])[0]!.bytes;
  expect(Object.keys(sizes)).toEqual(['shell', 'calls', 'keys', 'all']);
  expect(sizes['keys']).toBe(one);
  expect(sizes['calls']).toBeGreaterThan(2 * one);
  expect(sizes['all']).toBe(sizes['shell']! + sizes['calls']! + sizes['keys']!);
});

test('a lazily loaded part counts the code that it adds to the page, and all of it if another page lacks the rest', () => {
  const sizesOf = (files: BuiltFile[]) =>
    Object.fromEntries(dashboardSizes(files).map(({ name, bytes }) => [name, bytes]));
  const part = chunk('part.js', ['calls.js', 'list.js']);
  const asking = FILES.map((file) => (file.fileName === 'calls.js' ? { ...file, dynamicImports: ['part.js'] } : file));
  const one = dashboardSizes([chunk('index.js', [], { isEntry: true })])[0]!.bytes;
  expect(sizesOf([...asking, part])['part']).toBe(one);
  const both = asking.map((file) => (file.fileName === 'keys.js' ? { ...file, dynamicImports: ['part.js'] } : file));
  expect(sizesOf([...both, part])['part']).toBe(sizesOf(asking)['calls']! + one);
});

test('each size over its budget is named', () => {
  const { shell, page, all } = BUDGET;
  expect(
    overBudget([
      { name: 'shell', bytes: shell },
      { name: 'calls', bytes: page },
      { name: 'all', bytes: all },
    ]),
  ).toEqual([]);
  const over = [
    { name: 'shell', bytes: shell + 1 },
    { name: 'calls', bytes: page + 1 },
    { name: 'all', bytes: all + 1 },
  ];
  expect(overBudget(over).map((each) => each.split(' ')[1])).toEqual(['shell', 'calls', 'all']);
});

// Search while typing, as a combobox with a list. The index is loaded when the box receives the focus; until then, and if it
// cannot be loaded, Enter requests a page of results from the server.
import { rankEntries, type SearchEntry } from '../../core/search-rank.ts';
import { h } from '../parts/dom.ts';

const SHOWN = 12;

export function searchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const list = h('ul', { class: 'results', id: 'results', role: 'listbox', 'aria-label': 'Results' });
  const status = h('div', { role: 'status', class: 'hidden' });
  form.append(list, status);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'results',
    'aria-autocomplete': 'list',
  })) {
    input.setAttribute(name, value);
  }
  let index: Promise<SearchEntry[]> | null = null;
  let selected = -1;

  const options = () => [...list.children] as HTMLLIElement[];
  const select = (at: number) => {
    selected = at;
    for (const [place, option] of options().entries()) {
      option.setAttribute('aria-selected', String(place === at));
      if (place === at) option.scrollIntoView({ block: 'nearest' });
    }
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `result-${at}`);
  };
  const show = (found: readonly SearchEntry[]) => {
    list.replaceChildren(
      ...found.map(({ title, address, kind }, at) =>
        h(
          'li',
          { role: 'option', id: `result-${at}`, 'data-address': address, 'aria-selected': 'false' },
          title,
          ' ',
          h('span', { class: 'type' }, kind),
        ),
      ),
    );
    input.setAttribute('aria-expanded', String(found.length > 0));
    status.textContent = input.value.trim() === '' ? '' : `${found.length} results`;
    select(-1);
  };
  const find = async () => {
    index ??= loadIndex();
    const entries = await index.catch(() => ((index = null), []));
    show(rankEntries(entries, input.value, SHOWN));
  };
  const open = (option: Element | undefined) => {
    const address = option?.getAttribute('data-address');
    if (address) location.assign(address);
  };

  input.addEventListener('focus', () => void (index ??= loadIndex()).catch(() => (index = null)));
  input.addEventListener('input', () => void find());
  input.addEventListener('keydown', (event) => {
    const count = list.childElementCount;
    if (event.key === 'Escape') show([]);
    else if (event.key === 'ArrowDown' && count > 0) select((selected + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) select((selected + count - 1) % count);
    else if (event.key === 'Enter' && selected >= 0) open(options()[selected]);
    else return;
    event.preventDefault();
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => open((event.target as Element).closest('li') ?? undefined));
  input.addEventListener('blur', () => show([]));
}

async function loadIndex(): Promise<SearchEntry[]> {
  const answer = await fetch('/docs/search.json');
  if (!answer.ok) throw new Error(`the index of the search answered ${answer.status}`);
  return (await answer.json()) as SearchEntry[];
}

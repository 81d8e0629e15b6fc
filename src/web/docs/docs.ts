// The script of the documents: search while typing, copy buttons, the chosen language on every page, requests sent from the page.
// Invariant: everything else works without it.
import './docs.css';
import { addCopyButtons, rememberLanguage } from './samples.ts';
import { searchBox } from './search.ts';
import { tryForm } from './try.ts';

addCopyButtons();
rememberLanguage();
searchBox(document.querySelector<HTMLFormElement>('form[role=search]')!);
const place = document.querySelector<HTMLElement>('.try');
if (place) tryForm(place);
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'center' });

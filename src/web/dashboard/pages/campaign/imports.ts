// Row files, contacts and do-not-call numbers, in one chunk of the build.
import { AddNumbers } from '../dnc/add-numbers.tsx';
import { ImportPanel } from './import-panel.tsx';

export const PARTS = { AddNumbers, ImportPanel };

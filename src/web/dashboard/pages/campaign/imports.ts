// Files of rows, contacts and numbers that are never dialed, in one file of the build.
import { AddNumbers } from '../dnc/add-numbers.tsx';
import { ImportPanel } from './import-panel.tsx';

export const IMPORTS = { contacts: ImportPanel, numbers: AddNumbers } as const;

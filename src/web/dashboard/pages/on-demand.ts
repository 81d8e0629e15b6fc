// Parts of pages that open later, in one chunk of the build: the tab of functions, differences between versions, the dialog for a test case,
// and the import of contacts and numbers.
import { Diff } from '../parts/diff.tsx';
import { FunctionsTab } from './agent/functions/functions.tsx';
import { TestCaseDialog } from './agent/talk/test-case.tsx';
import { ImportPanel } from './campaign/import-panel.tsx';
import { AddNumbers } from './dnc/add-numbers.tsx';

export const PARTS = { AddNumbers, Diff, FunctionsTab, ImportPanel, TestCaseDialog };

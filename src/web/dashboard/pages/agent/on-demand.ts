// Parts of the editor that open later, in one chunk of the build. The test dialog also opens from the lines of a call, and the
// differences from the results of a test.
import { Diff } from '../../parts/diff.tsx';
import { FunctionsTab } from './functions/functions.tsx';
import { TestCaseDialog } from './talk/test-case.tsx';

export const PARTS = { Diff, FunctionsTab, TestCaseDialog };

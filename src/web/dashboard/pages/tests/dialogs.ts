// The dialogs about test cases, in one file of the build.
import { CaseDialog } from './case-dialog.tsx';
import { CaseFromCall } from './case-from-call.tsx';
import { RunDialog } from './run-dialog.tsx';

export const DIALOGS = { edit: CaseDialog, fromCall: CaseFromCall, run: RunDialog } as const;

// The dialogs about numbers, in one file of the build.
import { ReleaseDialog, TestCallDialog } from '../number/dialogs.tsx';
import { EditDialog } from '../number/edit.tsx';
import { BuyDialog } from './buy.tsx';
import { ImportDialog } from './import.tsx';

export const DIALOGS = {
  buy: BuyDialog,
  import: ImportDialog,
  edit: EditDialog,
  release: ReleaseDialog,
  test: TestCallDialog,
} as const;

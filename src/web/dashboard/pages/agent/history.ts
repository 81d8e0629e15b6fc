// What shows or changes versions, in one file to load.
import { CompareDialog, Conflict, PublishDialog } from './changes.tsx';
import { VersionsTab } from './versions.tsx';

export const HISTORY = { CompareDialog, Conflict, PublishDialog, VersionsTab };

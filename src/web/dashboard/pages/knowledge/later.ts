// What a knowledge base's page loads after itself, in one file of the build.
import { AgentsDialog } from './agents-dialog.tsx';
import { Unanswered } from './unanswered.tsx';

export const LATER = { agents: AgentsDialog, unanswered: Unanswered } as const;

// Removes messages of chats whose retention period is over, and the addresses and pages of their visitors. A chat that is being
// answered is left for the next run.
import type { Uses } from '../../../runtime.ts';
import { removeMessages, removeVisitors } from '../store/retention.ts';

const BATCH = 200;

interface RemovedChats {
  sessions: number;
  messages: number;
  /** Sessions without messages whose address and page were removed. */
  visitors: number;
}

/** Safe to run twice and to stop at any point. @param rest waits between batches */
export async function removeChats(
  { db }: Uses<'db'>,
  of: { workspaceId: string; agentId: string; days: number },
  rest: () => Promise<void>,
): Promise<RemovedChats> {
  const sum = { sessions: 0, messages: 0, visitors: 0 };
  for (;;) {
    const { sessions, messages } = await removeMessages(db, of, BATCH);
    const visitors = await removeVisitors(db, of, BATCH);
    sum.sessions += sessions;
    sum.messages += messages;
    sum.visitors += visitors;
    if (sessions < BATCH && visitors < BATCH) return sum;
    await rest();
  }
}

// Removes messages of chats whose retention period is over. A chat that is being answered is left for the next run.
import type { Uses } from '../../../runtime.ts';
import { removeMessages } from '../store/retention.ts';

const BATCH = 200;

/** Safe to run twice and to stop at any point. @param rest waits between batches */
export async function removeChats(
  { db }: Uses<'db'>,
  of: { workspaceId: string; agentId: string; days: number },
  rest: () => Promise<void>,
): Promise<{ sessions: number; messages: number }> {
  const sum = { sessions: 0, messages: 0 };
  for (;;) {
    const { sessions, messages } = await removeMessages(db, of, BATCH);
    sum.sessions += sessions;
    sum.messages += messages;
    if (sessions < BATCH) return sum;
    await rest();
  }
}

// What was said in a running call before the page opened, and the agent that speaks now: the one that the stream reported last,
// else the one in the transcript, because a list only knows the agent that began the call.
import type { TranscriptItem } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import type { LiveCall } from './wall.ts';

type Utterance = Extract<TranscriptItem, { type: 'utterance' }>;

export function useEarlier({ id, agent, agentNow }: LiveCall, enabled: boolean) {
  const { data } = useGet('/v1/calls/{id}/transcript', { path: { id } }, { enabled });
  const before = (data?.data ?? []).filter((item): item is Utterance => item.type === 'utterance');
  const spoke = before.findLast((line) => line.agent_id !== undefined);
  return { before, speaker: agentNow ?? spoke?.agent_id ?? agent };
}

// The conversation of the pane as a hook. Invariants: nothing is opened before a press; leaving the page hangs up; repeating a
// line begins a conversation with everything that was said before it.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AgentWarning, PlaygroundReply } from '../../../../../../generated/types.ts';
import { FRESH, GREETING, isUp, type TranscriptLine, type View } from '../../../../conversation/view.ts';
import { announcement } from '../../../../conversation/words.ts';
import { createConversation, type VisitorConversation } from '../../../../line/conversation.ts';
import type { Edits } from '../edits.ts';
import { spokenGreeting } from '../spoken-greeting.ts';
import { changeDraft, draftService } from './draft-service.ts';
import { measuredCall, measuredReply, type MeasuredTurn } from './measured.ts';
// The bundler makes the script's URL the default export.
// oxlint-disable-next-line import/default
import workletUrl from './worklet.ts?worker&url';

export interface Start {
  /** Lines of the earlier conversation. */
  lines: readonly TranscriptLine[];
  /** The first message to send. */
  say: string | null;
  /** Whether it begins with a call. */
  isCall?: boolean;
}

export interface TalkState {
  view: View;
  conversation: VisitorConversation;
  measured: readonly MeasuredTurn[];
  warnings: readonly AgentWarning[];
  /** Ids of the lines after which the draft changed. */
  editedAfter: ReadonlySet<string>;
  /** Whether a running call uses another draft. It receives the newest one as soon as nobody speaks. */
  isBehind: boolean;
  /** Why the call could not use the newest draft. */
  refused: string | null;
  announced: { text: string; urgent: boolean };
  /** Text that could not be sent, to be put back into the field. */
  unsent: string | null;
  say: (text: string) => void;
  /** Begins another conversation, which ends this one. */
  begin: (start: Start) => void;
}

/** Time without typing before a call receives the draft. */
const SETTLED_MS = 1000;

export const NOTHING: Start = { lines: [], say: null };

export function useTalk(edits: Edits): TalkState {
  const [start, setStart] = useState(NOTHING);
  const [view, setView] = useState<View>(FRESH);
  const [replies, setReplies] = useState<readonly PlaygroundReply[]>([]);
  const [warnings, setWarnings] = useState<readonly AgentWarning[]>([]);
  const [editedAfter, setEditedAfter] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState({ text: '', urgent: false });
  const [unsent, setUnsent] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ draft: string; reason: string } | null>(null);
  const latest = useRef(edits);
  latest.current = edits;
  const tried = useRef<string | null>(null);
  const draft = JSON.stringify(edits.draft) + edits.base.version;

  const conversation = useMemo(() => {
    const { base, valueOf } = latest.current;
    const made = createConversation({
      service: draftService({
        agentId: base.agent_id,
        draft: () => latest.current.draft,
        lines: () => made.view().lines,
        onAnswer: (answer) => {
          setWarnings(answer.warnings ?? []);
          if ('text' in answer) setReplies((before) => [...before, answer]);
        },
      }),
      worklet: new URL(workletUrl, location.origin).href,
      language: () => latest.current.valueOf<string>('language'),
      agentName: valueOf<string>('agent_name'),
      before: start.lines,
      onChange: (before, after, event) => {
        setView(after);
        const found = announcement(before, after, made.now());
        if (found) setAnnounced(found);
        if (event.t === 'chat_failed') setUnsent(event.unsent ?? null);
      },
    });
    return made;
  }, [start, edits.base.agent_id]);

  const mark = (): void => {
    const last = conversation.view().lines.at(-1);
    if (tried.current !== null && tried.current !== draft) {
      setEditedAfter((before) => new Set([...before, last?.id ?? '']));
    }
    tried.current = draft;
  };
  const isBehind = isUp(view) && tried.current !== draft;
  /** A draft that a call has rejected is not sent to it again. */
  const catchUp = async (): Promise<void> => {
    const { phase, callId } = conversation.view();
    if (tried.current === draft || phase.at !== 'live' || callId === null || refused?.draft === draft) return;
    const reason = await changeDraft(callId, edits.base.agent_id, edits.draft);
    setRefused(reason === null ? null : { draft, reason });
    if (reason === null) mark();
  };
  useEffect(() => {
    if (!isBehind || view.turn !== 'listening') return;
    const timer = setTimeout(() => void catchUp(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [draft, isBehind, view.turn, view.phase.at]);
  const say = (text: string): void => {
    setUnsent(null);
    if (!isUp(conversation.view())) mark();
    void catchUp().then(() => conversation.send(text));
  };
  const call = (): void => {
    tried.current = draft;
    conversation.call();
  };
  useEffect(() => {
    tried.current = null;
    setReplies([]);
    setWarnings([]);
    setEditedAfter(new Set());
    setUnsent(null);
    setView(conversation.view());
    if (start.say !== null) say(start.say);
    if (start.isCall) call();
    return () => conversation.stop();
  }, [conversation]);
  useEffect(() => {
    // A greeting that is edited before anything was said replaces the shown one.
    const { lines } = conversation.view();
    const isUntouched = lines.every(({ id }) => id === GREETING) && conversation.view().phase.at === 'idle';
    if (isUntouched && start.lines.length === 0 && start.say === null) {
      const greeting = spokenGreeting(edits.valueOf<string | null>('greeting') ?? '', edits.valueOf('variables'));
      if (lines[0]?.text !== greeting && (lines.length > 0 || greeting !== '')) conversation.greet(greeting);
    }
  }, [draft, conversation]);

  return {
    view,
    conversation: useMemo(() => ({ ...conversation, call }), [conversation, draft]),
    measured: useMemo(
      () => [...replies.map((reply, i) => measuredReply(reply, i + 1)), ...measuredCall(view)],
      [replies, view],
    ),
    warnings,
    editedAfter,
    isBehind,
    refused: isBehind && refused?.draft === draft ? refused.reason : null,
    announced,
    unsent,
    say,
    begin: (next) => setStart({ ...next }),
  };
}

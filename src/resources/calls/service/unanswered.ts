// Finds unanswered caller questions from the knowledge searches in call timelines. Stores no copy, so a question is removed with
// the transcript of its call. Bounded: only the newest searches of the period are examined.
import type { UnansweredQuestions } from '../../../../generated/types.ts';
import { iso } from '../../../core/time.ts';
import { wordsOf } from '../../../core/words.ts';
import type { Context } from '../../../runtime.ts';
import { getKnowledgeBase } from '../../knowledge-bases/service.ts';
import { selectSearches, type SearchRow } from '../rows/searches.ts';

/** Takes about 0.1 s to read. */
const MAX_SEARCHES = 5000;
const WEEK_MS = 7 * 86_400_000;
/** Related text has at least this similarity with the built-in embedder. */
const RELATED = 0.4;
const MAX_QUESTIONS = 20;
/** Fewer words without a question mark are an answer, a greeting or a confirmation. */
const MIN_WORDS = 3;
/** The end of an utterance that says goodbye. */
const GOODBYE =
  /(?<!\p{L})(?:(?:good ?)?bye(?:[ -]?bye)?|auf wieder(?:hören|sehen)|tschüss|adiós|hasta luego|au revoir|arrivederci|até logo|tot ziens)[\s.!]*$/iu;
const QUESTION_MARK = /[?？؟\u037e]\s*$/u;

interface UnansweredFilter {
  baseId: string | undefined;
  agentId: string | undefined;
  since: Date | undefined;
  below: number | undefined;
  limit: number | undefined;
}

/** @throws Failure `knowledge_base_not_found` */
export async function listUnansweredQuestions(
  ctx: Context,
  { baseId, agentId, since, below = RELATED, limit = MAX_QUESTIONS }: UnansweredFilter,
): Promise<UnansweredQuestions> {
  const ofBase = baseId === undefined ? null : (await getKnowledgeBase(ctx, baseId)).agent_ids;
  const ofAgent = agentId === undefined ? null : [agentId];
  const agentIds = ofBase && ofAgent ? ofBase.filter((id) => id === agentId) : (ofBase ?? ofAgent);
  const filter = { since: since ?? new Date(ctx.clock.now() - WEEK_MS), agentIds };
  const searches = await selectSearches(ctx.db, ctx.actor.workspaceId, filter, MAX_SEARCHES + 1);
  const examined = searches.slice(0, MAX_SEARCHES);
  const unanswered = examined.filter((search) => isQuestion(search.query) && !isAnswered(search, below));
  const data = grouped(unanswered).slice(0, limit);
  return { data, searches: examined.length, is_capped: searches.length > MAX_SEARCHES };
}

function isAnswered({ byWords, similarity }: SearchRow, below: number): boolean {
  return similarity === null ? byWords : similarity >= below;
}

function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text) || (wordsOf(text).length >= MIN_WORDS && !GOODBYE.test(text.normalize('NFC')));
}

/**
 * Groups equal questions. Questions with a question mark come first; others are kept because not every recognizer writes one.
 * @param searches newest first
 */
function grouped(searches: readonly SearchRow[]): UnansweredQuestions['data'] {
  const byWords = Map.groupBy(searches, ({ query }) => wordsOf(query).join(' '));
  return [...byWords.values()]
    .map((same) => {
      const [{ query, at, callId, agentId, similarity }] = same as [SearchRow, ...SearchRow[]];
      const last = { last_asked_at: iso(at), call_id: callId, agent_id: agentId, similarity };
      return { question: query.trim(), asked: same.length, ...last };
    })
    .toSorted((one, other) => markOf(other) - markOf(one) || other.asked - one.asked);
}

function markOf({ question }: { question: string }): number {
  return QUESTION_MARK.test(question) ? 1 : 0;
}

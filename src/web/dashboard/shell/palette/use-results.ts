// The results for the typed text: data in the browser at once, then calls that the service finds. Responses for an outdated text
// are dropped, because each text is a separate query.
import { useEffect, useState } from 'preact/hooks';
import type { Call } from '../../../../../generated/types.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { useGet } from '../../api/get.ts';
import { chooseWorkspace } from '../../api/workspace.ts';
import { otherSideOf } from '../../pages/calls/other-side.ts';
import { agoOf } from '../../parts/when.tsx';
import { useMe } from '../me.tsx';
import { askedOf, matching, type Narrowed } from './asked.ts';
import { actionResults, pageResults } from './pages.ts';
import { resultOfAgent, resultOfId, resultOfNumber, resultOfWorkspace, type Result } from './results.ts';

const TYPED_MS = 150;
const MAX_OF_A_GROUP = 6;
const SHORTEST = 3;
const ALL = { query: { limit: 100 } };

interface Found {
  results: Result[];
  isSearching: boolean;
  /** Why results may be missing. */
  failure: ApiFailure | null;
}

export function useResults(typed: string): Found & { only: Narrowed } {
  const { text, only } = askedOf(typed);
  const { workspace } = useMe();
  const agents = useGet('/v1/agents', ALL);
  const numbers = useGet('/v1/phone-numbers', ALL);
  const workspaces = useGet('/v1/workspaces', ALL).data?.data ?? [];
  const found = useCalls(text, only);
  const choose = (id: string): void => {
    chooseWorkspace(id);
    location.assign('/app');
  };
  const others = workspaces.filter(({ id }) => id !== workspace.id).map((each) => resultOfWorkspace(each, choose));
  const groups: readonly [Narrowed, Result[]][] = [
    ['agent', matching((agents.data?.data ?? []).map(resultOfAgent), text)],
    [
      'number',
      (numbers.data?.data ?? []).map(resultOfNumber).filter(({ title, note = '' }) => isNumberLike(title, note, text)),
    ],
    ['said', found.results],
    [null, text === '' ? pageResults() : matching(pageResults(), text)],
    ['action', matching([...actionResults(), ...others], text)],
  ];
  const chosen = groups.flatMap(([kind, results]): Result[] => {
    // A phone number matches both its own page and its calls.
    if (only !== null) return kind === only || (only === 'number' && kind === 'said') ? results : [];
    // Without a text, pages and actions are shown.
    if (text === '') return kind === null || kind === 'action' ? results : [];
    return results.slice(0, MAX_OF_A_GROUP);
  });
  return {
    results: [...resultOfId(text), ...chosen],
    isSearching: found.isSearching,
    failure: agents.error ?? numbers.error ?? found.failure,
    only,
  };
}

function isNumberLike(number: string, nickname: string, text: string): boolean {
  if (text === '+') return true;
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length >= SHORTEST && number.includes(digits)) return true;
  return text !== '' && digits === '' && nickname.toLowerCase().startsWith(text.toLowerCase());
}

/** Finds calls by a number or an id, and by words that were said in them. */
function useCalls(text: string, only: Narrowed): Found {
  const settled = useSettled(text);
  const isWanted = settled.length >= SHORTEST && (only === null || only === 'said' || only === 'number');
  const isNumber = /^[+\d][\d\s()-]*$/.test(settled) || settled.startsWith('call_');
  const compact = settled.replaceAll(/[\s()-]/g, '');
  const byNumber = useGet(
    '/v1/calls',
    { query: { q: compact, limit: MAX_OF_A_GROUP } },
    { enabled: isWanted && isNumber },
  );
  const bySaid = useGet(
    '/v1/calls',
    { query: { said: settled, limit: MAX_OF_A_GROUP } },
    { enabled: isWanted && !isNumber },
  );
  if (text.length < SHORTEST) return { results: [], isSearching: false, failure: null };
  const isSearching = settled !== text || byNumber.isFetching || bySaid.isFetching;
  const { data, error: failure } = isNumber ? byNumber : bySaid;
  const calls = data?.data ?? [];
  if (!isWanted || settled !== text || calls.length === 0) return { results: [], isSearching, failure };
  const name = isNumber ? 'q' : 'said';
  const listHref = `/app/calls?${name}=${encodeURIComponent(isNumber ? compact : settled)}`;
  const group = isNumber ? 'Calls' : 'Said in calls';
  const all: Result = {
    id: 'all-calls',
    group,
    icon: 'phone',
    title: isNumber ? `All calls with ${settled}` : `All calls that say “${settled}”`,
    href: listHref,
  };
  return { results: [...calls.map((call) => resultOfCall(call, group, listHref)), all], isSearching, failure };
}

function resultOfCall(call: Call, group: string, listHref: string): Result {
  return {
    id: call.call_id,
    group,
    icon: 'phone',
    title: otherSideOf(call),
    note: agoOf(new Date(call.created_at), Date.now()),
    href: `/app/calls/${call.call_id}`,
    listHref,
  };
}

/** Returns the text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

// A response as a hook. The result includes its request, for "Copy as curl".
import { useAnswer } from './answers.ts';
import {
  send,
  type AnswerOf,
  type GivenParameters,
  type OperationAt,
  type ParametersOf,
  type PathOf,
} from './client.ts';
import { requestOf } from './curl.ts';

interface GetOptions<Answer> {
  enabled?: boolean;
  /** Interval of reloads while the page is visible; may depend on the last response. */
  everyMs?: number | false | ((answer: Answer) => number | false);
  /** Returns the response to the previous parameters until the one to the new parameters arrives (`isOld`). */
  keepsLast?: boolean;
  /** Requests even a fresh response, so that a choice shows items that were just created elsewhere. */
  always?: boolean;
}

type ParametersArgument<O> = ParametersOf<O> extends { path: object } ? [ParametersOf<O>] : [ParametersOf<O>?];

export function useGet<P extends PathOf<'get'>>(
  path: P,
  params?: ParametersArgument<OperationAt<'get', P>>[0],
  {
    enabled = true,
    everyMs = false,
    always = false,
    keepsLast = false,
  }: GetOptions<AnswerOf<OperationAt<'get', P>>> = {},
) {
  type Answer = AnswerOf<OperationAt<'get', P>>;
  const given = params as GivenParameters | undefined;
  const { start, ...answer } = useAnswer<Answer>(
    path,
    given ?? {},
    (signal) => send('get', path, { ...given, signal }),
    {
      enabled,
      always,
      keepsLast,
      everyMs(data) {
        if (typeof everyMs !== 'function') return everyMs;
        return data === undefined ? false : everyMs(data);
      },
    },
  );
  return { ...answer, refetch: () => start('again'), request: requestOf('get', path, given) };
}

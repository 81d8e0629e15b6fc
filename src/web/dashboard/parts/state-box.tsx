// States shown instead of content: nothing yet, loading, failed, or forbidden. Invariants: loading appears after 200 ms, so that
// fast responses do not flicker; a failure shows its cause, the request id and the next step; a forbidden page names the missing
// permission.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ApiFailure } from '../api/failure.ts';
import { Icon } from './icon.tsx';
import { AT_REST, TwoVoiceLine } from './two-voice-line.tsx';

const AFTER_MS = 200;

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** @param rows number of skeleton rows; the content's usual number */
export function Loading({ rows = 6 }: { rows?: number }) {
  const late = useLate();
  return (
    <div class="skeleton" aria-busy="true">
      <p class="vh" role="status">
        {late ? 'Loading' : ''}
      </p>
      {late && Array.from({ length: rows }, (_, i) => <span key={i} class={`sk w${i % 3}`} />)}
    </div>
  );
}

export interface ShownAnswer {
  data: unknown;
  error: ApiFailure | null;
  refetch: () => unknown;
}

interface NotYetProps {
  answer: ShownAnswer;
  rows?: number;
}

/** Shown until a response arrives: a loading state, or the reason of a failure. */
export function NotYet({ answer: { data, error, refetch }, rows = 6 }: NotYetProps) {
  if (data !== undefined) return null;
  return error ? <Failed failure={error} retry={() => void refetch()} /> : <Loading rows={rows} />;
}

/** Why a part of a form or of a page is missing; nothing if its response arrived. */
export function Unread({ answer: { data, error, refetch } }: { answer: ShownAnswer }) {
  return error && !data ? <Note failure={error} retry={() => void refetch()} more="" /> : null;
}

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <section class="mid">
      <div class="mid-line">
        <TwoVoiceLine peaks={AT_REST} bars={14} played={0} />
      </div>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A refusal names the way to the permission; another failure can be tried again. */
export function Failed({ failure, retry }: { failure: ApiFailure; retry?: () => void }) {
  const { status, message, code, requestId } = failure;
  const isRefused = status === 403;
  const title = isRefused ? 'You may not see this' : status === 404 ? 'Not found' : 'This could not be loaded';
  return (
    <section class="mid" role={isRefused ? undefined : 'alert'}>
      <h2>{title}</h2>
      <p>
        {isRefused
          ? `${message.replace(/\.?$/, '.')} An owner or admin of the workspace can change your role.`
          : message}
      </p>
      <p class="dim t12">
        <code>{code}</code>
        {requestId !== null && (
          <>
            {' · request '}
            <code>{requestId}</code>
          </>
        )}
      </p>
      {retry && status !== 404 && !isRefused && (
        <button type="button" class="btn" onClick={retry}>
          <Icon name="refresh" />
          Try again
        </button>
      )}
    </section>
  );
}

/** Keeps the rows and shows above them why they are stale. */
export function Stale(props: { failure: ApiFailure; retry: () => void }) {
  return <Note {...props} more=" These rows are from before." />;
}

function Note({ failure, retry, more }: { failure: ApiFailure; retry: () => void; more: string }) {
  return (
    <div class="note bad" role="alert">
      <Icon name="warning" />
      <span>
        {failure.message}
        {more}
      </span>
      <button type="button" class="btn s" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

// The browsers and programs in which the user is signed in. Ending a session signs it out at once.
import { useCallback } from 'preact/hooks';
import type { UserSession } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { Blocks, type DrawRow } from '../../parts/blocks.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ListFrame } from '../../parts/list.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';

const AT = '/v1/auth/sessions';

export function Sessions() {
  const sessions = usePages(AT, { query: { limit: 100 } });
  const [mutate] = useSend('delete', `${AT}/{id}`, { refreshes: [AT] });
  const [all] = useSend('delete', AT, { refreshes: [AT] });
  const endOthers = async (): Promise<void> => {
    const { ended } = await all({});
    toast(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`);
  };
  const end = (id: string): void =>
    void mutate({ path: { id } }).then(() => toast('The session has ended.'), toastFailure);
  const row = useCallback<DrawRow<UserSession>>(
    (session, at) => <SessionRow key={session.id} at={at} session={session} end={() => end(session.id)} />,
    [],
  );
  const { items } = sessions;
  const others = items.filter(({ current }) => !current);
  return (
    <section aria-labelledby="sessions">
      <div class="row">
        <h2 id="sessions">Signed in</h2>
        <span class="sp" />
        {others.length > 0 && (
          <ConfirmButton
            label="End all others"
            kind="s"
            scope="read-only"
            title="End all other sessions"
            action="End all others"
            run={endOthers}
          >
            They are signed out at once. This browser stays signed in.
          </ConfirmButton>
        )}
      </div>
      <ListFrame pages={sessions} empty={null} loading={2}>
        <div class="card sessions" role="list">
          <Blocks as="div" name="sessions" items={items} keyOf={({ id }) => id} row={row} />
        </div>
      </ListFrame>
    </section>
  );
}

function SessionRow({ session, at, end }: { session: UserSession; at: number; end: () => void }) {
  const { current, device, user_agent: agent, last_used_at: used, last_used_ip: ip, created_at: created } = session;
  return (
    <div role="listitem" data-row={at}>
      <div>
        <span class="strong" title={agent ?? undefined}>
          {device}
        </span>{' '}
        {current && <span class="badge live">this one</span>}
        <p class="t12 mut">
          used <When at={used} as="ago" />
          {ip !== null && (
            <>
              {' from '}
              <code>{ip}</code>
            </>
          )}
          , opened <When at={created} as="date" />
        </p>
      </div>
      {!current && (
        <button type="button" class="btn s" onClick={end}>
          End<span class="vh"> the session of {device}</span>
        </button>
      )}
    </div>
  );
}

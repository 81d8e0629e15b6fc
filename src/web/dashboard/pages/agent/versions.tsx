// The versions of an agent: who changed what, the difference from the live one, and a button to publish any of them.
import { useCallback, useState } from 'preact/hooks';
import type { AgentVersion } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { Blocks, type DrawRow } from '../../parts/blocks.tsx';
import { ListFrame } from '../../parts/list.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { CompareDialog, PublishDialog } from './changes.tsx';
import type { Edits } from './edits.ts';

type Open = { kind: 'diff' | 'publish'; version: number } | null;

export function VersionsTab({ edits }: { edits: Edits }) {
  const { base: agent } = edits;
  const { agent_id: id } = agent;
  const versions = usePages('/v1/agents/{id}/versions', { path: { id } });
  const [open, setOpen] = useState<Open>(null);
  const live = versions.items.find((each) => each.live)?.version ?? agent.version;
  const close = (): void => setOpen(null);
  const row = useCallback<DrawRow<AgentVersion>>(
    (each, at) => <VersionRow key={each.version} at={at} version={each} live={live} open={setOpen} />,
    [live],
  );
  return (
    <section aria-label="Versions">
      <ListFrame pages={versions} empty={null} loading={3}>
        <div class="card rows-of" role="list">
          <Blocks as="div" name="versions" items={versions.items} keyOf={({ version }) => String(version)} row={row} />
        </div>
      </ListFrame>
      {open?.kind === 'diff' && <CompareDialog edits={edits} version={open.version} than={live} close={close} />}
      {open?.kind === 'publish' && <PublishDialog agent={agent} version={open.version} live={live} close={close} />}
    </section>
  );
}

interface RowProps {
  at: number;
  version: AgentVersion;
  live: number;
  open: (dialog: Open) => void;
}

function VersionRow({ at: row, version: { version, created_at: at, changed, live: isLive }, live, open }: RowProps) {
  return (
    <div role="listitem" data-row={row}>
      <p class="row">
        <b class="num">v{version}</b>
        {isLive && <span class="badge ok">live</span>}
        <span class="sp" />
        <span class="t12 dim">
          <When at={at} as="ago" />
        </span>
      </p>
      <p class="t12 mut">{changed.join(', ')}</p>
      {!isLive && (
        <p class="row">
          <button type="button" class="btn s" onClick={() => open({ kind: 'diff', version })}>
            Compare
            <span class="vh">
              {' '}
              v{version} with v{live}
            </span>
          </button>
          <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'publish', version })}>
            {version > live ? 'Publish' : 'Go back'}
            <span class="vh"> v{version}</span>
          </AllowedButton>
        </p>
      )}
    </div>
  );
}

// The actions on a campaign in its state. Actions that call people, cost money or cannot be undone require confirmation (ask.tsx).
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { DownloadButton } from '../../parts/download.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { numberOf } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { REFRESHES } from './refreshes.ts';
import { Ask, CancelButton, DeleteButton, type Asking } from './ask.tsx';

interface ActionsProps {
  campaign: Campaign;
  open: (part: 'contacts' | 'settings') => void;
}

export function CampaignActions({ campaign, open }: ActionsProps) {
  const { id, name, status, stats } = campaign;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [pause] = useSend('post', '/v1/campaigns/{id}/pause', { refreshes: REFRESHES });
  const isOver = status === 'completed' || status === 'canceled';
  const isDialing = status === 'running' || status === 'scheduled';
  const stop = (): void => {
    pause({ path: { id } }).then(() => toast('Paused. Running calls continue to their end.'), toastFailure);
  };
  return (
    <>
      {stats.contacts > 0 && (
        <DownloadButton path="/v1/campaigns/{id}/results" params={{ path: { id } }} name={`${name}.csv`} />
      )}
      {!isOver && stats.contacts > 0 && (
        <AllowedButton scope="write" onClick={() => open('contacts')}>
          Add contacts
        </AllowedButton>
      )}
      {!isOver && (
        <AllowedButton scope="write" onClick={() => open('settings')}>
          Settings
        </AllowedButton>
      )}
      {status === 'draft' || isOver ? <DeleteButton campaign={campaign} /> : <CancelButton campaign={campaign} />}
      {status === 'completed' && stats.failed > 0 && (
        <AllowedButton scope="write" kind="primary" onClick={() => setAsking('retry')}>
          Call {numberOf(stats.failed)} again
        </AllowedButton>
      )}
      {isDialing && (
        <AllowedButton scope="write" kind="primary" onClick={stop}>
          <Icon name="pause" />
          Pause
        </AllowedButton>
      )}
      {((status === 'draft' && stats.contacts > 0) || status === 'paused') && (
        <AllowedButton scope="write" kind="primary" onClick={() => setAsking('start')}>
          <Icon name="play" />
          {status === 'paused' ? 'Go on' : 'Start'}
        </AllowedButton>
      )}
      {asking && <Ask asking={asking} campaign={campaign} close={() => setAsking(null)} />}
    </>
  );
}

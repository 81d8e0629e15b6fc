// The second factor, a code of an authenticator app at each sign-in: set it up, get new recovery codes, switch it off.
// Invariants: the secret of the app and the recovery codes are shown once and are in memory only; codes are required only after
// the first one was correct.
import { useState } from 'preact/hooks';
import type { SecondFactorEnrolment } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { Dialog, useSubmit } from '../../parts/dialog.tsx';
import { Secret } from '../../parts/secret.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { CodeField, FormFoot, PasswordField } from './form.tsx';
import { Section } from '../../parts/page.tsx';

const AT = '/v1/auth/second-factor';
const FEW_CODES = 3;
type Open = 'enroll' | 'codes' | 'off' | null;

export function SecondFactor() {
  const factor = useGet(AT);
  const { data } = factor;
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]): void => {
    setOpen(null);
    setCodes(made);
  };
  const close = (): void => setOpen(null);
  return (
    <Section id="second-factor" title="Second factor">
      <NotYet answer={factor} rows={1} />
      {data && !data.enabled && (
        <>
          <p class="mut">Off: the password alone opens your account. An authenticator app adds a code.</p>
          <Button press={() => setOpen('enroll')}>Set it up</Button>
        </>
      )}
      {data?.enabled && (
        <>
          <p>
            <span class="badge ok">on</span>{' '}
            {data.confirmed_at !== null && (
              <span class="mut">
                since <When at={data.confirmed_at} as="date" />,
              </span>
            )}{' '}
            <span class={data.recovery_codes_left < FEW_CODES ? 'c-warn' : 'mut'}>
              {data.recovery_codes_left} recovery codes left
            </span>
          </p>
          <div class="row wrap">
            <Button press={() => setOpen('codes')}>New recovery codes</Button>
            <Button press={() => setOpen('off')}>Switch off</Button>
          </div>
        </>
      )}
      {open === 'enroll' && <Enrolment close={close} show={show} />}
      {open === 'codes' && <NewCodes close={close} show={show} />}
      {open === 'off' && <SwitchOff close={close} />}
      {codes && (
        <Secret title="Your recovery codes" value={codes.join('\n')} close={() => setCodes(null)}>
          <p>Each works once instead of a code from the app, if you have lost the device.</p>
        </Secret>
      )}
    </Section>
  );
}

function Button({ press, children }: { press: () => void; children: string }) {
  return (
    <button type="button" class="btn" onClick={press}>
      {children}
    </button>
  );
}

interface StepProps {
  close: () => void;
  show: (codes: readonly string[]) => void;
}

function Enrolment({ close, show }: StepProps) {
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<SecondFactorEnrolment | null>(null);
  const [mutate] = useSend('post', AT);
  const begin = async (): Promise<void> => {
    setMade(await mutate({ body: password === '' ? {} : { current_password: password } }));
  };
  const form = useSubmit(begin, () => undefined);
  if (made) return <FirstCode made={made} close={close} show={show} />;
  return (
    <Dialog title="Set up a second factor" close={close}>
      <form class="profile-dialog" onSubmit={form.submit}>
        <PasswordField label="Your password, if you have one" value={password} set={setPassword} />
        <FormFoot form={form} submit="Go on" />
      </form>
    </Dialog>
  );
}

function FirstCode({ made, close, show }: StepProps & { made: SecondFactorEnrolment }) {
  const [code, setCode] = useState('');
  const [mutate] = useSend('post', `${AT}/confirm`, { refreshes: [AT, '/v1/members'] });
  const confirm = async (): Promise<void> => show((await mutate({ body: { code } })).recovery_codes);
  const form = useSubmit(confirm, () => undefined);
  return (
    <Dialog title="Add it to your app" close={close}>
      <form class="profile-dialog" onSubmit={form.submit}>
        <img class="qr" src={made.qr_code} alt="QR code of the key below" />
        <p>
          Scan it with your authenticator app, enter this key there, or{' '}
          <a href={made.otpauth_url}>open the app on this device</a>.
        </p>
        <pre class="code secret" tabIndex={0}>
          {made.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </pre>
        <CodeField label="Code that the app shows now" value={code} set={setCode} />
        <FormFoot form={form} submit="Confirm" isDisabled={code === ''} />
      </form>
    </Dialog>
  );
}

function NewCodes({ close, show }: StepProps) {
  const [code, setCode] = useState('');
  const [mutate] = useSend('post', `${AT}/recovery-codes`, { refreshes: [AT] });
  const create = async (): Promise<void> => show((await mutate({ body: { code } })).recovery_codes);
  const form = useSubmit(create, () => undefined);
  return (
    <Dialog title="New recovery codes" close={close}>
      <form class="profile-dialog" onSubmit={form.submit}>
        <p>The codes that you have stop working.</p>
        <CodeField label="Code from the app" value={code} set={setCode} />
        <FormFoot form={form} submit="Make new codes" isDisabled={code === ''} />
      </form>
    </Dialog>
  );
}

function SwitchOff({ close }: { close: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [mutate] = useSend('post', `${AT}/disable`, { refreshes: [AT, '/v1/members'] });
  const disable = async (): Promise<void> => {
    await mutate({ body: { code, ...(password === '' ? {} : { current_password: password }) } });
    toast('The second factor is off.');
  };
  const form = useSubmit(disable, close);
  return (
    <Dialog title="Switch the second factor off" close={close}>
      <form class="profile-dialog" onSubmit={form.submit}>
        <p>From then on the password alone opens your account. Workspaces that need a second factor refuse you.</p>
        <PasswordField label="Your password, if you have one" value={password} set={setPassword} />
        <CodeField label="Code from the app, or a recovery code" value={code} set={setCode} />
        <FormFoot form={form} submit="Switch off" isDanger isDisabled={code === ''} />
      </form>
    </Dialog>
  );
}

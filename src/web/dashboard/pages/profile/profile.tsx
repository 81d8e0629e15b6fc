// The signed-in user: name and time zone, password, second factor, and signed-in browsers. The profile is the same in every
// workspace.
import { useState } from 'preact/hooks';
import type { User } from '../../../../../generated/types.ts';
import { requestOf } from '../../api/curl.ts';
import { useSend } from '../../api/send.ts';
import { useSubmit } from '../../parts/dialog.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { ZoneField } from '../../parts/zone-field.tsx';
import { useMe } from '../../shell/me.tsx';
import { FormFoot, PasswordField } from './form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { Input } from '../../parts/input.tsx';

const ME = ['/v1/auth/me'];
const MIN_PASSWORD_LENGTH = 12;

export function ProfilePage() {
  const { user } = useMe();
  if (!user) return null;
  return (
    <Page title="Profile" note={user.email} request={requestOf('get', '/v1/auth/me')}>
      <div class="body profile">
        <You key={user.id} user={user} />
        <Password />
        <SecondFactor />
        <Sessions />
      </div>
    </Page>
  );
}

function You({ user: { name, time_zone: zone } }: { user: User }) {
  const [typed, setTyped] = useState({ name, time_zone: zone });
  const [mutate] = useSend('patch', '/v1/auth/me', { refreshes: ME });
  const save = async (): Promise<void> => {
    await mutate({ body: typed });
    toast('Your profile is saved.');
  };
  const form = useSubmit(save, () => undefined);
  const isSame = typed.name === name && typed.time_zone === zone;
  return (
    <Section id="you" title="You">
      <form onSubmit={form.submit}>
        <Input
          label="Your name"
          required
          maxLength={100}
          autocomplete="name"
          value={typed.name}
          set={(text) => setTyped({ ...typed, name: text })}
        />
        <ZoneField
          label="Your time zone"
          value={typed.time_zone}
          set={(time_zone) => setTyped({ ...typed, time_zone })}
        />
        <FormFoot form={form} submit="Save" isDisabled={isSame} />
      </form>
    </Section>
  );
}

function Password() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [mutate] = useSend('patch', '/v1/auth/me', { refreshes: ['/v1/auth/sessions'] });
  const change = async (): Promise<void> => {
    await mutate({ body: { current_password: current, password: next } });
    setCurrent('');
    setNext('');
    toast('The password is changed. Every other session of yours has ended.');
  };
  const form = useSubmit(change, () => undefined);
  return (
    <Section id="password" title="Password">
      <form onSubmit={form.submit}>
        <PasswordField label="Current password" value={current} set={setCurrent} isRequired />
        <Input
          label={`New password, at least ${MIN_PASSWORD_LENGTH} characters; a sentence is fine`}
          type="password"
          autocomplete="new-password"
          required
          minLength={MIN_PASSWORD_LENGTH}
          value={next}
          set={setNext}
        />
        <FormFoot form={form} submit="Change the password" isDisabled={next === ''} />
      </form>
    </Section>
  );
}

// Enrolls a second factor: the password, the secret for the authenticator app, the first code, the recovery codes.
import { h } from '../parts/dom.ts';
import { form } from './form.ts';
import { request } from './session.ts';

interface Enrolment {
  secret: string;
  otpauth_url: string;
  qr_code: string;
}

/** @param show replaces the page content @param done called after the recovery codes were shown */
export function enroll(token: string, show: (title: string, ...parts: Node[]) => void, done: () => void): void {
  const begin = async ({ password }: Record<string, string>): Promise<void> => {
    const body = password === '' ? {} : { current_password: password! };
    const made = await request<Enrolment>('POST', '/v1/auth/second-factor', body, token);
    const code = {
      label: 'Code from the app',
      name: 'code',
      properties: { inputmode: 'numeric', autocomplete: 'one-time-code' },
    };
    show(
      'Add it to your app',
      h(
        'p',
        {},
        'Scan the code with your authenticator app, or ',
        h('a', { href: made.otpauth_url }, 'open the app on this device'),
        '. You can also enter the key below it.',
      ),
      h('img', {
        class: 'qr',
        src: made.qr_code,
        alt: 'QR code of the key, for the camera of your authenticator app',
      }),
      h('p', { class: 'secret' }, made.secret.replace(/.{4}(?=.)/g, '$& ')),
      form([code], 'Confirm', confirm),
    );
  };
  const confirm = async ({ code }: Record<string, string>): Promise<void> => {
    const path = '/v1/auth/second-factor/confirm';
    const { recovery_codes: codes } = await request<{ recovery_codes: string[] }>('POST', path, { code }, token);
    show(
      'Keep your recovery codes',
      h('p', {}, 'Each works once instead of a code, if you have lost the device. They are shown only now.'),
      h('ul', { class: 'secret' }, ...codes.map((one) => h('li', {}, one))),
      h('button', { type: 'button', class: 'primary', onclick: done }, 'I have saved them'),
    );
  };
  const properties = { type: 'password', autocomplete: 'current-password' };
  show(
    'Set up a second factor',
    h('p', {}, 'Your workspace requires one: a code from an authenticator app at each sign-in.'),
    form([{ label: 'Your password, if you have one', name: 'password', properties, optional: true }], 'Go on', begin),
  );
}

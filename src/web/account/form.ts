// A form that submits once at a time and shows why a submission failed.
import { ServiceError } from '../line/service.ts';
import { h } from '../parts/dom.ts';

interface Field {
  label: string;
  name: string;
  /** Properties of the input element. */
  properties: Record<string, string>;
  optional?: boolean;
}

/** @param run receives the values by field name; an error that it throws is shown */
export function form(
  fields: readonly Field[],
  submit: string,
  run: (values: Record<string, string>) => Promise<void>,
): HTMLFormElement {
  const inputs = fields.map(({ name, properties, optional = false }) =>
    h('input', { name, required: !optional, ...properties }),
  );
  const failed = h('p', { class: 'failed', role: 'alert' });
  const button = h('button', { class: 'primary', type: 'submit' }, submit);
  const send = async (): Promise<void> => {
    button.disabled = true;
    failed.textContent = '';
    try {
      await run(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
    } catch (error) {
      failed.textContent = reasonOf(error);
      inputs[0]?.focus();
    }
    button.disabled = false;
  };
  const onsubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  const rows = fields.map(({ label }, i) => h('label', {}, label, inputs[i]!));
  return h('form', { onsubmit }, ...rows, button, failed);
}

const REASONS: Readonly<Record<string, string>> = {
  unreachable: 'The service does not answer. Try again in a moment.',
  invalid_credentials: 'Email address or password is wrong.',
  invalid_code: 'The code is wrong or was used before. Wait for the next one, or use a recovery code.',
  invalid_login_token: 'The sign-in took longer than 5 minutes. Begin again.',
  mail_not_configured: 'This service sends no mail. Ask its operator for a new password.',
};

export function reasonOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error);
  return REASONS[error.code] ?? error.detail ?? error.code;
}

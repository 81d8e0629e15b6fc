// Shared parts of the profile's forms.
import { Input } from '../../parts/input.tsx';
import { FailedNote } from '../../parts/dialog.tsx';

interface FootProps {
  form: { isRunning: boolean; failed: string | null };
  submit: string;
  isDisabled?: boolean;
  isDanger?: boolean;
}

export function FormFoot({ form: { isRunning, failed }, submit, isDisabled = false, isDanger = false }: FootProps) {
  return (
    <>
      <FailedNote text={failed} />
      <div class="row">
        <button type="submit" class={isDanger ? 'btn danger' : 'btn primary'} disabled={isDisabled || isRunning}>
          {submit}
        </button>
      </div>
    </>
  );
}

interface PasswordProps {
  label: string;
  value: string;
  set: (value: string) => void;
  isRequired?: boolean;
}

export function PasswordField({ label, value, set, isRequired = false }: PasswordProps) {
  return (
    <Input
      label={label}
      type="password"
      autocomplete="current-password"
      required={isRequired}
      value={value}
      set={set}
    />
  );
}

interface CodeProps {
  label: string;
  value: string;
  set: (value: string) => void;
}

/** Six digits from an app, or a recovery code. */
export function CodeField({ label, value, set }: CodeProps) {
  return (
    <Input
      class="num"
      label={label}
      required
      autocomplete="one-time-code"
      value={value}
      set={(text) => set(text.trim())}
    />
  );
}

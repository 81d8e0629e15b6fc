// A secret that the service shows once. Invariants: it is in memory and in this dialog only, and removed from both when the
// dialog closes; the dialog closes when the user confirms that the secret is stored, not with Escape.
import { CopyButton } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface SecretProps {
  title: string;
  value: string;
  /** The purpose of the secret. */
  children?: preact.ComponentChildren;
  close: () => void;
}

export function Secret({ title, value, children, close }: SecretProps) {
  return (
    <Dialog title={title} close={close} canClose={false}>
      <div class="dialog-body">
        {children}
        <pre class="code secret" tabIndex={0}>
          {value}
        </pre>
        <p class="note warn">
          <Icon name="warning" />
          <span>This is the only time that it is shown. Store it in your secrets now.</span>
        </p>
      </div>
      <footer>
        <CopyButton kind="" label="Copy" text={() => value} />
        <button type="button" class="btn primary" onClick={close}>
          I have stored it
        </button>
      </footer>
    </Dialog>
  );
}

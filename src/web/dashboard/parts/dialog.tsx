// Modal dialogs, based on the native element, which traps the focus and restores it. `Dialog` is the frame; `ConfirmDialog` asks
// before an action that cannot be undone, and stays open with the reason if it fails.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyNextChange } from '../api/curl.ts';
import { reasonOf } from '../api/failure.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  close: () => void;
  /** If false, neither Escape nor the close button closes the dialog. */
  canClose?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, close, canClose = true, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    if (!dialog.open) dialog.showModal();
    // Closing restores the focus; removing the element does not.
    return () => dialog.close();
  }, []);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    if (canClose) close();
  };
  return (
    <dialog class="dialog" ref={element} aria-label={title} onCancel={onCancel}>
      <header>
        <h2>{title}</h2>
        {canClose && (
          <button type="button" class="btn s icon quiet" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  /** The consequences, with names and counts. */
  children: ComponentChildren;
  action: string;
  isDanger?: boolean;
  /** Disables the action, because there is nothing to do yet. */
  isDisabled?: boolean;
  /** Label of a checkbox that must be checked first. */
  condition?: string;
  run: () => Promise<unknown>;
  close: () => void;
}

export function ConfirmDialog({
  title,
  children,
  action,
  isDanger = false,
  isDisabled = false,
  condition,
  run,
  close,
}: ConfirmProps) {
  const [isAgreed, setAgreed] = useState(condition === undefined);
  const { isRunning, failed, submit } = useSubmit(run, close);
  return (
    <Dialog title={title} close={close}>
      <form method="dialog" onSubmit={submit}>
        <div class="dialog-body">{children}</div>
        {condition !== undefined && (
          <label class="check">
            <input type="checkbox" onChange={({ currentTarget }) => setAgreed(currentTarget.checked)} />
            {condition}
          </label>
        )}
        <FormEnd
          failed={failed}
          close={close}
          submit={action}
          isDanger={isDanger}
          disabled={!isAgreed || isRunning || isDisabled}
        />
      </form>
    </Dialog>
  );
}

interface FormEndProps {
  /** Why the last attempt failed. */
  failed: string | null;
  close: () => void;
  /** Label of the button. */
  submit: string;
  isDanger?: boolean;
  disabled: boolean;
}

/** The footer of a dialog's form. */
export function FormEnd({ failed, close, submit, isDanger = false, disabled }: FormEndProps) {
  return (
    <>
      <FailedNote text={failed} />
      <footer>
        <button type="button" class="btn" onClick={close}>
          Cancel
        </button>
        <button type="submit" class={`btn ${isDanger ? 'danger' : 'primary'}`} disabled={disabled}>
          {submit}
        </button>
        {/* Not before the other one: Enter in a field presses the first button that submits. */}
        <button type="submit" class="btn quiet" name="curl" disabled={disabled}>
          Copy as curl
        </button>
      </footer>
    </>
  );
}

/** The reason why a form failed; nothing if it did not. */
export function FailedNote({ text }: { text: string | null }) {
  return (
    text !== null && (
      <p class="c-bad" role="alert">
        {text}
      </p>
    )
  );
}

/** A form that submits once at a time, shows why a submission failed, and calls `done` after a success. */
export function useSubmit(run: () => Promise<unknown>, done: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isRunning) return;
    setRunning(true);
    setFailed(null);
    const endCopy = (event as SubmitEvent).submitter?.getAttribute('name') === 'curl' ? copyNextChange() : undefined;
    run()
      .then(done)
      .catch((error: unknown) => setFailed(reasonOf(error)))
      .finally(() => {
        endCopy?.();
        setRunning(false);
      });
  };
  return { isRunning, failed, submit };
}

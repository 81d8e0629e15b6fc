// Modal dialogs: the native element, which keeps the focus inside and gives it back. `Dialog` is the frame; `ConfirmDialog` asks before
// something that cannot be undone, and stays open with the reason when it fails.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { reasonOf } from '../api/failure.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  close: () => void;
  /** Without it, neither Escape nor the cross closes. */
  canClose?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, close, canClose = true, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current!;
    if (!dialog.open) dialog.showModal();
    // Closing gives the focus back to where it was; removing alone does not.
    return () => dialog.close();
  }, []);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    if (canClose) close();
  };
  return (
    <dialog class="dialog" ref={element} aria-labelledby={heading} onCancel={onCancel}>
      <header>
        <h2 id={heading}>{title}</h2>
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
  /** What happens, with names and counts. */
  children: ComponentChildren;
  action: string;
  isDanger?: boolean;
  /** There is nothing to do yet. */
  isDisabled?: boolean;
  /** A tick that must be set first. */
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
  /** On the button. */
  submit: string;
  isDanger?: boolean;
  disabled: boolean;
}

/** What is below the fields of a dialog. */
export function FormEnd({ failed, close, submit, isDanger = false, disabled }: FormEndProps) {
  return (
    <>
      {failed !== null && (
        <p class="c-bad" role="alert">
          {failed}
        </p>
      )}
      <footer>
        <button type="button" class="btn" onClick={close}>
          Cancel
        </button>
        <button type="submit" class={`btn ${isDanger ? 'danger' : 'primary'}`} disabled={disabled}>
          {submit}
        </button>
      </footer>
    </>
  );
}

/** A form that runs once at a time, says why it failed, and is done after a success. */
export function useSubmit(run: () => Promise<unknown>, done: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isRunning) return;
    setRunning(true);
    setFailed(null);
    run()
      .then(done)
      .catch((error: unknown) => setFailed(reasonOf(error)))
      .finally(() => setRunning(false));
  };
  return { isRunning, failed, submit };
}

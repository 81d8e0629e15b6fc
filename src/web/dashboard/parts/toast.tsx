// Short messages about completed actions, with Undo where possible. Invariants: a message is announced once; one with a button
// stays for 8 seconds, and longer while the pointer or the focus is on it.
import { useEffect, useState } from 'preact/hooks';
import { reasonOf } from '../api/failure.ts';
import { Icon } from './icon.tsx';
import { signal } from './signal.ts';

interface ToastMessage {
  id: number;
  text: string;
  undo: (() => void) | null;
}

const STAYS_MS = 8000;
const shown = signal<readonly ToastMessage[]>([]);
let last = 0;

export function toast(text: string, undo: (() => void) | null = null): void {
  shown.set([...shown.get().slice(-2), { id: ++last, text, undo }]);
}

/** Says why an action failed. */
export function toastFailure(error: unknown): void {
  toast(reasonOf(error));
}

function dismiss(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}

export function Toasts() {
  const messages = shown.use();
  return (
    <div class="toasts" role="status">
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>
  );
}

function Toast({ message: { id, text, undo } }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, id]);
  const undone = (): void => {
    undo?.();
    dismiss(id);
  };
  return (
    <div
      class="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <span>{text}</span>
      {undo && (
        <button type="button" class="btn s" onClick={undone}>
          Undo
        </button>
      )}
      <button type="button" class="btn s icon quiet" aria-label="Dismiss" onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

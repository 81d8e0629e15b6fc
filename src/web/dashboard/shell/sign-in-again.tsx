// Shown when the session ended while the dashboard was open. The page is kept: its requests wait, and continue after a sign-in in
// a separate window, which also handles the second factor and the identity provider.
import { retrySession, signInPath } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';

const BACK = '/app/signed-in';

export function SignInAgain() {
  const open = (): void => {
    if (!window.open(signInPath(BACK), 'parley-sign-in', 'popup,width=480,height=680')) {
      location.assign(signInPath());
    }
  };
  return (
    <Dialog title="Your session has ended" close={() => undefined} canClose={false}>
      <div class="dialog-body">
        <p>Sign in again to continue. Nothing on this page is lost.</p>
      </div>
      <footer>
        <button type="button" class="btn" onClick={retrySession}>
          I have signed in
        </button>
        <button type="button" class="btn primary" onClick={open}>
          Sign in
        </button>
      </footer>
    </Dialog>
  );
}

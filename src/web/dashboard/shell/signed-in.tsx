// The last page of a sign-in in a separate window: notifies the other tabs, and closes.
import { useEffect } from 'preact/hooks';
import { announceSignIn } from '../api/session.ts';

export function SignedInPage() {
  useEffect(() => {
    announceSignIn();
    window.close();
  }, []);
  return (
    <main class="mid">
      <h1>You are signed in</h1>
      <p>The dashboard continues in its own window. You can close this one.</p>
      <a class="btn" href="/app">
        Open the dashboard here
      </a>
    </main>
  );
}

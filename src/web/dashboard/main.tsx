// The dashboard at /app/. Without a session it redirects to the sign-in, which returns to the requested page.
import '../tokens.css';
import './dashboard.css';
import './parts/controls.css';
import './parts/page.css';
import './parts/dialog.css';
import './parts/list.css';
import './shell/rail.css';
import { render } from 'preact';
import { asFailure } from './api/failure.ts';
import { beginSession, signInPath } from './api/session.ts';
import { App, later } from './shell/app.tsx';
import { brand } from './shell/brand.ts';
import { applyTheme } from './shell/theme.ts';

const RETRY_MS = 2000;

async function open(): Promise<void> {
  applyTheme();
  if (brand) void later().then(({ applyBrand }) => applyBrand(brand!));
  const element = document.querySelector('#app')!;
  if (location.pathname === '/app/signed-in') {
    const { SignedInPage } = await later();
    return render(<SignedInPage />, element);
  }
  try {
    await beginSession();
  } catch (error) {
    const { code, message, retryAfterSeconds: seconds } = asFailure(error);
    if (code === 'invalid_refresh_token') return location.replace(signInPath());
    render(<p role="alert">{message} This page tries again.</p>, element);
    setTimeout(() => void open(), seconds === null ? RETRY_MS : seconds * 1000);
    return;
  }
  render(<App />, element);
}

void open();

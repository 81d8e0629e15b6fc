// The list of calls, one call, and webhooks, whose deliveries a call shows: one chunk of the build.
import './calls/calls.css';
import './call/call.css';
import './webhooks/webhooks.css';
import { CallsPage } from './calls/calls.tsx';
import { CallPage } from './call/call.tsx';
import { WebhooksPage } from './webhooks/webhooks.tsx';
import { WebhookPage } from './webhooks/webhook.tsx';

export const PAGES = { CallsPage, CallPage, WebhooksPage, WebhookPage };

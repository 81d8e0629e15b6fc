// Numbers, widgets, webhooks and API keys: one chunk of the build.
import './numbers/numbers.css';
import './widgets/widgets.css';
import './webhooks/webhooks.css';
import './keys/keys.css';
import { NumbersPage } from './numbers/numbers.tsx';
import { NumberPage } from './number/number.tsx';
import { WidgetsPage } from './widgets/widgets.tsx';
import { WidgetPage } from './widgets/widget.tsx';
import { WebhooksPage } from './webhooks/webhooks.tsx';
import { WebhookPage } from './webhooks/webhook.tsx';
import { KeysPage } from './keys/keys.tsx';

export const PAGES = { NumbersPage, NumberPage, WidgetsPage, WidgetPage, WebhooksPage, WebhookPage, KeysPage };

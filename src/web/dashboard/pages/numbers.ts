// Numbers, widgets and API keys: one chunk of the build.
import './numbers/numbers.css';
import './widgets/widgets.css';
import './keys/keys.css';
import { NumbersPage } from './numbers/numbers.tsx';
import { NumberPage } from './number/number.tsx';
import { WidgetsPage } from './widgets/widgets.tsx';
import { WidgetPage } from './widgets/widget.tsx';
import { KeysPage } from './keys/keys.tsx';

export const PAGES = { NumbersPage, NumberPage, WidgetsPage, WidgetPage, KeysPage };

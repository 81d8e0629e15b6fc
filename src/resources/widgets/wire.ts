// Widget, session and message rows → API objects. A visitor's configuration contains nothing secret.
import type {
  Branding,
  Widget,
  WidgetConfig,
  WidgetMessage,
  WidgetMode,
  WidgetSession,
  WidgetTheme,
} from '../../../generated/types.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { WidgetRow } from './store.ts';
import type { MessageRow, SessionRow } from './store/sessions.ts';

const THEME: Required<WidgetTheme> = { accent: '#0f766e', position: 'bottom-right', mode: 'auto' };

export function toWidget(row: WidgetRow): Widget {
  return {
    id: row.id,
    name: row.name,
    agent_id: row.agent_id,
    modes: row.modes as WidgetMode[],
    allowed_domains: row.allowed_domains,
    theme: themeOf(row),
    greeting: row.greeting,
    title: row.title,
    budget_per_day: row.budget_micros === null ? null : toMoney(row.budget_micros),
    status: row.status,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

interface WidgetAgent {
  name: string;
  greeting: string | null;
  language: string;
  /** Fills in variables of the agent. */
  fill(text: string): string;
}

/** @param brand brand of the widget; its accent applies if the widget has none */
export function toWidgetConfig(
  row: WidgetRow,
  agent: WidgetAgent,
  ears: WidgetConfig['ears'],
  brand: Branding | null,
): WidgetConfig {
  const accent = row.theme.accent ?? brand?.colors?.accent;
  return {
    id: row.id,
    title: row.title ?? agent.name,
    agent_name: agent.name,
    greeting: row.greeting === null ? agent.greeting : agent.fill(row.greeting),
    language: agent.language,
    modes: row.modes as WidgetMode[],
    theme: { ...themeOf(row), ...(accent === undefined ? {} : { accent }) },
    ears,
    brand,
  };
}

export function toWidgetSession(row: SessionRow): WidgetSession {
  return {
    id: row.id,
    widget_id: row.widget_id,
    mode: row.mode,
    origin: row.origin,
    call_id: row.call_id,
    messages: row.message_count,
    created_at: iso(row.created_at),
    last_message_at: isoOrNull(row.last_message_at),
    messages_removed_at: isoOrNull(row.messages_removed_at),
  };
}

export function toWidgetMessage(row: MessageRow): WidgetMessage {
  return { id: row.id, role: row.role, text: row.text, tools: row.tools, created_at: iso(row.created_at) };
}

function themeOf({ theme }: WidgetRow): WidgetTheme {
  const { accent = THEME.accent, position = THEME.position, mode = THEME.mode } = theme;
  return { accent, position, mode };
}

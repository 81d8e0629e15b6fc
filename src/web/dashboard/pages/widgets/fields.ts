// The fields of a widget as the studio edits them. Invariant: only fields that differ from the saved widget are sent.
import type { Widget, WidgetConfig, WidgetMode, WidgetTheme } from '../../../../../generated/types.ts';

export interface WidgetFields {
  name: string;
  agent: string;
  title: string;
  greeting: string;
  chat: boolean;
  voice: boolean;
  /** One domain per line. */
  domains: string;
  accent: string;
  position: NonNullable<WidgetTheme['position']>;
  scheme: NonNullable<WidgetTheme['mode']>;
  /** Amount of money; empty: no limit of its own. */
  budget: string;
}

export function fieldsOf(widget: Widget): WidgetFields {
  const { modes, theme, budget_per_day: budget } = widget;
  return {
    name: widget.name,
    agent: widget.agent_id,
    title: widget.title ?? '',
    greeting: widget.greeting ?? '',
    chat: modes.includes('chat'),
    voice: modes.includes('voice'),
    domains: widget.allowed_domains.join('\n'),
    accent: theme.accent ?? '#0f766e',
    position: theme.position ?? 'bottom-right',
    scheme: theme.mode ?? 'auto',
    budget: budget?.amount ?? '',
  };
}

export function modesOf({ chat, voice }: WidgetFields): WidgetMode[] {
  return [...(chat ? ['chat' as const] : []), ...(voice ? ['voice' as const] : [])];
}

export function bodyOf(before: WidgetFields, now: WidgetFields) {
  const differs = (...names: (keyof WidgetFields)[]): boolean => names.some((name) => before[name] !== now[name]);
  const { accent, position, scheme, budget } = now;
  return {
    ...(differs('name') ? { name: now.name.trim() } : {}),
    ...(differs('agent') ? { agent_id: now.agent } : {}),
    ...(differs('title') ? { title: now.title.trim() || null } : {}),
    ...(differs('greeting') ? { greeting: now.greeting.trim() || null } : {}),
    ...(differs('chat', 'voice') ? { modes: modesOf(now) } : {}),
    ...(differs('domains') ? { allowed_domains: now.domains.split(/[\s,]+/).filter(Boolean) } : {}),
    ...(differs('accent', 'position', 'scheme') ? { theme: { accent, position, mode: scheme } } : {}),
    ...(differs('budget')
      ? { budget_per_day: budget.trim() ? { amount: budget.trim(), currency: 'USD' as const } : null }
      : {}),
  };
}

/** Returns the settings that visitors would get if the fields were saved. */
export function previewConfig(config: WidgetConfig, before: WidgetFields, now: WidgetFields): WidgetConfig {
  const title = now.title.trim() || config.agent_name;
  const isSameGreeting = before.greeting === now.greeting;
  return {
    ...config,
    title: before.title === now.title ? config.title : title,
    greeting: isSameGreeting ? config.greeting : now.greeting.trim() || null,
    modes: modesOf(now),
    theme: { accent: now.accent, position: now.position, mode: now.scheme },
  };
}

// The palette's results from data in the browser. Pure.
import type { Agent, PhoneNumber, Workspace } from '../../../../../generated/types.ts';
import type { Glyph } from '../../parts/icon.tsx';
import { addressOfId } from './asked.ts';

export interface Result {
  id: string;
  group: string;
  icon: Glyph;
  title: string;
  note?: string;
  /** Address to open. */
  href?: string;
  act?: () => void;
  /** Address of all matches, for Ctrl Enter. */
  listHref?: string;
}

export function resultOfId(text: string): Result[] {
  const address = addressOfId(text);
  return address ? [{ id: text, group: 'Open', icon: 'right', note: text, ...address }] : [];
}

export function resultOfAgent({ agent_id: id, agent_name: name, folder }: Agent): Result {
  return {
    id,
    group: 'Agents',
    icon: 'agent',
    title: name,
    ...(folder ? { note: folder } : {}),
    href: `/app/agents/${id}`,
    listHref: `/app/calls?agent=${id}`,
  };
}

/** A number links to its calls. */
export function resultOfNumber({ id, number, nickname }: PhoneNumber): Result {
  const href = `/app/calls?q=${encodeURIComponent(number)}`;
  return { id, group: 'Numbers', icon: 'hash', title: number, note: nickname ?? 'its calls', href };
}

export function resultOfWorkspace({ id, name, role }: Workspace, choose: (id: string) => void): Result {
  return {
    id,
    group: 'Actions',
    icon: 'updown',
    title: `Switch to ${name}`,
    note: role ?? '',
    act: () => choose(id),
  };
}

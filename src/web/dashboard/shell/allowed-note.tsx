// States above a form that the required permission is missing, before the user fills the form in.
import type { Scope } from '../../../../generated/types.ts';
import { useCan } from './me.tsx';

export function AllowedNote({ scope }: { scope: Scope }) {
  if (useCan(scope)) return null;
  return <p class="note warn">Your role may only look. An owner or admin of the workspace can change it.</p>;
}

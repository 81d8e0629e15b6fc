// The signed-in user, the workspace and the permissions. Invariant: below `MeContext` there is always a user.
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { Principal, Scope } from '../../../../generated/types.ts';

export const MeContext = createContext<Principal>(null as never);

const RANK: Readonly<Record<Scope, number>> = { 'read-only': 0, write: 1, admin: 2 };
const WHO: Readonly<Record<Scope, string>> = {
  'read-only': 'any member',
  write: 'a member, an admin or an owner',
  admin: 'an admin or an owner',
};

export function useMe(): Principal {
  return useContext(MeContext);
}

export function useCan(scope: Scope): boolean {
  return RANK[useMe().scope] >= RANK[scope];
}

interface AllowedProps {
  scope: Scope;
  kind?: string;
  onClick: () => void;
  children: ComponentChildren;
}

/** A button for users with the permission. For others it stays visible but disabled, and states who can use it. */
export function AllowedButton({ scope, kind = '', onClick, children }: AllowedProps) {
  const can = useCan(scope);
  const reason = can ? undefined : `Needs ${WHO[scope]} of the workspace`;
  const press = (): void => {
    if (can) onClick();
  };
  return (
    <button type="button" class={`btn ${kind}`} aria-disabled={!can} title={reason} onClick={press}>
      {children}
      {reason !== undefined && <span class="vh">. {reason}</span>}
    </button>
  );
}

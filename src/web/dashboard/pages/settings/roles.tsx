// The choice of a role, with the permissions of each, before it is assigned.
import type { Member } from '../../../../../generated/types.ts';
import { useMe } from '../../shell/me.tsx';
import { Check } from '../../parts/input.tsx';

export type Role = Member['role'];

const ROLES: readonly [Role, string][] = [
  ['viewer', 'Sees agents, calls, recordings and figures. Changes nothing.'],
  ['member', 'Also places calls and changes agents, campaigns, numbers and webhooks. No members, keys or money.'],
  ['admin', 'Also manages members, API keys, provider keys, the wallet and the audit log. No owners.'],
  ['owner', 'Everything, also other owners and whether members need a second factor.'],
];

export function RoleChoice({ role, set }: { role: Role; set: (role: Role) => void }) {
  const { role: mine } = useMe();
  return (
    <fieldset class="choices">
      <legend class="t12 mut">Role</legend>
      {ROLES.map(([each, words]) => {
        const isRefused = each === 'owner' && mine !== 'owner';
        return (
          <Check key={each} name="role" checked={role === each} disabled={isRefused} set={() => set(each)}>
            <span>
              <b>{each}</b> <span class="mut">{isRefused ? 'Only an owner can make an owner.' : words}</span>
            </span>
          </Check>
        );
      })}
    </fieldset>
  );
}

// Compares two versions of an agent, value by value. Functions are matched by name, because an added function would otherwise
// make the whole list differ. Secrets are compared but never shown. Pure, except for opening sealed texts.
import type { AgentVersionChange } from '../../../../generated/types.ts';
import { isObject, pointerSegment, type Json, type JsonObject } from '../../../core/json.ts';
import type { Vault } from '../../../core/vault.ts';
import { settingsJson } from '../fields.ts';
import { openHeaders, openSigningSecret } from '../functions/seals.ts';
import type { Blueprint } from '../service.ts';
import { isSameJson } from '../settings.ts';
import { toFunction } from '../wire.ts';

export function compareBlueprints(vault: Vault, before: Blueprint, after: Blueprint): AgentVersionChange[] {
  return [...changesBetween(comparable(before), comparable(after), ''), ...secretChanges(vault, before, after)];
}

function comparable({ agent_name, folder, tags, settings, functions }: Blueprint): JsonObject {
  const named = functions.map((fn) => {
    const { id: _id, created_at: _created, updated_at: _updated, ...rest } = toFunction(fn);
    return [fn.name, rest as unknown as JsonObject];
  });
  return { agent_name, folder, tags, ...settingsJson(settings), functions: Object.fromEntries(named) as JsonObject };
}

function changesBetween(before: Json | undefined, after: Json | undefined, pointer: string): AgentVersionChange[] {
  if (isSameJson(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesBetween(before[name], after[name], `${pointer}/${pointerSegment(name)}`));
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ pointer, kind, before: before ?? null, after: after ?? null, hidden: false }];
}

/** Compares the secrets of functions that both versions have. */
function secretChanges(vault: Vault, before: Blueprint, after: Blueprint): AgentVersionChange[] {
  const old = new Map(before.functions.map((fn) => [fn.name, fn]));
  return after.functions.flatMap((fn): AgentVersionChange[] => {
    const was = old.get(fn.name);
    if (!was || was.type !== fn.type) return [];
    const secret = { kind: 'changed' as const, before: null, after: null, hidden: true };
    const pointer = `/functions/${pointerSegment(fn.name)}`;
    return [
      ...(headersDiffer(vault, was, fn) ? [{ ...secret, pointer: `${pointer}/headers` }] : []),
      ...(signingDiffers(vault, was, fn) ? [{ ...secret, pointer: `${pointer}/signing_secret` }] : []),
    ];
  });
}

type StoredFunction = Blueprint['functions'][number];

function headersDiffer(vault: Vault, was: StoredFunction, fn: StoredFunction): boolean {
  if (was.id === fn.id && was.headers_sealed === fn.headers_sealed) return false;
  return !isSameJson(openHeaders({ vault }, was), openHeaders({ vault }, fn));
}

function signingDiffers(vault: Vault, was: StoredFunction, fn: StoredFunction): boolean {
  if (was.signing_secret_sealed === null || fn.signing_secret_sealed === null) return false;
  if (was.id === fn.id && was.signing_secret_sealed === fn.signing_secret_sealed) return false;
  return openSigningSecret({ vault }, was) !== openSigningSecret({ vault }, fn);
}

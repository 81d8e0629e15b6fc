// The version of an agent that answers, and whether there is a newer draft.
import type { Agent } from '../../../../../generated/types.ts';

export function Live({ agent: { version, published_version: published } }: { agent: Agent }) {
  if (published === null || published === version) {
    return (
      <span class="row">
        <i class="dot ok" />
        <span class="num">v{version}</span> live
      </span>
    );
  }
  return (
    <span class="row">
      <i class="dot warn" />
      <span class="num">v{published}</span> live, <span class="num">v{version}</span> draft
    </span>
  );
}

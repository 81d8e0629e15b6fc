// Limits of the metadata of calls, schedules, browser tokens and knowledge sources. Pure.
import { invalid } from './errors.ts';
import { hasTooManyContainers, jsonBytes, MAX_CONTAINERS, MAX_METADATA_BYTES } from './json.ts';

/** @throws Failure `validation_failed` */
export function checkMetadata(metadata: object): void {
  if (jsonBytes(metadata) > MAX_METADATA_BYTES)
    throw invalid('/metadata', 'too_long', 'must be at most 16 KiB of JSON');
  if (!hasTooManyContainers(metadata)) return;
  throw invalid('/metadata', 'too_many', `must have at most ${MAX_CONTAINERS} objects and lists`);
}

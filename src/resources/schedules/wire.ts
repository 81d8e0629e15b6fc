// Converts schedule rows to API objects. DTSTART is stored in RFC 5545 format and returned as ISO 8601; both are local times.
import type { Schedule } from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import { nextRunsOf } from './next-runs.ts';
import type { RunRow, ScheduleRow } from './store.ts';

export function toSchedule(row: ScheduleRow, runs: readonly RunRow[]): Schedule {
  return {
    id: row.id,
    agent_id: row.agent_id,
    to_number: row.to_number,
    from_number: row.from_number,
    at: isoOrNull(row.at),
    rrule: row.rrule,
    time_zone: row.time_zone,
    starts_at: row.starts_at && toLocalTime(row.starts_at),
    metadata: row.metadata,
    variables: row.variables as Schedule['variables'],
    misfire_grace_seconds: row.misfire_grace_seconds,
    status: row.status,
    status_reason: row.status_reason,
    next_run_at: isoOrNull(row.next_run_at),
    next_runs: nextRunsOf(row).map(iso),
    runs: runs.map((run) => ({
      due_at: iso(run.due_at),
      status: run.status,
      reason: run.reason,
      call_id: run.call_id,
    })),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

/** Converts `20261123T090000` to `2026-11-23T09:00:00`. */
function toLocalTime(text: string): string {
  return text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
}

export function fromLocalTime(text: string): string {
  return text.replace(/[-:]/g, '');
}

-- Which database this is: a copy that was restored from a dump has another identity than the one that is written here, and holds its
-- campaigns and schedules until an operator releases them.
create table database_identity (
  singleton boolean primary key default true check (singleton),
  identity text not null,
  changed_at timestamptz not null default now()
);

alter table campaigns drop constraint campaigns_pause_reason_check;
alter table campaigns add constraint campaigns_pause_reason_check
  check (pause_reason in ('manual', 'circuit_breaker', 'insufficient_funds', 'provider_error', 'restored'));

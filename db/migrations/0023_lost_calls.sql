-- A call that ended because the process that held it went away: it says nothing of whoever carries, hears, thinks or speaks,
-- so it is no reason to pause its campaign. A process that dies takes many of them along in one moment.
alter table calls add column is_lost boolean not null default false;

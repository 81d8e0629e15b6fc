-- Finds sessions that have ended, which are deleted after a week with their refresh tokens. Until now, they were kept forever.
create index sessions_ended on sessions (least(expires_at, revoked_at));

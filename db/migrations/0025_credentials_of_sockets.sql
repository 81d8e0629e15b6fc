-- What was opened with an API key or in a session ends with it: tokens of sockets say which key or session made them. Null for
-- visitors of widgets, and for tokens from before, which are good for five minutes.
alter table monitor_tokens add column credential_id text;
alter table rtc_tokens add column credential_id text;

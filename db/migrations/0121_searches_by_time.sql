-- The newest searches of knowledge in a workspace: what callers asked, without reading the timelines of all its calls.
create index call_events_searches on call_events (workspace_id, at desc) where type = 'knowledge';

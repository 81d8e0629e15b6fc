-- The newest runs of a function, without reading the timelines of the calls of its agent. Ids of functions are unique over all workspaces.
create index call_events_runs on call_events ((data ->> 'function_id'), at desc, call_id desc, sequence desc) where type = 'tool';

-- Visitors who wrote nothing, of calls and of chats that were only opened: their addresses and pages are removed at the end of their time.
create index widget_sessions_visitors on widget_sessions (workspace_id, widget_id, created_at)
  where last_message_at is null and (address is not null or origin is not null);

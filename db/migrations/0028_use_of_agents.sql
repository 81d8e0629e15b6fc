-- The agent that used what is charged outside of a call: usage is told by agent also when the widget is gone, and for answers
-- of the playground, which never had one.
alter table wallet_holds add column agent_id text;
update wallet_holds hold set agent_id = widgets.agent_id
from widget_messages paid
join widget_sessions sessions on sessions.workspace_id = paid.workspace_id and sessions.id = paid.session_id
join widgets on widgets.workspace_id = sessions.workspace_id and widgets.id = sessions.widget_id
where left(hold.call_id, 4) = 'msg_' and paid.workspace_id = hold.workspace_id and paid.id = hold.call_id;

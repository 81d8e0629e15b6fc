-- Usage counts what chats were charged in a period beside the calls that ended in it. A charge outside of a call goes by the id of
-- the message that it paid for; there are few of them among a workspace's holds.
create index wallet_holds_chats on wallet_holds (workspace_id, settled_at) where left(call_id, 4) = 'msg_';

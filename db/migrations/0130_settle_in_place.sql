-- Settling the hold of a call changes no indexed column of its row (HOT): the index of chats had the time of all holds in its key, so
-- each settlement wrote its three entries again. The room is for the row after settlement, whose items are longer.
alter table wallet_holds
  add column chat_settled_at timestamptz(3) generated always as (
    case when left(call_id, 4) = 'msg_' then settled_at end) stored,
  set (fillfactor = 60);
drop index wallet_holds_chats;
create index wallet_holds_chats on wallet_holds (workspace_id, chat_settled_at) where chat_settled_at is not null;

-- The key (workspace_id, id) finds a movement, and the key of its entries, (movement_id, account), keeps ids apart between workspaces.
alter table ledger_movements drop constraint ledger_movements_id_key;

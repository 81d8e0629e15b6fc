-- The daily spend cap that the operator gives one workspace; null: none. The workspace's own cap stands beside it, and the lower counts.
alter table wallets add column operator_cap_micros bigint check (operator_cap_micros >= 0);

-- Names that say what the rows are: commands to live calls, throttles of dials, and the two moments of a dial. `dialed_at` was
-- the reserved future moment and is `dial_at` from here on; `asked_at`, the moment when the carrier was asked, becomes `dialed_at`.
-- The order of the two renames matters.
alter table calls rename column dialed_at to dial_at;
alter table calls rename column asked_at to dialed_at;
alter index calls_campaign_dialed rename to calls_campaign_dial_at;
alter table onward_legs rename column asked_at to requested_at;

alter table call_wishes rename to call_commands;
alter table call_commands rename column wish to command;
alter table call_commands rename constraint call_wishes_pkey to call_commands_pkey;
alter table call_commands rename constraint call_wishes_id_key to call_commands_id_key;
alter table call_commands rename constraint call_wishes_workspace_id_call_id_fkey to call_commands_workspace_id_call_id_fkey;
alter index call_wishes_open rename to call_commands_open;

alter table call_pacers rename to campaign_throttles;
alter table campaign_throttles rename column held to paused;
alter table campaign_throttles rename constraint call_pacers_pkey to campaign_throttles_pkey;
alter table campaign_throttles rename constraint call_pacers_concurrency_check to campaign_throttles_concurrency_check;
alter table campaign_throttles rename constraint call_pacers_dials_per_second_check to campaign_throttles_dials_per_second_check;
alter table campaign_throttles rename constraint call_pacers_workspace_id_fkey to campaign_throttles_workspace_id_fkey;

alter table dial_paces rename to carrier_throttles;
alter table carrier_throttles rename constraint dial_paces_pkey to carrier_throttles_pkey;

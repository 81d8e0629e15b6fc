-- When the contacts of a campaign that is over were removed because their retention time was over. The row and its statistics stay.
alter table campaigns add column contacts_removed_at timestamptz(3);

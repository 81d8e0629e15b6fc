-- A campaign's numbers are unique by one text, campaign and number together. As three columns this index began as the primary
-- key does, and where statistics did not know a fresh campaign yet both looked alike: contacts were looked up by their id among all
-- of their campaign, 100 000 rows a dial, and a third of the dials came too late. Only who gives the number finds this one.
create unique index campaign_contacts_numbers on campaign_contacts ((campaign_id || to_number), workspace_id);
alter table campaign_contacts drop constraint campaign_contacts_number;
alter index campaign_contacts_numbers rename to campaign_contacts_number;

-- Statistics of tables that many workspaces share are anew after a fiftieth of them has changed: a workspace that nobody has
-- counted yet looks like one row, whatever it holds.
alter table campaign_contacts set (autovacuum_analyze_scale_factor = 0.02);
alter table calls set (autovacuum_analyze_scale_factor = 0.02);

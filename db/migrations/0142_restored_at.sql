-- When the database was last recognized as a restored copy. Automatic top-ups that were set before wait for their owner or operator.
alter table database_identity add column restored_at timestamptz;

-- Calls of which nothing that is said is stored, whatever their agent's settings say.
alter table calls add column no_store boolean not null default false;

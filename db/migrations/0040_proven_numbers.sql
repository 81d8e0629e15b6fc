-- A number behind a SIP trunk of its owner is a claim: a socket that answers as a SIP server proves nothing of the number. Such
-- claims keep nobody out; numbers of the deployment, and of carrier accounts that list them, exist once over all.
alter table phone_numbers add column proven boolean not null default true;
update phone_numbers set proven = false where account ->> 'type' = 'sip_trunk';
drop index phone_numbers_real;
create unique index phone_numbers_real on phone_numbers (number)
  where (status <> 'released' or carrier_ref is not null) and number <> '+12025550199' and proven;
-- Who answers a number that is called.
create index phone_numbers_called on phone_numbers (number) where status = 'active';

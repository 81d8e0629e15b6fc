-- A forwarded caller is found by the number as well: a workspace may hold the token of the carrier account that signs for its own
-- numbers, and could name the calls of others.
drop index onward_legs_forward;
create unique index onward_legs_forward on onward_legs (phone_number_id, carrier, ref) where ref is not null;

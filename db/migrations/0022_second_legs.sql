-- A call may have more legs than the one that carries it: a warm transfer rings a human on another one, and each attempt has a
-- number of its own, from 2 on. A leg's callbacks name it; whoever ends a call hangs up all that are not over.
alter table call_legs add column number smallint not null default 1 check (number >= 1);
alter table call_legs drop constraint call_legs_pkey;
alter table call_legs add primary key (call_id, number);

-- What web pages of the operator send without an account. Rows belong to the deployment and to no workspace; all of them end.
create table contact_messages (
  id text primary key,
  email text not null,
  name text,
  subject text,
  message text not null,
  created_at timestamptz(3) not null default now()
);
create index contact_messages_created on contact_messages (created_at);

create table newsletter_subscribers (
  id text primary key,
  -- Null: the subscription has ended, and the row remains so that its link can be opened again.
  email text,
  -- In every mail. It can only confirm and end the subscription, and later mails need it again, so it is stored as it is.
  token text not null unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'ended')),
  -- Mails that asked for a confirmation since `mails_since`.
  mails integer not null default 0,
  mails_since timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  ended_at timestamptz(3),
  check ((status = 'ended') = (email is null)),
  check ((status = 'ended') = (ended_at is not null)),
  check (status <> 'confirmed' or confirmed_at is not null)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));
create index newsletter_subscribers_created on newsletter_subscribers (created_at);

create table client_events (
  id bigint generated always as identity primary key,
  name text not null,
  page text,
  properties jsonb not null,
  occurred_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now()
);
create index client_events_received on client_events (received_at);

-- How much of each kind arrived on a day (UTC), which bounds it.
create table site_days (
  day date not null,
  kind text not null check (kind in ('contact', 'newsletter', 'event')),
  count integer not null,
  primary key (day, kind)
);

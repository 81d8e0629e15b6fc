-- The brand of a workspace, its logos and its domains.
create table brands (
  workspace_id text primary key references workspaces on delete cascade,
  name text,
  support_email text,
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  accent_dark text check (accent_dark ~ '^#[0-9a-f]{6}$'),
  hide_vendor_name boolean not null default false,
  updated_at timestamptz(3) not null default now()
);

-- One image for a workspace. Its id is part of a public address and changes with the image.
create table brand_logos (
  workspace_id text primary key references workspaces on delete cascade,
  id text not null unique,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null check (octet_length(content) <= 131072),
  created_at timestamptz(3) not null default now()
);

-- Anybody can add any domain; the TXT record with the token proves it. So a row that is not verified keeps nobody from the domain.
create table brand_domains (
  workspace_id text not null references workspaces on delete cascade,
  -- ASCII form, lower case, no dot at the end.
  domain text not null,
  token text not null,
  status text not null default 'pending' check (status in ('pending', 'verified')),
  created_at timestamptz(3) not null default now(),
  verified_at timestamptz(3),
  checked_at timestamptz(3),
  -- Since when DNS answers without the record of a verified domain.
  failing_since timestamptz(3),
  primary key (workspace_id, domain),
  check ((status = 'verified') = (verified_at is not null)),
  check (failing_since is null or status = 'verified')
);
create unique index brand_domains_verified on brand_domains (domain) where status = 'verified';
create index brand_domains_checked on brand_domains (coalesce(checked_at, created_at));

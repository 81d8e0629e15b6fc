-- Whether the mailbox of a user's address was shown to be theirs: by a link that was mailed to it, by an identity provider, or by the
-- operator. Anybody may register any address where registration is open, and a user may change their address to any other.
alter table users add column email_verified boolean not null default false;

-- Users who joined by an invitation to their address, users whom the identity provider created, and users whom the operator created,
-- which has no client address in the audit log. Not users who have changed their address since.
update users u set email_verified = true
where (
    u.password_hash is null
    or exists (select from invitations i where i.accepted_by = u.id and lower(i.email) = lower(u.email))
    or exists (select from audit_log a where a.target_id = u.id and a.action = 'user.registered' and a.ip is null)
  )
  and not exists (
    select from audit_log a where a.target_id = u.id and a.action = 'user.updated' and a.changes -> 'fields' ? 'email'
  );

-- The list of vendors is in src/providers/vendors/index.ts, and the service checks a vendor's id before it stores a key. A second
-- list here would need a migration for every new vendor.
alter table provider_credentials drop constraint provider_credentials_provider_check;

-- A rotated refresh token keeps its successor, sealed under a key that only the token itself completes: whoever presents the
-- same predecessor again within the grace period gets the same successor, and a copy of the table opens nothing.
alter table refresh_tokens add column successor_sealed text;

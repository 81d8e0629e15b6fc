#!/bin/sh
# Restores a backup into an empty database: restore.sh <backup>. Needs DATABASE_URL, DATA_DIR and pg_restore. Stops at the first error
# and leaves the database unchanged. ENCRYPTION_KEY must be the key of the backed-up deployment.
set -eu
: "${DATABASE_URL:?names an empty database}" "${1:?names the backup}"
# A backup of a deployment with STORAGE=s3://… has no files.
if [ -e "$1/storage.tar" ]; then : "${DATA_DIR:?names the directory of the service}"; fi
umask 077
tables=$(psql --no-psqlrc -At -c "select count(*) from pg_tables where schemaname = 'public'" "$DATABASE_URL")
if [ "$tables" != 0 ]; then
  echo "restore.sh: the database has $tables tables; create an empty one and name it in DATABASE_URL" >&2
  exit 1
fi
pg_restore --no-owner --no-acl --no-comments --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$1/database.dump"
if [ -e "$1/storage.tar" ]; then
  mkdir -p "$DATA_DIR"
  tar -C "$DATA_DIR" -xf "$1/storage.tar"
fi
echo 'Restored. Check the data with: npm run verify. Campaigns and schedules are held at the first start, until npm run release.'

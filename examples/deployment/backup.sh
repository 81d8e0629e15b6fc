#!/bin/sh
# Backs up a deployment: backup.sh <directory>. Needs DATABASE_URL, DATA_DIR and pg_dump of the server's version or a newer one. The
# service may run meanwhile. The database is dumped first, so that storage contains all files that the dump names. With STORAGE=s3://…
# only the database is dumped: back up the objects with the versioning or replication of the bucket.
set -eu
: "${DATABASE_URL:?names the database}" "${1:?names the directory of the backups}"
case "${STORAGE:-files}" in
  s3://*) files= ;;
  *) files=yes; : "${DATA_DIR:?names the directory of the service}" ;;
esac
umask 077
backup=$1/$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$1"
mkdir "$backup.part"
pg_dump --format=custom --no-owner --no-acl --file="$backup.part/database.dump" "$DATABASE_URL"
if [ "$files" ]; then
  mkdir -p "$DATA_DIR/storage"
  code=0
  tar -C "$DATA_DIR" -cf "$backup.part/storage.tar" storage || code=$?
  # GNU tar answers 1 if files changed or went away meanwhile, as parts of running calls do, and 2 if it failed.
  if [ "$code" -eq 1 ] && tar --version | grep -q GNU; then code=0; fi
  [ "$code" -eq 0 ] || exit "$code"
fi
# A directory without .part is complete.
mv "$backup.part" "$backup"
echo "$backup"

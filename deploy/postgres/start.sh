#!/bin/sh
# Entrypoint of the database's container: the archive belongs to PostgreSQL's account, whoever mounted it first.
set -eu
install -d -o postgres -g postgres -m 0700 /archive /archive/wal
exec docker-entrypoint.sh "$@"

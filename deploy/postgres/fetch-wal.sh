#!/bin/sh
# PostgreSQL's restore_command: fetch-wal.sh <archive> <name> <path>
# 1 says that there is no such file, which is how recovery learns that it has come to the end. What must not be taken for an
# end, a damaged file or an archive that isn't mounted, stops it: above 125 PostgreSQL gives up instead of opening too early.
archive=$1 name=$2 to=$3
[ -d "$archive/wal" ] || exit 200
[ -e "$archive/wal/$name.gz" ] || exit 1
gzip -dc "$archive/wal/$name.gz" >"$to" || exit 200

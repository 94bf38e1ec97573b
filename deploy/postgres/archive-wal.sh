#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh <archive> <path> <name>
# Ends with 0 only when the file is in the archive, whole, read back and on the disk. Nothing there is ever overwritten.
set -eu
archive=$1 from=$2 name=$3
kept="$archive/wal/$name.gz"
unfinished="$archive/wal/.$name.unfinished"

refuse() {
  echo "archive-wal: $1" >&2
  exit 1
}

# An archive is one database's: a segment carries its database's id from byte 24, histories and labels don't.
case $name in
*.*) ;;
*)
  id=$(od -An -t u8 -j 24 -N 8 "$from" | tr -d ' ')
  if [ ! -s "$archive/system" ]; then
    echo "$id" >"$archive/system"
    sync "$archive/system"
  fi
  [ "$(cat "$archive/system")" = "$id" ] || refuse "$archive belongs to another database"
  ;;
esac

if [ ! -e "$kept" ]; then
  gzip -1 -c "$from" >"$unfinished"
  sync "$unfinished"
  mv "$unfinished" "$kept"
  sync "$archive/wal"
fi
gzip -dc "$kept" | cmp -s - "$from" || refuse "$kept is another file"

#!/bin/sh
# A plan in parts by GNU parallel, on this machine or, with its --sshloginfile, on several.
# usage: PARTS=8 OUT=whole.json deploy/parallel/run.sh compare abrupt-change --replicates 200
# Run again it goes on where it was stopped. DRIFTLAB is the command line where it is not on the PATH.
set -eu
: "${PARTS:=8}" "${OUT:=whole.json}" "${DRIFTLAB:=driftlab}"
folder="${OUT%.json}-parts"
mkdir -p "$folder"

seq "$PARTS" | parallel -q --halt now,fail=1 --joblog "$folder/jobs.log" \
  $DRIFTLAB "$@" --workers 0 --shard "{}/$PARTS" --out "$folder/{}.part" --resume

$DRIFTLAB merge "$folder"/*.part --out "$OUT"

#!/bin/sh
# A plan in parts as a Slurm array, and a job behind it that merges them.
# usage: PARTS=100 OUT=whole.json deploy/slurm/submit.sh reproduce et-fig2 --runs 3000
# Submitted again it goes on where it was stopped. DRIFTLAB is the command line where it is not on the PATH.
set -eu
: "${PARTS:=20}" "${OUT:=whole.json}" "${DRIFTLAB:=driftlab}"
export PARTS OUT DRIFTLAB
folder=$(dirname "$0")

array=$(sbatch --parsable --array="1-$PARTS" "$folder/part.sbatch" "$@")
sbatch --dependency="afterok:$array" "$folder/merge.sbatch"

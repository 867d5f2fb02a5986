import { createStream, type Stream } from '../src/random/stream.ts';
import { regimeCell } from '../src/replicates/comparison/regime-cell.ts';

// How often a map of identical lanes strikes one out somewhere: `tsx conformance/false-strikes.ts`. 49 cells, three lanes whose
// values have one distribution, 96 seeds. The table stands in docs/map.md.

const [CELLS, LANES, SEEDS, RUNS, ALPHA, BATCH] = [49, 3, 96, 1000, 0.05, 8];

/** A lane's value in a seed, from one distribution for all lanes: skewed, or often the same. */
const KINDS: readonly (readonly [name: string, draw: (stream: Stream) => number])[] = [
  ['exponential', (stream) => -Math.log(1 - stream.uniform())],
  ['half the seeds the same', (stream) => Math.max(0, stream.uniform() - 0.7)],
];

const drawn = (stream: Stream, draw: (stream: Stream) => number) =>
  Array.from({ length: LANES }, () => Array.from({ length: SEEDS }, () => draw(stream)));

/** Share of maps in which some cell strikes out a lane. */
function falseMaps(name: string, draw: (stream: Stream) => number, own: boolean): number {
  const stream = createStream(29, `${name} ${own}`);
  let wrong = 0;
  for (let run = 0; run < RUNS; run++) {
    // With common seeds the cells say the same; with seeds of their own they have most chances to be wrong.
    const cells = own ? CELLS : 1;
    const strikes = Array.from({ length: cells }, () => drawn(stream, draw)).some(
      (values) => regimeCell(values, { cells: CELLS, alpha: ALPHA, batch: BATCH }).struck.length > 0,
    );
    if (strikes) wrong++;
  }
  return wrong / RUNS;
}

console.log('| values | cells with seeds of their own | cells with the same values |\n|---|---|---|');
for (const [name, draw] of KINDS) {
  const percent = [true, false].map((own) => `${(100 * falseMaps(name, draw, own)).toFixed(1)} %`);
  console.log(`| ${name} | ${percent.join(' | ')} |`);
}

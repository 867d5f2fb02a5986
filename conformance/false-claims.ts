import { sceneById } from '../src/engine/scenes/index.ts';
import { loadBackend } from '../src/gp/index.ts';
import { runJob } from '../src/plan/run-job.ts';
import { createStream, type Stream } from '../src/random/stream.ts';
import { placesOf } from '../src/replicates/comparison/compare-lanes.ts';
import { isSame } from '../src/replicates/comparison/wins.ts';

// How often a claim about two lanes is made where it is not so, looking after every seed: `npx tsx conformance/false-claims.ts [scene…]`.
// Real pairs: 500 paired seeds of six scenes, three lanes each, the differences centred so that the null is true, drawn again
// with replacement. The table stands in docs/comparison.md.

const SCENES = [
  'no-change',
  'slow-change',
  'steady-drift',
  'abrupt-change',
  'calm-and-storm',
  'which-still-matter',
];
const LANES = ['gp-ucb', 'tv-gp-ucb', 'et-gp-ucb'];
const NAMES = ['GP', 'TV', 'ET'];
const [SEEDS, RUNS, ALPHA] = [500, 1500, 0.05];

const backend = await loadBackend();

/** R_T of every lane and the worst play, seed by seed. */
function regretsOf(scene: string) {
  const found = sceneById(scene);
  if (!found) throw new RangeError(`there is no scene ${scene}`);
  const { scenario } = found;
  const group = {
    scenario,
    lanes: LANES.map((algorithm) => ({ algorithm, parameters: {} })),
    curvePoints: 0,
  };
  const results = Array.from({ length: SEEDS }, (_, replicate) => runJob(group, replicate, backend));
  return {
    values: LANES.map((_, lane) => results.map((result) => result[lane].regret)),
    worst: results.map(([{ worst = [] }]) => worst[worst.length - 1]),
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** +1 or −1 for the better lane of a seed, 0 for the same: with as many of one as of the other. */
function balancedSigns(a: readonly number[], b: readonly number[]): number[] {
  const decided = a.flatMap((value, r) => (isSame(value, b[r]) ? [] : [value - b[r]]));
  const middle = median(decided);
  return a.map((value, r) => (isSame(value, b[r]) ? 0 : Math.sign(value - b[r] - middle)));
}

/** Share of runs in which e ≥ 1/α at some look. */
function falseClaims(stream: Stream, isClaimed: (draw: () => number) => boolean): number {
  let claimed = 0;
  for (let run = 0; run < RUNS; run++) if (isClaimed(() => Math.floor(SEEDS * stream.uniform()))) claimed++;
  return claimed / RUNS;
}

function byWins(signs: readonly number[], draw: () => number): boolean {
  let [k, l, e] = [0, 0, 1];
  for (let r = 0; r < SEEDS; r++) {
    const sign = signs[draw()];
    if (sign === 0) continue;
    // e of one win more is e · 2(k + 1)/(m + 2).
    e *= (2 * ((sign < 0 ? k : l) + 1)) / (k + l + 2);
    if (sign < 0) k++;
    else l++;
    if (e >= 1 / ALPHA) return true;
  }
  return false;
}

function byMeanShare(shares: readonly number[], draw: () => number): boolean {
  let [up, down] = [0, 0];
  const bar = Math.log(2 / ALPHA);
  for (let r = 0; r < SEEDS; r++) {
    const z = shares[draw()];
    up += Math.log1p(z);
    down += Math.log1p(-z);
    if (Math.max(up, down) >= bar) return true;
  }
  return false;
}

const percent = (share: number) => (100 * share).toFixed(1);
console.log('| scene | pair | the same | more often better | better on average |\n|---|---|---:|---:|---:|');
const asked = process.argv.slice(2);
for (const scene of asked.length > 0 ? asked : SCENES) {
  const { values, worst } = regretsOf(scene);
  for (const [a, b] of placesOf(LANES.length)) {
    const stream = createStream(1, scene, `${a} ${b}`);
    const z = values[a].map((value, r) => (value - values[b][r]) / worst[r]);
    const centre = mean(z);
    const shares = z.map((share) => Math.max(-1, Math.min(1, share - centre)));
    const signs = balancedSigns(values[a], values[b]);
    const same = signs.filter((sign) => sign === 0).length / SEEDS;
    const wins = falseClaims(stream, (draw) => byWins(signs, draw));
    const average = falseClaims(stream, (draw) => byMeanShare(shares, draw));
    console.log(
      `| ${scene} | ${NAMES[a]}–${NAMES[b]} | ${percent(same)} % | ${percent(wins)} % | ${percent(average)} % |`,
    );
  }
}

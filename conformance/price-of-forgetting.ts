import { laneCauses } from '../src/causes/lane-causes.ts';
import { parseScenario } from '../src/engine/scenario/validate.ts';
import { createWorld, loadBackend, openLane } from '../src/index.ts';

// What lanes pay for asking again in worlds that stand still, beside what they lose to one that forgets nothing there:
// `npx tsx conformance/price-of-forgetting.ts`. The table stands in docs/causes.md.

const WORLDS = [
  ['bumps and a trap', { id: 'static-multimodal' }],
  ['drawn from a GP', { id: 'gp-chain-1d', parameters: { rate: 0 } }],
] as const;
const LANES = [
  { algorithm: 'gp-ucb' },
  { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.05 } },
  { algorithm: 'r-gp-ucb', parameters: { periodFrom: 'steps', period: 30 } },
  { algorithm: 'sw-gp-ucb', parameters: { window: 20 } },
];
const SEEDS = 40;
/** Places of what is asked again in the causes. */
const AGAIN = [4, 5];

const backend = await loadBackend();

/** Regret and price of every lane in one world. */
function run(objective: (typeof WORLDS)[number][1], seed: number) {
  const scenario = parseScenario({ seed, horizon: 150, noiseVariance: 0.02, objective, lanes: LANES });
  const world = createWorld(scenario, backend);
  return scenario.lanes.map((lane) => {
    const session = openLane(scenario, lane, world, backend);
    while (!session.ended) session.step();
    const causes = laneCauses(scenario, lane, world, session.records, backend);
    session.dispose();
    if (typeof causes === 'string') throw new Error(causes);
    const price = AGAIN.reduce((sum, at) => sum + causes.totals[at], 0);
    return { regret: causes.totals.reduce((sum, part) => sum + part, 0), price };
  });
}

function meanAndError(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return `${mean.toFixed(1).replace('-', '−')} ± ${Math.sqrt(squares / (values.length - 1) / values.length).toFixed(1)}`;
}

console.log('| world | lane | paid for asking again | lost to GP-UCB | difference |\n|---|---|---|---|---|');
for (const [name, objective] of WORLDS) {
  const runs = Array.from({ length: SEEDS }, (_, i) => run(objective, i + 1));
  for (const [lane, { algorithm }] of LANES.entries()) {
    if (lane === 0) continue;
    const price = runs.map((lanes) => lanes[lane].price);
    const lost = runs.map((lanes) => lanes[lane].regret - lanes[0].regret);
    const apart = lost.map((loss, i) => loss - price[i]);
    console.log(`| ${[name, algorithm, ...[price, lost, apart].map(meanAndError)].join(' | ')} |`);
  }
}

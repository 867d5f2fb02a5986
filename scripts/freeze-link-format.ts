import { writeFileSync } from 'node:fs';
import { ALGORITHMS } from '../src/algorithms/registry.ts';
import { abridged } from '../src/engine/link/abridged.ts';
import { parseScenario } from '../src/engine/scenario/validate.ts';
import { SCENES } from '../src/engine/scenes/index.ts';
import { engineName } from '../src/engine/version.ts';
import { INTERVENTIONS } from '../src/interventions/registry.ts';
import { OBJECTIVES } from '../src/objectives/registry.ts';
import type { ParamSpec } from '../src/parameters/spec.ts';

/**
 * Writes what a new link format leaves out: the defaults of every objective, algorithm and setting, and the words that
 * its packing knows. What stands is never written again: every link made with it would read differently, or not at all.
 */
const format = process.argv[2] ?? '';
if (!/^v\d+$/.test(format))
  throw new Error('Which format? For example: tsx scripts/freeze-link-format.ts v3');

const defaults = (specs: readonly { readonly id: string; readonly parameters: readonly ParamSpec[] }[]) =>
  Object.fromEntries(
    specs.map(({ id, parameters }) => [
      id,
      Object.fromEntries(parameters.map((spec) => [spec.id, spec.default])),
    ]),
  );

const { objective, lanes, ...scenario } = parseScenario({
  objective: { id: OBJECTIVES[0].id },
  lanes: [{ algorithm: 'gp-ucb' }],
});
const frozen = { scenario, objectives: defaults(OBJECTIVES), algorithms: defaults(ALGORITHMS) };

const all: readonly ParamSpec[] = [...OBJECTIVES, ...ALGORITHMS, ...INTERVENTIONS].flatMap(
  ({ parameters }) => parameters as readonly ParamSpec[],
);
const once = (texts: readonly string[]): string => [...new Set(texts)].join('');
const WORDS = [
  '"choices":[],"waits":true,"dataset":{"name":"","arms":[""],"times":[""],"values":[[',
  '"coordinates":[[',
  once(all.map(({ id }) => `"${id}":`)),
  once(
    all.flatMap((spec) =>
      spec.type === 'choice' ? spec.choices.map(({ value }) => `"${spec.id}":"${value}",`) : [],
    ),
  ),
  once(INTERVENTIONS.map(({ id }) => `"interventions":[{"step":,"kind":"${id}","parameters":{`)),
  once(ALGORITHMS.map(({ id }) => `"}},{"algorithm":"${id}","label":"`)),
  // Most links are a scene with a change or two.
  ...SCENES.filter(({ scenario: { objective } }) => !objective.dataset).map((scene) =>
    JSON.stringify(abridged(parseScenario(scene.scenario))),
  ),
  '"trails":{"A":"","B":"","C":"',
  '"regret":"answer","regret":"average","regret":"table"},"initialDesign":{"points":},"model":{"kernel":"empirical","lengthscale":',
  '"signalVariance":,"horizon":,"noiseVariance":,"grid":{"pointsPerDimension":},"replicate":',
  once(OBJECTIVES.map(({ id }) => `"objective":{"id":"${id}","parameters":{`)),
  once(ALGORITHMS.map(({ id }) => `"}},{"algorithm":"${id}","parameters":{"`)),
  `{"engine":"${engineName('wasm')}","scenario":{"title":"","seed":,"view":{"step":,"lane":"B"},`,
  '"objective":{"id":"abrupt-change-1d"},"lanes":[{"algorithm":"gp-ucb"},{"algorithm":"et-gp-ucb"}]}}',
].join('');

const text = `import type { ParamValues } from '../../parameters/spec.ts';
import frozen from './frozen-${format}.json' with { type: 'json' };

interface Frozen {
  readonly scenario: typeof frozen.scenario;
  readonly objectives: Readonly<Record<string, ParamValues>>;
  readonly algorithms: Readonly<Record<string, ParamValues>>;
}

// The compiler reads pairs of numbers as lists of any length.
/** Defaults of link format ${format}, frozen: links hold what differs from them. */
export const FROZEN = frozen as unknown as Frozen;

/** What the packing knows beforehand. */
export const WORDS = ${JSON.stringify(WORDS)};
`;
const file = `src/engine/link/frozen-${format}`;
writeFileSync(`${file}.json`, `${JSON.stringify(frozen, null, 2)}\n`, { flag: 'wx' });
writeFileSync(`${file}.ts`, text, { flag: 'wx' });
console.log(`${file}.ts: ${WORDS.length} characters of words`);

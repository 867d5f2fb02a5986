import * as words from '#words/share/picture-caption';
import type { Lane, Scenario } from '../../src/contracts/scenario.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { isVisible } from '../../src/parameters/visible.ts';
import { algorithmById } from '../registry/known.ts';
import { shownTitle } from '../registry/titles.ts';
import { laneName, settingText } from '../store/names.ts';

/** Longer addresses fill the paper and nobody types them. */
const LONGEST_ADDRESS = 400;

export interface Captioned {
  readonly scenario: Pick<Scenario, 'title' | 'seed' | 'replicate' | 'horizon' | 'lanes'>;
  /** The step that is shown. */
  readonly step: number;
  /** "0.2.0" */
  readonly engine: string;
  readonly address: string;
}

/** What made the picture, line by line: scene, step, seed and engine; each lane; the address that opens it. */
export function caption({ scenario, step, engine, address }: Captioned): string[] {
  const { title, seed, replicate, horizon, lanes } = scenario;
  const run = [
    shownTitle(title) || words.untitled,
    words.step({ step, horizon }),
    replicate > 0 ? words.seedAndReplicate({ seed, replicate }) : words.seed(seed),
    words.madeBy(engine),
  ];
  return [
    run.join(' · '),
    ...lanes.map(laneLine),
    ...(address !== '' && address.length <= LONGEST_ADDRESS ? [address] : []),
  ];
}

/** "B: R-GP-UCB, ε = 0.05": the parameters that differ from the algorithm's defaults. */
function laneLine(lane: Lane): string {
  const specs = algorithmById(lane.algorithm)?.parameters ?? [];
  const values = resolveParameters(specs, lane.parameters);
  const defaults = resolveParameters(specs, {});
  const own = specs
    .filter((spec) => isVisible(spec, specs, values) && values[spec.id] !== defaults[spec.id])
    .map((spec) => settingText(spec, values[spec.id]));
  const state = lane.posterior ? [words.posteriorAsState] : [];
  return `${lane.id}: ${[laneName(lane), ...own, ...state].join(', ')}`;
}

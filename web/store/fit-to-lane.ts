import * as words from '#words/controls/fit';
import type { Lane, LaneLetter, Model } from '../../src/contracts/scenario.ts';
import type { LaneFit } from '../../src/engine/lane/model/lane-fit.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { formatValue } from '../../src/picture/format.ts';
import { algorithmById } from '../registry/known.ts';
import { type LabClient, laneAsked } from '../worker/pool/client.ts';
import { edit } from './actions/edit.ts';
import { withParameter } from './actions/parameters.ts';
import { modelText } from './actions/scenario.ts';
import { parameterText } from './names.ts';
import { lab } from './store.ts';

/**
 * Fits to a lane's data and sets the better values, in one undoable change.
 * @returns what was done, in a sentence
 */
export async function fitToLane(
  client: Pick<LabClient, 'fit'>,
  letter: LaneLetter,
  t: number,
): Promise<string> {
  const { scenario } = lab.getState();
  const fit = await client.fit(laneAsked(scenario, letter), t);
  const lane = scenario.lanes.find(({ id }) => id === letter);
  if (lane && fit.after > fit.before) setFit(lane, fit);
  return said(fit, letter, lane ? changesOf(lane, fit) : []);
}

/** Sentence about what a fit changed, or that it changed nothing. */
function said({ before, after, count }: LaneFit, letter: LaneLetter, own: readonly string[]): string {
  const [then, now] = [before, after].map((value) => formatValue(value, 1));
  if (!(after > before)) return words.nothingLikelier({ lane: letter, points: count, likelihood: then });
  const fit = { lane: letter, points: count, before: then, after: now };
  return own.length > 0 ? words.fittedWithOwn({ ...fit, changes: own.join(', ') }) : words.fitted(fit);
}

/** "$p$ = 7 → 7.003", for each of the lane's own parameters that was fitted. */
function changesOf({ algorithm, parameters }: Lane, fit: LaneFit): string[] {
  const specs = algorithmById(algorithm)?.parameters ?? [];
  const were = resolveParameters(specs, parameters);
  const text = (value: unknown) => String(Number(Number(value).toPrecision(4)));
  return specs
    .filter(({ id }) => id in fit.parameters)
    .map(({ id, symbol }) =>
      words.parameterChange({ symbol, was: text(were[id]), is: text(fit.parameters[id]) }),
    );
}

/** Sets model and lane to the fitted values, as one change. */
function setFit(fitted: Lane, fit: LaneFit): void {
  const model = modelOf(fit);
  const specs = algorithmById(fitted.algorithm)?.parameters ?? [];
  const own = Object.entries(fit.parameters);
  const setIn = (lane: Lane): Lane => ({
    ...lane,
    parameters: own.reduce((all, [id, value]) => withParameter(specs, all, id, value), lane.parameters),
  });
  const change = (id: LaneLetter) => (lane: Lane) => (lane.id === id ? setIn(lane) : lane);
  const { scenario } = lab.getState();
  const then = [
    ...Object.keys(model).map((key) => modelText(scenario, key as keyof Model)),
    ...own.map(([id]) => parameterText(specs, fitted.parameters, id)),
  ];
  edit(
    (before) => ({
      ...before,
      model: { ...before.model, ...model },
      lanes: before.lanes.map(change(fitted.id)),
    }),
    null,
    then.join(', '),
  );
}

/** Fitted values of the model that all lanes share; those that the fit did not change are absent. */
function modelOf({ lengthscale, signalVariance, noiseVariance }: LaneFit): Partial<Model> {
  const found = { lengthscale, signalVariance, noiseVariance };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}

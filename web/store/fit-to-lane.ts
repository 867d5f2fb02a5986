import { algorithmById } from '../../src/algorithms/registry.ts';
import type { Lane, LaneLetter, Model } from '../../src/contracts/scenario.ts';
import type { LaneFit } from '../../src/engine/lane/model/lane-fit.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { type FittedParameter, fitReading } from '../readings/fit.ts';
import { type LabClient, laneAsked } from '../worker/pool/client.ts';
import { edit } from './actions/edit.ts';
import { withParameter } from './actions/parameters.ts';
import { modelText } from './actions/scenario.ts';
import type { FitAsked } from './fitting.ts';
import { parameterText } from './names.ts';
import { lab } from './store.ts';

/** Fits to what a lane knew and sets what is better, in one undoable change. @returns what was done, in a sentence */
export async function fitToLane(
  client: Pick<LabClient, 'fit'>,
  { lane: letter, t }: FitAsked,
): Promise<string> {
  const { scenario } = lab.getState();
  const fit = await client.fit(laneAsked(scenario, letter), t);
  const lane = scenario.lanes.find(({ id }) => id === letter);
  const found = lane ? parametersOf(lane, fit) : [];
  if (lane && fit.after > fit.before) setFit(lane, fit);
  return fitReading(fit, letter, found);
}

/** What the fit found of the lane's own parameters, beside what they were. */
function parametersOf({ algorithm, parameters }: Lane, fit: LaneFit): FittedParameter[] {
  const specs = algorithmById(algorithm)?.parameters ?? [];
  const were = resolveParameters(specs, parameters);
  return specs.flatMap(({ id, symbol }) =>
    id in fit.parameters ? [{ symbol, was: were[id] as number, is: fit.parameters[id] }] : [],
  );
}

/** Model and lane as the fit says, as one change. */
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

/** What every lane believes of it; what the fit left alone is absent. */
function modelOf({ lengthscale, signalVariance, noiseVariance }: LaneFit): Partial<Model> {
  const found = { lengthscale, signalVariance, noiseVariance };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}

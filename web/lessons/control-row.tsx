import { Suspense } from 'react';
import * as words from '#words/lessons/lesson';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { NumberParam, ParamSpec, ParamValues } from '../../src/parameters/spec.ts';
import { useLesson } from '../course/state.ts';
import { NumberRow } from '../forms/number-row.tsx';
import { ParameterForm, type SetParameter } from '../forms/parameter-form.tsx';
import { ParameterRow } from '../forms/parameter-row.tsx';
import { algorithmById, assumptionsOf, objectiveById } from '../registry/known.ts';
import { setInitialPoints } from '../store/actions/initial-design.ts';
import { setLaneParameter } from '../store/actions/lanes.ts';
import { wantReplicates } from '../store/actions/replicates.ts';
import { setModel, setObjectiveParameter, setRun, showReplicate } from '../store/actions/scenario.ts';
import { useEditedScenario, useUncoveredReplicates } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { lateView } from '../ui/late-view.tsx';
import { Segments } from '../ui/segments.tsx';
import { showTruth } from './open-step.ts';

/** Numbers of seeds that a lesson offers. */
const SEEDS: readonly number[] = [5, 20, 50, 100];
/** Number of worlds that a lesson offers one by one. */
const WORLDS = 100;

/** The control of one value of the scenario, by its place: "noiseVariance", "lanes.B.parameters.deltaB", or the truth. */
export function ControlRow({ place }: { place: string }) {
  const scenario = useEditedScenario();
  if (place === 'truth') return <TruthRow />;
  if (place === 'seeds') return <SeedsRow />;
  const [head, second, third, fourth] = place.split('.');
  if (head === 'lanes') return <LaneRow scenario={scenario} letter={second as LaneLetter} id={fourth} />;
  if (head === 'objective' && second === 'parameters') return <ObjectiveRow scenario={scenario} id={third} />;
  const setting = numberSetting(place, scenario);
  return setting && <NumberRow {...setting} />;
}

function TruthRow() {
  const truth = useLesson((state) => state.truth);
  const box = (
    <input
      className="check"
      type="checkbox"
      aria-label={words.truth}
      checked={truth}
      onChange={(event) => showTruth(event.target.checked)}
    />
  );
  return (
    <ParameterRow label={words.truth} symbol="$f_t$" help={words.aboutTruth} changed={false} value={box} />
  );
}

/** The number of seeds to run the lanes on; seeds already run are kept. */
function SeedsRow() {
  const { wanted, results } = useUncoveredReplicates();
  return (
    <ParameterRow
      label={words.seeds}
      symbol="$n$"
      help={words.aboutSeeds}
      changed={false}
      value={
        <Segments
          label={words.seeds}
          options={SEEDS.filter((size) => size >= results.length).map((size) => [`${size}`, `${size}`])}
          value={`${wanted}`}
          onChange={(size) => wantReplicates(Number(size))}
        />
      }
    />
  );
}

const ProgramControl = lateView(() =>
  import('./program-control.tsx').then((module) => module.ProgramControl),
);

function LaneRow({ scenario, letter, id }: { scenario: Scenario; letter: LaneLetter; id: string }) {
  const lane = scenario.lanes.find((one) => one.id === letter);
  const specs = algorithmById(lane?.algorithm ?? '')?.parameters ?? [];
  if (!lane) return null;
  if (id === 'program')
    return (
      <Suspense fallback={<p className="note">{words.wait}</p>}>
        <ProgramControl letter={letter} />
      </Suspense>
    );
  return (
    <div className="lesson-control">
      {scenario.lanes.length > 1 && <Badge letter={letter} small />}
      <OneRow
        specs={specs}
        id={id}
        parameters={lane.parameters}
        onChange={(one, value, gesture) => setLaneParameter(letter, one, value, gesture)}
        horizon={scenario.horizon}
        place={`lane-${letter}`}
      />
    </div>
  );
}

function ObjectiveRow({ scenario, id }: { scenario: Scenario; id: string }) {
  const { objective, horizon } = scenario;
  return (
    <OneRow
      specs={objectiveById(objective.id)?.parameters ?? []}
      id={id}
      parameters={objective.parameters}
      onChange={setObjectiveParameter}
      horizon={horizon}
      place="objective"
    />
  );
}

interface OneRowProps {
  readonly specs: readonly ParamSpec[];
  readonly id: string;
  readonly parameters: ParamValues;
  readonly onChange: SetParameter;
  readonly horizon: number;
  readonly place: string;
}

function OneRow({ specs, id, parameters, ...rest }: OneRowProps) {
  const values = resolveParameters(specs, parameters);
  const one = specs.filter((spec) => spec.id === id).map(({ visibleWhen: _, ...spec }) => spec as ParamSpec);
  return <ParameterForm specs={one} values={values} {...rest} />;
}

/** A setting of every run, with its value and its setter. */
function numberSetting(place: string, scenario: Scenario) {
  const { noiseVariance, lengthscale, modelNoiseVariance, initialPoints, horizon, replicate } = SETTINGS;
  const model = assumptionsOf(scenario);
  const row = (spec: NumberParam, value: number, set: (value: number, gesture?: string) => void) => ({
    spec,
    value,
    set: (next: number, dragging?: boolean) => set(next, dragging ? place : undefined),
  });
  switch (place) {
    case 'noiseVariance':
      return row(noiseVariance, scenario.noiseVariance, (value, gesture) =>
        setRun({ noiseVariance: value }, gesture),
      );
    case 'horizon':
      return row(horizon, scenario.horizon, (value, gesture) => setRun({ horizon: value }, gesture));
    case 'replicate':
      return row({ ...replicate, label: words.world, max: WORLDS - 1 }, scenario.replicate, showReplicate);
    case 'model.lengthscale':
      return row(
        { ...lengthscale, label: words.modelLengthscale },
        typeof model.lengthscale === 'number' ? model.lengthscale : model.lengthscale[0],
        (value, gesture) => setModel({ lengthscale: value }, gesture),
      );
    case 'model.noiseVariance':
      return row({ ...modelNoiseVariance, label: words.modelNoise }, model.noiseVariance, (value, gesture) =>
        setModel({ noiseVariance: value }, gesture),
      );
    case 'initialDesign.points':
      return row(initialPoints, scenario.initialDesign.points, setInitialPoints);
    default:
      return null;
  }
}

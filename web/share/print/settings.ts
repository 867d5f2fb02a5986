import * as words from '#words/share/print';
import type { DatasetTable, Scenario } from '../../../src/contracts/scenario.ts';
import { SETTINGS } from '../../../src/engine/scenario/settings.ts';
import { trainingRowCount } from '../../../src/objectives/own/dataset.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type {
  KeyFrame,
  NamedNumbers,
  ParamSpec,
  ParamValue,
  ParamValues,
} from '../../../src/parameters/spec.ts';
import { isVisible } from '../../../src/parameters/visible.ts';
import { assumptionsOf, interventionById, objectiveById } from '../../registry/known.ts';
import { shownTable } from '../../registry/table-names.ts';
import { settingText } from '../../store/names.ts';

/**
 * The world and the lanes' shared model in words: objective with all values, run, model, acts. If the future
 * is hidden, only the objective's name.
 */
export function settingLines(scenario: Scenario): string[] {
  const { objective, grid, noiseVariance, initialDesign, horizon, seed, replicate } = scenario;
  const spec = objectiveById(objective.id);
  const { kernel, lengthscale, signalVariance, modelNoiseVariance } = SETTINGS;
  const model = assumptionsOf(scenario);
  const lengths = typeof model.lengthscale === 'number' ? [model.lengthscale] : model.lengthscale;
  const run = [
    settingText(SETTINGS.horizon, horizon),
    settingText(SETTINGS.noiseVariance, noiseVariance),
    ...(typeof spec?.dimension === 'number'
      ? [settingText(SETTINGS.gridPoints, grid.pointsPerDimension)]
      : []),
    settingText(SETTINGS.initialPoints, initialDesign.points),
    replicate > 0 ? words.seedAndReplicate({ seed, replicate }) : words.seed(seed),
    ...responseTexts(scenario),
  ];
  const hidden = scenario.view.hide !== undefined && scenario.view.step < horizon;
  const values = hidden ? [] : objectiveValues(scenario);
  const believed = [
    settingText(kernel, model.kernel),
    // The empirical kernel has no lengthscale.
    ...(model.kernel === 'empirical' ? [] : [settingText(lengthscale, lengths.join(', '))]),
    settingText(signalVariance, model.signalVariance),
    settingText(modelNoiseVariance, model.noiseVariance),
  ];
  return [
    words.objective([spec?.name ?? objective.id, ...values].join(', ')),
    words.run(run.join(', ')),
    words.model(believed.join(', ')),
    ...(hidden ? [] : actLines(scenario)),
  ];
}

function objectiveValues({ objective }: Scenario): string[] {
  const specs = objectiveById(objective.id)?.parameters ?? [];
  const values = resolveParameters(specs, objective.parameters);
  const { dataset } = objective;
  const shown = { ...values, ...(dataset && trainingRowsOf(dataset, values)) };
  const told = specs.filter((spec) => isVisible(spec, specs, values) && !saysNothing(shown[spec.id]));
  return [
    ...(dataset ? [words.table(shownTable(dataset.name))] : []),
    ...told.map((spec) => textOf(spec, shown[spec.id])),
  ];
}

/** A value as elsewhere on the page; kinds with a special control there are given in a few words. */
function textOf(spec: ParamSpec, value: ParamValue): string {
  if (spec.type === 'key frames') return words.keyFrames((value as readonly KeyFrame[]).length);
  if (spec.type !== 'named numbers') return settingText(spec, value);
  return Object.entries(value as NamedNumbers)
    .map(([name, number]) => `${name} = ${number}`)
    .join(', ');
}

/** The number of training rows if the scenario leaves it to the table. */
const trainingRowsOf = ({ values: rows }: DatasetTable, { trainingRows }: ParamValues): ParamValues => ({
  trainingRows: trainingRowCount(rows.length, trainingRows as number),
});

/** Whether the value is empty, as the letters of a formula without letters. */
const saysNothing = (value: ParamValue): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The response time, if the world does not wait for its lanes. */
function responseTexts({ response }: Scenario): string[] {
  if (!response) return [];
  const { base, factor, power, frame } = response;
  return [words.response(`${base} + ${factor} n^${power}`), words.frame(String(frame))];
}

function actLines({ interventions = [] }: Scenario): string[] {
  if (interventions.length === 0) return [];
  const acts = interventions.map(({ kind, step }) =>
    words.act({ name: interventionById(kind)?.name ?? kind, step }),
  );
  return [words.acts(acts.join(', '))];
}

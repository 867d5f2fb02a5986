import { OBJECTIVES, type ObjectiveSpec } from '../../../src/index.ts';
import { code, type DocPage, parts, plain, symbols, table } from '../markdown.ts';
import { parameterTable } from './parameters.ts';

const PLACES = {
  1: 'a grid on a line',
  2: 'a grid on a square',
  candidates: 'candidates of its own',
  arms: 'arms',
};

/** Every objective with its parameters and what a scenario takes where it says nothing. */
export const objectivesPage = (): DocPage => ({
  path: 'objectives.md',
  title: 'Objectives',
  about: 'every objective: parameters, and what a scenario takes where it says nothing',
  text: parts(
    '# Objectives',
    'A scenario names its objective by its id: `{ "objective": { "id": "abrupt-change-1d" } }`. What it leaves out takes the values in the line under the objective’s name.',
    ...OBJECTIVES.map(objectiveText),
  ),
});

function objectiveText(spec: ObjectiveSpec): string {
  const { horizon, noiseVariance, pointsPerDimension, initialPoints = 0, model } = spec.defaults;
  const grid = typeof spec.dimension === 'number';
  const defaults = [
    [code('horizon'), horizon],
    [code('noiseVariance'), noiseVariance],
    ...(grid ? [[code('grid.pointsPerDimension'), pointsPerDimension]] : []),
    [code('initialDesign.points'), initialPoints],
    [code('model.kernel'), model.kernel],
  ];
  return parts(
    `## ${plain(spec.name)}`,
    `${code(spec.id)}: ${symbols(spec.summary)}; ${PLACES[spec.dimension]}.`,
    table(
      defaults.map(([name]) => String(name)),
      [defaults.map(([, value]) => String(value))],
    ),
    parameterTable(spec.parameters),
    `Source: ${plain(spec.source)}.`,
  );
}

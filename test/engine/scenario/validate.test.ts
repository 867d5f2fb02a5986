import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import { ScenarioError } from '../../../src/engine/scenario/scenario-error.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { OBJECTIVES, objectiveById } from '../../../src/objectives/registry.ts';

const SHORT = {
  objective: { id: 'gp-chain-1d' },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }],
};
const LANE = SHORT.lanes[0];

const TABLE = {
  name: 'small.csv',
  arms: ['a', 'b', 'c'],
  times: ['1', '2', '3', '4', '5', '6'],
  values: [
    [1, 2, 3],
    [2, 1, 5],
    [3, 1, 4],
    [1, 4, 2],
    [2, 2, 2],
    [1, 5, 1],
  ] as (number | null)[][],
};
const DATA = { objective: { id: 'dataset', dataset: TABLE }, lanes: [LANE] };
const withTable = (change: object) => ({
  ...DATA,
  objective: { id: 'dataset', dataset: { ...TABLE, ...change } },
});

function message(input: unknown): string {
  try {
    parseScenario(input);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  throw new Error('the scenario was not refused');
}

describe('parseScenario', () => {
  it('fills a short scenario with the defaults of its objective and algorithms', () => {
    const scenario = parseScenario(SHORT);
    const defaults = objectiveById('gp-chain-1d')?.defaults;
    expect(scenario).toMatchObject({
      version: 1,
      replicate: 0,
      horizon: defaults?.horizon,
      noiseVariance: defaults?.noiseVariance,
      grid: { pointsPerDimension: defaults?.pointsPerDimension },
      objective: { parameters: { rate: 0.03, kernel: 'se' } },
      initialDesign: { points: 0 },
      view: { step: 1, lane: 'A', regret: 'total' },
    });
    expect(scenario.lanes.map(({ id }) => id)).toEqual(['A', 'B']);
    expect(scenario.lanes[1].parameters).toMatchObject({ deltaB: 0.1, survivors: 1 });
  });

  it('keeps what is given and lets new lanes take the free letters', () => {
    const lanes = [{ algorithm: 'gp-ucb', id: 'B', label: 'mine', parameters: { c1: 0.4 } }, LANE, LANE];
    const scenario = parseScenario({ ...SHORT, seed: 9, replicate: 7, title: 'x', lanes });
    expect(scenario).toMatchObject({
      seed: 9,
      replicate: 7,
      title: 'x',
      lanes: [{ id: 'B', label: 'mine' }, { id: 'A' }, { id: 'C' }],
    });
    expect(scenario.lanes[0].parameters).toMatchObject({ c1: 0.4, c2: 4 });
  });

  it('leaves a complete scenario as it is', () => {
    const scenario = parseScenario(SHORT);
    expect(parseScenario(scenario)).toEqual(scenario);
  });

  it.each(SCENES)('accepts the scene $id', ({ scenario }) => {
    expect(parseScenario(scenario)).toMatchObject({ seed: scenario.seed, horizon: scenario.horizon });
  });

  it.each(OBJECTIVES.filter(({ dimension }) => dimension !== 'arms'))(
    'accepts $id with its own defaults',
    ({ id }) => {
      expect(
        parseScenario({
          objective: { id },
          lanes: ALGORITHMS.slice(0, 6).map((spec) => ({ algorithm: spec.id })),
        }).lanes,
      ).toHaveLength(6);
    },
  );

  it('runs a table to its last row unless told otherwise', () => {
    expect(parseScenario(DATA)).toMatchObject({ horizon: 4, model: { kernel: 'empirical' } });
    expect(
      parseScenario({ ...DATA, objective: { ...DATA.objective, parameters: { trainingRows: 3 } } }).horizon,
    ).toBe(3);
  });

  it('keeps missing cells when a rule will fill them', () => {
    const input = withTable({ values: [[null, 2, 3], ...TABLE.values.slice(1)] });
    const objective = { ...input.objective, parameters: { fill: 'linear' } };
    expect(parseScenario({ ...input, objective }).objective.dataset?.values[0][0]).toBeNull();
  });

  it('brings a view beside the run back to it', () => {
    const view = { step: 2000, lane: 'F', regret: 'average' };
    expect(parseScenario({ ...SHORT, view }).view).toEqual({ step: 200, lane: 'A', regret: 'average' });
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'the scenario must be an object, got null'],
    ['a list', [], 'the scenario must be an object, got []'],
    ['no objective', { lanes: [] }, 'objective is missing; it must be an object'],
    ['no lanes', { objective: SHORT.objective }, 'lanes is missing; it must be a list of at most 6 lanes'],
    [
      'an unknown field',
      { ...SHORT, horizn: 3 },
      'the scenario has no field "horizn"; did you mean "horizon"?',
    ],
    [
      'an unknown field within',
      { ...SHORT, grid: { points: 3 } },
      'grid has no field "points"; known: pointsPerDimension',
    ],
    ['another version', { ...SHORT, version: 2 }, 'version must be 1, got 2'],
    [
      'a broken horizon',
      { ...SHORT, horizon: 1.5 },
      'horizon must be an integer between 1 and 1000000, got 1.5',
    ],
    ['NaN', { ...SHORT, horizon: Number.NaN }, 'horizon must be an integer between 1 and 1000000, got NaN'],
    [
      'a long horizon',
      { ...SHORT, horizon: 100_001 },
      'horizon must be an integer between 1 and 100000, got 100001',
    ],
    [
      'half a replicate',
      { ...SHORT, replicate: 0.5 },
      'replicate must be an integer between 0 and 99999, got 0.5',
    ],
    ['a negative seed', { ...SHORT, seed: -1 }, 'seed must be an integer between 0 and 4294967295, got -1'],
    [
      'negative noise',
      { ...SHORT, noiseVariance: -1 },
      'noiseVariance must be above 0 and at most 1000000000, got -1',
    ],
    ['no noise', { ...SHORT, noiseVariance: 0 }, 'noiseVariance must be above 0'],
    [
      'infinite noise',
      { ...SHORT, noiseVariance: Number.POSITIVE_INFINITY },
      'noiseVariance must be above 0 and at most 1000000000, got Infinity',
    ],
    ['text for a number', { ...SHORT, noiseVariance: '0.1' }, 'got "0.1"'],
    ['a long title', { ...SHORT, title: 'x'.repeat(201) }, 'title must be a text of at most 200 characters'],
    [
      'a coarse grid',
      { ...SHORT, grid: { pointsPerDimension: 9 } },
      'grid.pointsPerDimension must be an integer between 10 and 500, got 9',
    ],
    [
      'a fine 2D grid',
      { objective: { id: 'gp-chain-2d' }, lanes: [], grid: { pointsPerDimension: 101 } },
      'between 5 and 100, got 101 (gp-chain-2d has 2 dimensions)',
    ],
    [
      'an unknown objective',
      { ...SHORT, objective: { id: 'gp-chain' } },
      'objective.id names no objective: "gp-chain"; did you mean "gp-chain-1d"?',
    ],
    [
      'an objective’s parameter out of range',
      { ...SHORT, objective: { id: 'gp-chain-1d', parameters: { rate: 2 } } },
      'objective.parameters.rate must be between 0 and 1, got 2',
    ],
    [
      'an unknown kernel',
      { ...SHORT, model: { kernel: 'rbf' } },
      'model.kernel must be one of "empirical", "se", "matern52", "matern32", "matern12", got "rbf"',
    ],
    [
      'an empirical kernel without data',
      { ...SHORT, model: { kernel: 'empirical' } },
      'got "empirical" ("empirical" needs a dataset',
    ],
    [
      'no lengthscale',
      { ...SHORT, model: { lengthscale: 0 } },
      'model.lengthscale must be above 0 and at most 1000000 or null, got 0',
    ],
    [
      'too many first points',
      { ...SHORT, horizon: 5, initialDesign: { points: 6 } },
      'initialDesign.points must be an integer between 0 and 5, got 6',
    ],
    [
      'an unknown algorithm',
      { ...SHORT, lanes: [{ algorithm: 'gp-ucp' }] },
      'lanes[0].algorithm names no algorithm: "gp-ucp"; did you mean "gp-ucb"?',
    ],
    [
      'no algorithm',
      { ...SHORT, lanes: [LANE, {}] },
      'lanes[1].algorithm is missing; it must be the id of an algorithm',
    ],
    [
      'a parameter out of range',
      { ...SHORT, lanes: [LANE, { algorithm: 'et-gp-ucb', parameters: { deltaB: 7 } }] },
      'lanes[1].parameters.deltaB must be above 0 and at most 1, got 7',
    ],
    [
      'an unknown parameter',
      { ...SHORT, lanes: [{ algorithm: 'et-gp-ucb', parameters: { survivor: 1 } }] },
      'lanes[0].parameters has no parameter "survivor"; did you mean "survivors"?',
    ],
    [
      'null for a parameter',
      { ...SHORT, lanes: [{ algorithm: 'gp-ucb', parameters: { c1: null } }] },
      'lanes[0].parameters.c1 must be between 0 and 10, got null',
    ],
    [
      'a letter twice',
      {
        ...SHORT,
        lanes: [
          { ...LANE, id: 'A' },
          { ...LANE, id: 'A' },
        ],
      },
      'lanes[0].id must be unique, got "A" more than once',
    ],
    ['an unknown letter', { ...SHORT, lanes: [{ ...LANE, id: 'G' }] }, 'lanes[0].id must be one of "A"'],
    ['seven lanes', { ...SHORT, lanes: new Array(7).fill(LANE) }, 'lanes must be a list of at most 6 lanes'],
    [
      'a table where none is used',
      { ...SHORT, objective: { id: 'gp-chain-1d', dataset: TABLE } },
      'objective.dataset is not used by objective "gp-chain-1d"',
    ],
    [
      'no table',
      { ...DATA, objective: { id: 'dataset' } },
      'objective.dataset is missing; it must be a table',
    ],
    [
      'text in a table',
      withTable({ values: [[1, 'x', 3], ...TABLE.values.slice(1)] }),
      'objective.dataset.values[0][1] must be null or a number between -1e+100 and 1e+100, got "x"',
    ],
    [
      'a ragged table',
      withTable({ values: [...TABLE.values.slice(0, 5), [1]] }),
      'objective.dataset.values[5] must be a list of one value per arm (3), got a list of 1',
    ],
    [
      'a label too few',
      withTable({ times: ['1'] }),
      'objective.dataset.times must be a list of one label per row (6), got a list of 1',
    ],
    [
      'one arm',
      withTable({ arms: ['a'] }),
      'objective.dataset.arms must be a list of 2 to 2000 names, got a list of 1',
    ],
    [
      'an arm twice',
      withTable({ arms: ['a', 'b', 'a'] }),
      'objective.dataset.arms must be unique, got "a" more than once',
    ],
    [
      'two rows',
      withTable({ times: ['1', '2'], values: TABLE.values.slice(0, 2) }),
      'objective.dataset.values must be a list of 3 to 200000 rows, got a list of 2',
    ],
    [
      'a missing cell',
      withTable({ values: [[1, null, 3], ...TABLE.values.slice(1)] }),
      'objective.dataset cannot be used: row 2, column b: empty cell (1 in all); choose a fill rule',
    ],
    [
      'a horizon beyond the table',
      { ...DATA, horizon: 5 },
      'horizon must be an integer between 1 and 4, got 5 (the table has 4 rows after training)',
    ],
    [
      'too much training',
      { ...DATA, objective: { ...DATA.objective, parameters: { trainingRows: 6 } } },
      'objective.parameters.trainingRows must be 0 (the first third) or an integer between 2 and 5',
    ],
    [
      'a distance kernel without coordinates',
      { ...DATA, model: { kernel: 'se' } },
      'model.kernel must be one of "empirical", got "se" (the others need objective.dataset.coordinates',
    ],
    [
      'a place too few',
      withTable({ coordinates: [[1, 2]] }),
      'objective.dataset.coordinates must be a list of one place per arm (3), got a list of 1',
    ],
    [
      'places of three numbers',
      withTable({
        coordinates: [
          [1, 2, 3],
          [1, 2, 3],
          [1, 2, 3],
        ],
      }),
      'objective.dataset.coordinates[0] must be a list of 2 coordinates, as many as the others, got a list of 3',
    ],
  ])('refuses %s', (_, input, expected) => {
    expect(message(input)).toContain(expected);
    expect(message(input)).not.toContain('\n');
  });

  it('names the path apart, for the page to mark the control', () => {
    expect(() => parseScenario({ ...SHORT, horizon: 0 })).toThrow(
      expect.objectContaining({ path: 'horizon' }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { askedBy, mapDetail } from '../../../src/replicates/map/map-address.ts';
import { mapPlan, USUAL_MOST } from '../../../src/replicates/map/map-plan.ts';
import type { CellReport, MapReport } from '../../../src/replicates/map/map-report.ts';
import { axisChoices, axisOf, axisValues, preparedAxes } from '../../../web/answers/map/axis-choices.ts';
import { cellHeading, cellName } from '../../../web/map/cell-words.ts';
import { mapSentence } from '../../../web/map/map-sentence.tsx';
import { allKnown } from '../../../web/registry/known.ts';
import { fragmentOf, placeOf } from '../../../web/store/address/place-name.ts';

await allKnown();

const NAMES = ['GP-UCB', 'TV-GP-UCB', 'ET-GP-UCB'];
const cell = (left: readonly number[]): CellReport => ({
  ...{ values: [0, 0], seeds: 16, decided: true, left, means: [], pairs: [] },
  struck: [0, 1, 2].filter((lane) => !left.includes(lane)).map((lane) => ({ lane, by: left[0], at: 16 })),
});
const mapOf = (...lefts: readonly (readonly number[])[]): MapReport => ({
  axes: [],
  lanes: (['A', 'B', 'C'] as const).map((id) => ({ id, algorithm: '' })),
  ...{ quantity: '', alpha: 0.05, batch: 8, most: 96, bar: 1 },
  cells: lefts.map(cell),
});
const sentence = (report: MapReport, running = false) => mapSentence(report, NAMES, running);

describe('the sentence above a map', () => {
  it.each([
    [mapOf([1], [1], [0, 2], [0, 1, 2]), 'One lane is left in **2** of 4 cells, always B TV-GP-UCB.'],
    [
      mapOf([1], [1], [2], [0, 1, 2]),
      'One lane is left in **3** of 4 cells: B TV-GP-UCB in 2 and C ET-GP-UCB in 1.',
    ],
    [mapOf([0, 2], [0, 1, 2]), 'In no cell is one lane left; in **1** of 2 some are struck out.'],
    [mapOf([0, 1, 2]), 'No lane is struck out in any of the 1 cells.'],
  ])('follows from the cells', (report, expected) => {
    expect(sentence(report)).toBe(expected);
  });

  it('says so far while cells are undecided', () => {
    expect(sentence(mapOf([1], [0, 1, 2]), true)).toContain('of 2 cells so far, always B');
  });
});

describe('the name of a cell', () => {
  const report = { ...mapOf([1]), cells: [{ ...cell([1]), values: [0.045, 0.01] }] };
  const names = ['Change rate $ε$', 'Noise variance $σ_n^2$'];

  it('has its symbols as the axes have them where it is a heading, and is plain elsewhere', () => {
    expect(cellHeading(report, names, 0)).toBe('Change rate $ε$ = 0.045, Noise variance $σ_n^2$ = 0.01');
    expect(cellName(report, names, 0)).toBe('Change rate ε = 0.045, Noise variance σn2 = 0.01');
    expect(cellHeading(report, names.slice(0, 1), 0)).toBe('Change rate $ε$ = 0.045');
  });
});

describe('the axes of a map', () => {
  it('of every scene are prepared, make a map, and stand in its address', () => {
    for (const { scenario } of SCENES) {
      const axes = preparedAxes(scenario);
      expect(axes.length).toBeGreaterThan(0);
      const place = { name: 'map', detail: mapDetail({ axes, most: 96 }), link: 'v1.abc' } as const;
      expect(placeOf(fragmentOf(place).slice(1))).toEqual(place);
      expect(askedBy(place.detail)).toEqual({ axes, most: 96 });
      if (scenario.lanes.length > 1)
        expect(mapPlan({ scenario, axes, most: USUAL_MOST }).cells.length).toBeGreaterThan(1);
    }
  });

  it('may be any number of world, model and lanes that has an effect, at values that it may have', () => {
    for (const { scenario } of SCENES.filter(({ scenario: { lanes } }) => lanes.length > 1))
      for (const choice of axisChoices(scenario)) {
        const { path, values } = axisOf(scenario, choice);
        expect(values.length, path).toBeGreaterThan(0);
        expect(
          () => mapPlan({ scenario, axes: [{ path, values: values.slice(-1) }], most: 8 }),
          path,
        ).not.toThrow();
      }
  });

  it('look from a thirtieth of a value to ten times it, as the study of drift does', () => {
    const [rate, epsilon] = preparedAxes(SCENES.find(({ id }) => id === 'steady-drift')?.scenario as never);
    const values = ['0.001', '0.0026', '0.0067', '0.017', '0.045', '0.12', '0.3'];
    expect(rate).toEqual({ path: 'objective.parameters.rate', values });
    expect(epsilon).toEqual({ path: 'lanes.B.parameters.epsilon', values });
    const integer = {
      id: 'n',
      type: 'integer',
      label: '',
      symbol: '',
      help: '',
      default: 3,
      min: 1,
      max: 4,
    } as const;
    expect(axisValues(integer, 3)).toEqual(['1', '2', '3', '4']);
  });
});

describe('the address of a map', () => {
  it('holds axes, link, both or neither', () => {
    expect(placeOf('map')).toEqual({ name: 'map', detail: '', link: '' });
    expect(placeOf('map/steady-drift?t=3')).toEqual({ name: 'map', detail: '', link: 'steady-drift?t=3' });
    expect(placeOf('map/scene=steady-drift&t=3')).toMatchObject({
      detail: '',
      link: 'scene=steady-drift&t=3',
    });
    expect(placeOf('map/noiseVariance=0.1,1/v1.abc')).toMatchObject({
      detail: 'noiseVariance=0.1,1',
      link: 'v1.abc',
    });
  });
});

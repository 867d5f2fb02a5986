import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../src/engine/world.ts';
import {
  CLASSIFIER_VERSIONS,
  drawnByFeatures,
  drawsColumn,
  EXACT_TS,
  EXISTING_CLASSIFIERS,
  EXISTING_OPTIMISERS,
  levelSetColumn,
  OPTIMISER_VERSIONS,
  optimisationColumn,
} from '../../../src/experiments/bpt/environment-lanes.ts';
import type { Column } from '../../../src/experiments/spec.ts';
import { backend, laneOf, runLane } from '../../engine/support.ts';

const OPTIMISATION = optimisationColumn({ name: 'GP draw', id: 'threshold-gp', judgedAt: 30 });
const LEVEL_SET = levelSetColumn({ name: 'GP draw', id: 'threshold-gp', judgedAt: 30 });

/** The records of some rows of a column, in one world with few pairs. */
function recordsOf({ scenario, lanes }: Column, rows: readonly string[]) {
  const small = { ...scenario, horizon: 8, grid: { pointsPerDimension: 8 } };
  const world = createWorld(small, backend, 1);
  return rows.map((row) => {
    const session = runLane(small, laneOf(lanes[row].algorithm, lanes[row].parameters), world);
    session.dispose();
    return session.records;
  });
}

describe.each([
  ['optimisation', OPTIMISATION, OPTIMISER_VERSIONS],
  ['level sets', LEVEL_SET, CLASSIFIER_VERSIONS],
] as const)('the lanes of %s', (_, column, versions) => {
  it.each(versions)('$adaptive asks what $plain asks', ({ plain, adaptive }) => {
    const [one, other] = recordsOf(column, [plain, adaptive]);
    expect(other.map(({ index }) => index)).toEqual(one.map(({ index }) => index));
  });

  it('begin with the same random pair', () => {
    const firsts = recordsOf(column, Object.keys(column.lanes)).map(([{ index, y }]) => `${index} ${y}`);
    expect(new Set(firsts).size).toBe(1);
  });
});

describe('a column drawn by random features', () => {
  const { lanes } = drawnByFeatures(OPTIMISATION);

  it('has them in every lane that draws functions, and in no other', () => {
    const drawn = Object.keys(lanes).filter((row) => lanes[row].parameters.draw === 'fourier');
    expect(drawn).toEqual(['BPT-TS', 'BQO-TS', 'Pmax-BQO-TS']);
    for (const [row, { algorithm, parameters }] of Object.entries(lanes)) {
      const { draw, ...rest } = parameters;
      expect({ algorithm, parameters: rest }).toEqual(OPTIMISATION.lanes[row]);
      expect(algorithm.endsWith('-ts')).toBe(draw === 'fourier');
    }
  });

  it('beside exact draws differs in them alone', () => {
    const both = drawsColumn({ name: 'GP draw', id: 'threshold-gp', judgedAt: 30 });
    expect(Object.keys(both.lanes)).toEqual(['BPT-TS', EXACT_TS]);
    expect(both.lanes['BPT-TS']).toEqual(lanes['BPT-TS']);
    expect(both.lanes[EXACT_TS]).toEqual(OPTIMISATION.lanes['BPT-TS']);
    const [features, exact] = recordsOf(both, ['BPT-TS', EXACT_TS]);
    expect(features.map(({ index }) => index)).not.toEqual(exact.map(({ index }) => index));
  });
});

describe('the existing methods', () => {
  it('are all lanes but the paper’s own', () => {
    const others = ({ lanes }: Column) => Object.keys(lanes).filter((row) => !row.startsWith('BPT-'));
    expect(EXISTING_OPTIMISERS).toEqual(others(OPTIMISATION));
    expect(EXISTING_OPTIMISERS).toHaveLength(11);
    expect(EXISTING_CLASSIFIERS).toEqual(others(LEVEL_SET));
    expect(EXISTING_CLASSIFIERS).toHaveLength(7);
  });

  it('classify in their own way unless they are adaptive', () => {
    const rows = ['BQLSE', 'P-BQLSE'];
    const [own, adaptive] = recordsOf(LEVEL_SET, rows).map((records) =>
      records.map(({ assessment }) => assessment?.undecided),
    );
    expect(adaptive).not.toEqual(own);
  });
});

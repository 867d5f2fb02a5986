import { describe, expect, it } from 'vitest';
import { createFingerprint } from '../../../src/engine/fingerprint.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { etTable1 } from '../../../src/experiments/et/table1.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import { cellRun } from '../../../web/papers/open-run.ts';
import { recorded } from './recorded.ts';

const backend = await loadBackend('wasm');
const table1 = recorded('et-table1');
const cell = { row: 'UI-TVBO', column: 'ε = 0.03' };

describe('the run behind a cell', () => {
  it('is its column’s world with the lane of its row first and five others of the column', () => {
    const run = cellRun(table1, cell, 7);
    expect(run?.lane).toBe('A');
    expect(run?.scenario.lanes.map(({ id, label }) => `${id} ${label}`)).toEqual([
      'A UI-TVBO',
      'B GP-UCB',
      'C R-GP-UCB',
      'D ET-GP-UCB, ε 0.01–0.05',
      'E ET-GP-UCB, ε 0.001–0.1',
      'F ET-GP-UCB, ε 0–1',
    ]);
    expect(run?.scenario).toMatchObject({
      seed: 1,
      replicate: 7,
      horizon: 400,
      view: { step: 400, lane: 'A' },
    });
    expect(() => parseScenario(run?.scenario)).not.toThrow();
  });

  it('promises the fingerprint that the report recorded of this replicate, and nothing of one that it did not', () => {
    const prints = [{ ...cell, first: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] }];
    const report = { ...table1, fingerprints: prints };
    expect(cellRun(report, cell, 1)?.fingerprints).toEqual({ A: 'bbbbbbbbbbbb' });
    expect(cellRun(report, cell, 2)?.fingerprints).toEqual({});
  });

  it('is, record by record, the run that the report was made from', () => {
    const run = cellRun(table1, cell, 2);
    if (!run || typeof etTable1.design === 'function') throw new Error('et-table1 needs no table');
    const column = etTable1.design.columns.find(({ name }) => name === cell.column);
    if (!column) throw new Error('no column');
    const print = (
      scenario: typeof run.scenario,
      lane: Parameters<typeof openLane>[1],
      replicate: number,
    ) => {
      const session = openLane(scenario, lane, createWorld(scenario, backend, replicate), backend);
      const fingerprint = createFingerprint('wasm');
      while (session.t < 40) fingerprint.add(session.step());
      session.dispose();
      return fingerprint.digest();
    };
    const opened = print(run.scenario, run.scenario.lanes[0], run.scenario.replicate);
    expect(opened).toBe(print(column.scenario, { ...column.lanes[cell.row], id: 'A' }, 2));
  });

  it('is out of reach where the experiment runs on a table of the user’s', () => {
    const report = recorded('et-temperature');
    const [{ row, column }] = report.cells;
    expect(cellRun(report, { row, column }, 0)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { suits } from '../../src/algorithms/suits.ts';
import { columnSamples, streamScenario } from '../../src/engine/run-scenario.ts';
import { createRunWriter, FORMATS, writeRun } from '../../src/engine/run-writer.ts';
import {
  ALGORITHMS,
  createWorld,
  type ObjectiveSpec,
  objectiveById,
  openLane,
  parseScenario,
  runScenario,
} from '../../src/index.ts';
import { backend } from './support.ts';

const OBJECTIVE = objectiveById('gp-chain-1d') as ObjectiveSpec;
const SHORT = { objective: { id: 'gp-chain-1d' }, horizon: 110, grid: { pointsPerDimension: 15 } };
const LANES = ALGORITHMS.filter((spec) => suits(spec, OBJECTIVE) && !spec.byHand).map(({ id }) => id);

/** Lanes that refit, reset by a likelihood ratio, or drop from the middle of what they hold. */
const OTHERS = [
  { algorithm: 'et-gp-ucb', parameters: { refitEvery: 25 } },
  { algorithm: 'et-gp-ucb', parameters: { trigger: 'likelihood-ratio' } },
  { algorithm: 'sw-gp-ucb', parameters: { refitEvery: 40 } },
];

describe('a run that is streamed', () => {
  it.each([...LANES.map((algorithm) => ({ algorithm })), ...OTHERS])(
    'has the records of one that keeps them: %o',
    (lane) => {
      const scenario = parseScenario({ ...SHORT, lanes: [lane] });
      const [{ records, fingerprint }] = runScenario(scenario, backend);
      const session = openLane(scenario, scenario.lanes[0], createWorld(scenario, backend), backend);
      while (session.t < scenario.horizon) session.step();
      expect(records).toEqual(session.records);
      expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
      session.dispose();
    },
  );

  it('holds the records of a block and not of the run', () => {
    const scenario = parseScenario({ ...SHORT, horizon: 1500, lanes: [{ algorithm: 'r-gp-ucb' }] });
    const world = createWorld(scenario, backend);
    const session = openLane({ ...scenario, forgets: true }, scenario.lanes[0], world, backend);
    let most = 0;
    while (session.t < scenario.horizon) {
      session.step();
      most = Math.max(most, session.records.length);
    }
    expect(session.t).toBe(1500);
    expect(most).toBeLessThan(200);
    session.dispose();
  });

  it.each(FORMATS)('is written as %s just as runs that are whole', (format) => {
    const scenario = parseScenario({
      ...SHORT,
      horizon: 50,
      lanes: [{ algorithm: 'et-gp-ucb', parameters: { refitEvery: 20 } }, { algorithm: 'random' }],
    });
    const about = { scenario, backend: backend.name };
    const parts: string[] = [];
    const text = (write: (writer: ReturnType<typeof createRunWriter>) => void, piece = 1e9) => {
      parts.length = 0;
      const samples = columnSamples(scenario, scenario.lanes, backend);
      const writer = createRunWriter(
        format,
        { ...about, samples },
        { piece, write: (part) => void parts.push(part) },
      );
      write(writer);
      writer.end();
      return parts.join('');
    };
    const whole = text((writer) => {
      for (const run of runScenario(scenario, backend, { replicates: 2 })) writeRun(writer, run);
    });
    const streamed = text((writer) => {
      for (const run of streamScenario(scenario, backend, { replicates: 2 })) {
        writer.begin(run);
        let next = run.records.next();
        for (; !next.done; next = run.records.next()) writer.add(next.value);
        writer.finish(next.value.fingerprint);
      }
    }, 2000);
    expect(streamed).toBe(whole);
    // A figure is one object, made when all runs are known.
    if (format !== 'plotly') expect(parts.length).toBeGreaterThan(whole.length / 4000);
    expect(whole.length).toBeGreaterThan(1000);
  });
});

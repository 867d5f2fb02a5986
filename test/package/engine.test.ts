import { describe, expect, it } from 'vitest';
import { knowledgeIn } from '../../scripts/engines/knows.ts';
import { ARCHIVE } from '../../src/archive/archive.ts';
import { CONTRACT, type LabWorker } from '../../src/archive/lab-worker.ts';
import { checkedEngine } from '../../src/cli/engines/engine-files.ts';
import { loadBackend, parseScenario, scenarioSchema, sceneById } from '../../src/index.ts';
import { Lab } from '../../web/worker/lab/lab.ts';
import { ENGINES, startArchived } from '../archive/replay.ts';

const engine = ARCHIVE[ARCHIVE.length - 1];
const behind = 'the archive is behind the sources: npm run engine:archive';

/** What a value is made of: fields by name, items by the first of them, and kinds instead of values. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  if (ArrayBuffer.isView(value)) return value.constructor.name;
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

async function answersOf(lab: LabWorker, id: string): Promise<unknown[]> {
  const scenario = parseScenario({ ...sceneById(id)?.scenario, horizon: 24 });
  const answers: unknown[] = [await lab.open(scenario)];
  for (const { id: lane } of scenario.lanes) {
    const records: unknown[] = [];
    const done = await lab.runLane(
      lane,
      (batch) => records.push(...batch.records),
      new AbortController().signal,
    );
    answers.push(records[0], done, await lab.frame(lane, 20));
  }
  return answers;
}

describe('today’s engine in the archive', () => {
  it('knows what the sources know', () => {
    const today = JSON.parse(JSON.stringify(knowledgeIn(scenarioSchema() as Record<string, unknown>)));
    expect(checkedEngine(ENGINES, engine), behind).toEqual(today);
  });

  it('answers in the form in which the sources answer, under the same contract', async () => {
    expect(engine.contract).toBe(CONTRACT);
    const { lab, thread } = startArchived(engine.version);
    const ours = new Lab({ loadBackend, nextTurn: async () => {}, now: () => performance.now() });
    for (const id of ['abrupt-change', 'threshold', 'evaluations-take-time'])
      expect((await answersOf(lab, id)).map(shapeOf), behind).toEqual(
        (await answersOf(ours, id)).map(shapeOf),
      );
    thread.stop();
  });
});

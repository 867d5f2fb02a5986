import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { createRunWriter } from '../../../src/engine/run-writer.ts';
import { reportFigure } from '../../../src/experiments/report/report-figure.ts';
import { viewsOf } from '../../../src/experiments/report/report-views.ts';
import { checkFigure, correlationFigure } from '../../../src/figure/check-figure.ts';
import type { Figure } from '../../../src/figure/figure.ts';
import { USUAL_SURFACES, withPart } from '../../../src/figure/surface-figure.ts';
import { theoryFigure } from '../../../src/figure/theory-figure.ts';
import {
  type Backend,
  checkModel,
  createWorld,
  loadBackend,
  openLane,
  SCENES,
  type Scenario,
  type StepRecord,
} from '../../../src/index.ts';
import { runJob } from '../../../src/plan/run-job.ts';
import { compareRuns } from '../../../src/replicates/comparison/compare-runs.ts';
import { measuresOf } from '../../../src/replicates/comparison/measures.ts';
import { isThere, PANES, figureOf as paneOf, seedsOf } from '../../../web/inspect/compare/figures.ts';
import { figureOf } from '../../../web/inspect/run/figures.ts';
import { subjectsOf } from '../../../web/inspect/run/subjects.ts';
import { NO_REPLICATES } from '../../../web/store/store.ts';
import { summariseWorld } from '../../../web/worker/lab/world-summary.ts';
import { openStage, type Stage } from '../support.ts';

import '../../web/all-known.ts';

let stage: Stage;
let backend: Backend;
beforeAll(async () => {
  stage = await openStage();
  backend = await loadBackend();
});
afterAll(() => stage.close());

const ROOT = join(import.meta.dirname, '../../..');
const LOOK = { window: [3, 9], selected: [1], pointed: 1 } as const;

/** A scene of few steps and candidates. */
const small = (scenario: Scenario): Scenario => ({
  ...scenario,
  horizon: Math.min(scenario.horizon, 16),
  grid: { pointsPerDimension: Math.min(scenario.grid.pointsPerDimension, 10) },
  lanes: scenario.lanes.slice(0, 3),
});

/** Results of three replicates of its lanes. */
function replicatesOf(scenario: Scenario) {
  const lanes = scenario.lanes.map(({ id, label: _, ...setup }) => ({ ...setup, lane: id }));
  const group = { scenario, lanes, curvePoints: scenario.horizon };
  const results = [0, 1, 2].map((replicate) => runJob(group, replicate, backend));
  return { ...NO_REPLICATES, lanes: scenario.lanes.map(({ id }) => id), wanted: 3, results };
}

/** Every figure of a run, and what the command line writes of it. */
function ofRun(scenario: Scenario): (Figure | null)[] {
  const world = createWorld(scenario, backend);
  const summary = summariseWorld(world, scenario.horizon);
  const lanes = scenario.lanes.map((lane) => {
    const session = openLane(scenario, lane, world, backend);
    while (!session.ended) session.step();
    return { lane, session, letter: lane.id, name: lane.algorithm, records: session.records };
  });
  const run = { scenario, world: summary, lanes };
  const setting = { title: scenario.title, horizon: scenario.horizon, changes: [5], theme: 'dark' } as const;
  const surfaces = withPart({ ...USUAL_SURFACES, band: true, contours: true }, 'sd', true);
  const replicates = replicatesOf(scenario);
  const subjects = subjectsOf(run).map((subject) => {
    const own = lanes.find(({ letter }) => letter === subject.letter);
    const frame = own
      ? laneFrame(own.session, Math.min(12, own.records.length), own.lane, scenario.horizon, world)
      : null;
    return figureOf(subject, { run, setting, measure: 'average', replicates, t: 12, frame, surfaces }, LOOK);
  });
  const [{ lane, letter, name, records }] = lanes;
  const rising = records.map(({ t }) => t);
  const theory = { quantity: 'regret', values: rising, bound: rising, floor: rising, highest: rising };
  const figures = [...subjects, theoryFigure(setting, { letter, name }, theory)];
  if (!world.response) {
    const check = checkModel(openLane(scenario, lane, world, backend), world, scenario.horizon);
    const slices = [check.time, ...(check.space ? [check.space] : [])].map((slice) => ({
      ...slice,
      along: 'lag',
    }));
    figures.push(checkFigure(setting, { letter, name }, { ...check, share: check.coverage }));
    figures.push(correlationFigure(setting, { letter, name }, slices));
  }
  return [...figures, written(scenario, lanes)];
}

type Run = { readonly lane: Scenario['lanes'][number]; readonly records: readonly StepRecord[] };

/** As `driftlab run --format plotly` writes it. */
function written(scenario: Scenario, lanes: readonly Run[]): Figure {
  const pieces: string[] = [];
  const out = { write: (text: string) => pieces.push(text) };
  const writer = createRunWriter('plotly', { scenario, backend: 'wasm', samples: [], changes: [4] }, out);
  for (const { lane, records } of lanes)
    for (const replicate of [0, 1]) {
      writer.begin({ lane, replicate });
      for (const record of records) writer.add(record);
      writer.finish('');
    }
  writer.end();
  return JSON.parse(pieces.join(''));
}

/** Every pane of the sheet, by every measure. */
function ofSheets(scenario: Scenario): (Figure | null)[] {
  const replicates = replicatesOf(scenario);
  const setting = { title: scenario.title, horizon: scenario.horizon, changes: [5], theme: 'light' } as const;
  const lanes = scenario.lanes.map(({ id, algorithm }) => ({ letter: id, name: algorithm }));
  const names = lanes.map(({ letter, name }) => `${letter} ${name}`);
  return measuresOf(replicates.results[0], scenario.horizon).flatMap(({ id }) => {
    const comparison = compareRuns(names, replicates.results, scenario.horizon, id);
    const sheet = { comparison, lanes, changes: [5] };
    const seeds = seedsOf(sheet, replicates);
    const panes = PANES.filter((pane) => isThere(pane, sheet));
    return panes.map((pane) => paneOf(pane.id, sheet, seeds, setting, LOOK));
  });
}

function ofPapers(): Figure[] {
  const files = readdirSync(join(ROOT, 'results')).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const report = JSON.parse(readFileSync(join(ROOT, 'results', name), 'utf8'));
    return viewsOf(report).map((view) => reportFigure(report, view, 'dark'));
  });
}

/** What Plotly judges a figure by: its attributes and choices, not its words and measured values. It takes long over each one. */
const kindOf = (figure: Figure): string => JSON.stringify(kind(figure));

/** Lists by what is in them, numbers by their range, words by being words. */
function kind(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(kind(one))))].sort();
  if (typeof value === 'number') return Math.sign(value) * (Math.abs(value) > 1 ? 2 : 1);
  if (typeof value === 'string') return /^[a-z][\w+]{0,12}$/.test(value) ? value : '';
  if (typeof value !== 'object' || value === null) return value;
  const { name: _, text: __, legendgroup: ___, ...rest } = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, kind(inner)]));
}

it('every figure of every scene, sheet and paper is valid to Plotly', async () => {
  const scenes = SCENES.map(({ scenario }) => small(scenario));
  const figures = [...scenes.flatMap(ofRun), ...scenes.flatMap(ofSheets), ...ofPapers()].filter(
    (one) => one !== null,
  );
  expect(figures.length).toBeGreaterThan(25 * SCENES.length);
  const kinds = [...new Map(figures.map((one) => [kindOf(one), one])).values()];
  const page = await stage.browser.newPage();
  const plotly = join(ROOT, 'node_modules/plotly.js/dist/plotly.min.js');
  await page.addScriptTag({ content: readFileSync(plotly, 'utf8') });
  const faults = await page.evaluate((text) => {
    const { Plotly } = window as unknown as {
      Plotly: { validate(data: unknown, layout: unknown): { msg: string }[] | undefined };
    };
    return (JSON.parse(text) as Figure[]).flatMap(({ data, layout }) =>
      (Plotly.validate(data, layout) ?? []).map(({ msg }) => msg),
    );
  }, JSON.stringify(kinds));
  expect([...new Set(faults)]).toEqual([]);
}, 300_000);

import * as words from '#words/library/papers';
import { pinned } from '../../src/archive/archive.ts';
import { LANE_LETTERS, type Lane, type LaneLetter, type Scenario } from '../../src/contracts/scenario.ts';
import type { Fingerprints } from '../../src/engine/link/link.ts';
import { completeScenario } from '../../src/engine/scenario/complete.ts';
import { experimentById } from '../../src/experiments/registry.ts';
import type { Report } from '../../src/experiments/report/report.ts';
import { listName } from '../readings/papers/papers.ts';
import { objectiveById } from '../registry/known.ts';
import { shownTitle } from '../registry/titles.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { leaveForRun, openPlace } from '../store/address/place.ts';
import { noticeHere } from '../store/notice-here.ts';
import { page } from '../store/page.ts';
import type { CellName } from './shapes/picture.ts';

/** A cell's run as the page opens it. */
interface CellRun {
  readonly scenario: Scenario;
  /** The lane of the cell's row. */
  readonly lane: LaneLetter;
  /** What the report recorded of this replicate; empty where it recorded nothing. */
  readonly fingerprints: Fingerprints;
}

/** Fingerprints of a cell's first replicates; reports of engine 0.1.0 do not have them. */
interface RecordedPrints {
  readonly fingerprints?: readonly (CellName & { readonly first: readonly string[] })[];
}

/**
 * The run behind a cell: its column's world with the lane of its row, and up to five others of the column. null where the
 * experiment runs on a table of the user's, which the page does not have.
 */
export function cellRun(report: Report, { row, column }: CellName, replicate: number): CellRun | null {
  const experiment = experimentById(report.id);
  if (!experiment || typeof experiment.design === 'function') return null;
  const setup = experiment.design.columns.find(({ name }) => name === column);
  if (!setup?.lanes[row]) return null;
  // The recorded run is lane A's: its own draws are named after the letter.
  const shown = [row, ...Object.keys(setup.lanes).filter((name) => name !== row)];
  const lanes = shown.slice(0, LANE_LETTERS.length).map((label, i): Lane => {
    const { lane: _, ...own } = setup.lanes[label];
    return { ...own, id: LANE_LETTERS[i], label };
  });
  const lane = lanes[0].id;
  const print = (report as RecordedPrints).fingerprints?.find(
    (one) => one.row === row && one.column === column,
  )?.first[replicate];
  const { objective, horizon } = setup.scenario;
  const spec = objectiveById(objective.id);
  if (!spec) return null;
  const { figure } = listName(report);
  return {
    scenario: completeScenario(spec, {
      ...setup.scenario,
      title: `${figure}: ${column}`,
      replicate,
      lanes,
      view: { step: horizon, lane, regret: 'average' },
    }),
    lane,
    fingerprints: print ? { [lane]: print } : {},
  };
}

function backTo(experiment: string): void {
  openPlace({ name: 'papers', detail: experiment });
}

/** Opens the run behind a cell in the lanes, and says where it came from; what the report promised of it is checked. */
export function openRun(report: Report, cell: CellName, replicate: number): void {
  const run = cellRun(report, cell, replicate);
  if (!run) return;
  leaveForRun();
  openScenario(pinned(run.scenario, report.engineVersion), false);
  const engine =
    report.backend === 'wasm'
      ? report.engineVersion
      : words.engineOn({ engine: report.engineVersion, backend: report.backend });
  const promised = { fingerprints: run.fingerprints, engine, by: words.recordedResult };
  page.setState({ promised: Object.keys(run.fingerprints).length > 0 ? promised : null });
  noticeHere({
    kind: 'info',
    text: words.openedRun({
      cell: [shownTitle(listName(report).figure), cell.row, cell.column].join(', '),
      replicate: replicate + 1,
      runs: report.runs,
      lane: run.lane,
    }),
    actions: [{ label: words.back, run: () => backTo(report.id) }],
  });
}

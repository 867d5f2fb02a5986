import * as words from '#words/map/map';
import type { MapReport } from '../../src/replicates/map/map-report.ts';
import { mapComputation } from '../answers/map/map-computation.ts';
import { wantReplicates } from '../store/actions/replicates.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { leaveForRun, openPlace, visitPlace } from '../store/address/place.ts';
import { noticeHere } from '../store/notice-here.ts';
import { isShut, page } from '../store/page.ts';
import { lab } from '../store/store.ts';
import { cellName } from './cell-words.ts';

/** The scenario of a cell, including the lanes that the map leaves out. */
function scenarioOf(cell: number) {
  const { map } = mapComputation.getState();
  return map?.cells[cell].scenario ?? null;
}

/** Opens the world of a cell in the lanes, with a notice that leads back. */
export function openCell(report: MapReport, names: readonly string[], cell: number): void {
  const scenario = scenarioOf(cell);
  if (!scenario || isShut(page.getState())) return;
  const { scenario: before } = lab.getState();
  const detail = page.getState().place?.detail ?? '';
  leaveForRun();
  openScenario(scenario, false);
  const back = () => {
    openScenario(before, false);
    openPlace({ name: 'map', detail });
  };
  noticeHere({
    kind: 'info',
    text: words.opened(cellName(report, names, cell)),
    actions: [{ label: words.backToMap, run: back }],
  });
}

/** Compares the lanes in the world of a cell, over the cell's seeds. Back returns to the map. */
export function compareCell({ cells, batch }: MapReport, cell: number): void {
  const scenario = scenarioOf(cell);
  if (!scenario || isShut(page.getState())) return;
  visitPlace({ name: 'compare', detail: '' });
  openScenario(scenario, false);
  wantReplicates(Math.max(batch, cells[cell].seeds));
}

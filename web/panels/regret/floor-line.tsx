import './floor-line.css';
import { use } from 'react';
import * as words from '#words/panels/floor';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { formatRegret } from '../../../src/picture/format.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import type { Series } from '../../plot/series.ts';
import { useTold } from '../../store/hooks.ts';
import { useHidden } from '../../store/stage.ts';
import { Curve } from '../../time/curves.tsx';
import type { TimeFrame } from '../../time/time-frame.ts';
import { askFloor } from '../../worker/bounds/bounds-client.ts';

interface Asked {
  readonly world: string;
  /** Lower bound on R_t; null if none is known. It never rejects: the panel works without. */
  readonly floor: Promise<Series | null>;
  readonly stop: () => void;
}
let asked: Asked | null = null;

/** The lower bound of a world, requested once per world, not per set of lanes. */
function floorOf(scenario: Scenario): Asked['floor'] {
  const { lanes: _lanes, view: _view, title: _title, ...rest } = scenario;
  const world = JSON.stringify(rest);
  if (asked?.world === world) return asked.floor;
  asked?.stop();
  const { answer, stop } = askFloor(scenario);
  const floor = answer.then(
    (found) => found?.curve ?? null,
    () => null,
  );
  asked = { world, floor, stop };
  return floor;
}

interface FloorProps {
  readonly scenario: Scenario;
  /** Whether R_t / t is shown instead of R_t. */
  readonly average: boolean;
}

/** The lower bound on the average regret of any policy in such worlds, drawn under the lanes' curves. */
export function FloorLine({
  scenario,
  average,
  frame,
  y,
}: FloorProps & { readonly frame: TimeFrame; readonly y: Scale }) {
  const floor = use(floorOf(scenario));
  if (!floor) return null;
  const values = average ? Array.from(floor, (sum, i) => sum / (i + 1)) : floor;
  return (
    <g className="regret-floor">
      <Curve frame={frame} y={y} values={values} width={1.25} />
    </g>
  );
}

/** Note with the lower bound at the cursor, and its assumptions. */
export function FloorNote({ scenario, average }: FloorProps) {
  const floor = use(floorOf(scenario));
  const t = Math.max(1, useTold());
  if (useHidden('readings') || !floor) return null;
  const value = formatRegret(floor[t - 1] / (average ? t : 1));
  return (
    <p className="floor-note">
      <svg className="chart" width="16" height="8" aria-hidden="true">
        <g className="regret-floor">
          <path className="curve ink" strokeWidth={1.25} d="M0 4h16" />
        </g>
      </svg>{' '}
      {words.floor(value)}
    </p>
  );
}

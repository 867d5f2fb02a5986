import { objectiveById } from '../../registry/known.ts';
import './overview.css';
import { type CSSProperties, useMemo } from 'react';
import * as words from '#words/views/overview';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { toggleEnlarged } from '../../store/actions/view.ts';
import {
  useCursor,
  useField,
  useLanes,
  useLayout,
  useReach,
  useScenario,
  useTold,
  useWorld,
} from '../../store/hooks.ts';
import { calm } from '../../store/run/pace.ts';
import type { LaneData } from '../../store/state.ts';
import { useRunOf } from '../../time/use-run.ts';
import { LaneView } from '../lane/lane-view.tsx';
import { WhyPanel } from '../why/why-panel.tsx';
import { FieldScale, FieldSwitch } from './field-switch.tsx';
import type { OverviewParts } from './overview-parts.ts';
import { Rail } from './rail.tsx';
import { largestSpark, sparksOf } from './spark-shapes.ts';
import { standings } from './standings.ts';
import { Tile } from './tile.tsx';
import { sharedAcquisition, sharedDeviation, type TileRanges } from './tile-fields.ts';
import { ViewBar } from './view-bar.tsx';

/** All lanes at a glance, or one of them large with the others beside it. */
export function Overview({ phone }: { phone: boolean }) {
  const { enlarged } = useLayout();
  const lanes = useLanes();
  const world = useWorld();
  // Known before the world is, so that tiles keep their places when it arrives.
  const square = objectiveById(useScenario().objective.id)?.dimension === 2;
  const ranges = useRanges(lanes, square ? world : null);
  const standing = useStandings();
  const common = { lanes, ranges, standing };
  const shape = { square, phone };
  return (
    <>
      <ViewBar>
        {ranges && !enlarged ? <FieldChoices ranges={ranges} phone={phone} /> : <LetterKeys lanes={lanes} />}
      </ViewBar>
      {enlarged ? <Enlarged {...common} letter={enlarged} phone={phone} /> : <Tiles {...common} {...shape} />}
    </>
  );
}

/** What the arrangement of the tiles depends on. */
interface Shape {
  /** Whether the candidates are a square. */
  readonly square: boolean;
  readonly phone: boolean;
}

/** Number of tiles per row on a wide page. */
const columnsFor = (lanes: number, square: boolean): number => (square && lanes > 4 ? 3 : 2);

function Tiles({ lanes, ranges, standing, square, phone }: OverviewParts & Shape) {
  const t = useCursor();
  const style = { '--columns': columnsFor(lanes.length, square) } as CSSProperties;
  return (
    <div ref={enlargeOnClick} className={square ? 'tiles square' : 'tiles'} style={style}>
      {lanes.map((data) => {
        const own = standing.get(data.lane.id);
        return (
          own && (
            <Tile key={data.lane.id} data={data} t={t} standing={own} ranges={ranges} withData={!phone} />
          )
        );
      })}
    </div>
  );
}

function Enlarged({ letter, phone, ...parts }: OverviewParts & { letter: LaneLetter; phone: boolean }) {
  return (
    <>
      <div ref={enlargeOnClick} className="enlarged">
        <LaneView letter={letter} />
        <Rail {...parts} letter={letter} />
      </div>
      {!phone && <WhyPanel letter={letter} />}
    </>
  );
}

/** A click in a tile enlarges its lane, like the button in its head for keyboard and screen reader. */
function enlargeOnClick(grid: HTMLElement | null) {
  const onClick = ({ target }: MouseEvent) => {
    const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
    if (tile) toggleEnlarged(tile.dataset.tile as LaneLetter);
  };
  grid?.addEventListener('click', onClick);
  return () => grid?.removeEventListener('click', onClick);
}

function LetterKeys({ lanes }: Pick<OverviewParts, 'lanes'>) {
  const { enlarged } = useLayout();
  const first = lanes[0]?.lane.id;
  const last = lanes.at(-1)?.lane.id;
  return (
    <span className="push keys-note">
      {enlarged ? (
        <>
          <kbd>{enlarged}</kbd> {words.or} <kbd>{words.escapeKey}</kbd> {words.showsAll}
        </>
      ) : (
        <>
          <kbd>{first}</kbd> … <kbd>{last}</kbd> {words.enlarges}
        </>
      )}
    </span>
  );
}

function FieldChoices({ ranges, phone }: { ranges: TileRanges; phone: boolean }) {
  return (
    <span className="push field-choices">
      {!phone && <FieldScale ranges={ranges} />}
      <FieldSwitch short={phone} />
    </span>
  );
}

/** The scales of the tiles; the acquisition's only while shown, because it is read from every frame. */
function useRanges(lanes: readonly LaneData[], world: WorldSummary | null): TileRanges | null {
  const scenario = useScenario();
  const choice = useField();
  const deviation = sharedDeviation(scenario, lanes);
  const frames = choice === 'acquisition' ? lanes.map(({ run }) => run.frame) : [];
  const [low, high] = sharedAcquisition(frames) ?? [Number.NaN, Number.NaN];
  return useMemo(
    () => world && { deviation, acquisition: Number.isNaN(low) ? null : ([low, high] as const) },
    [world, deviation, low, high],
  );
}

/** Depends on the lanes' records, not on their frames, which change at every step. */
function useStandings() {
  // Under a drag whole runs only: the scale is that of all their steps.
  const { lanes, world, scenario } = useRunOf(calm);
  const { horizon } = scenario;
  const t = useTold();
  const top = useReach((until) => largestSpark(lanes, until));
  const sparks = useMemo(() => sparksOf(lanes, horizon, top), [lanes, horizon, top]);
  const measure = world?.environment ? 'answer' : 'total';
  return useMemo(
    () => standings(lanes, t, measure, { sparks, horizon }),
    [lanes, t, measure, sparks, horizon],
  );
}

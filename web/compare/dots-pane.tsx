import { type PointerEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/compare/compare';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';
import { type FinalDots, finalDots } from '../../src/sheet/final-dots.ts';
import { measureShort } from '../../src/sheet/measure-words.ts';
import { replicateAt, type Sheet } from '../../src/sheet/sheet.ts';
import { groupsWidth } from '../../src/sheet/value-axis.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { useEditedScenario } from '../store/hooks.ts';
import { isShut, page } from '../store/page.ts';
import { localPoint } from '../ui/local-point.ts';
import { PanelHead } from '../ui/panel/panel-head.tsx';
import { ComparePicture } from './compare-picture.tsx';
import { type DotPlace, keyPlace, nearestDot, placeText } from './dot-places.ts';
import type { Layout } from './layout.ts';

interface DotsPaneProps {
  readonly sheet: Sheet;
  readonly layout: Layout;
  /** Chosen lanes, as indices in the comparison. */
  readonly chosen: readonly number[];
  readonly onChoose: (lane: number) => void;
  readonly onOpen: (replicate: number) => void;
}

/**
 * A dot per seed, with lanes ordered by their means. The seed under the pointer is ringed in every lane and
 * connected; a click opens it.
 */
export function DotsPane({ sheet, layout, chosen, onChoose, onOpen }: DotsPaneProps) {
  const dots = useMemo(() => finalDots(sheet, layout.left, layout.row), [sheet, layout.left, layout.row]);
  const [pointed, setPointed] = useState<DotPlace | null>(null);
  const { seed } = useEditedScenario();
  const shut = useStore(page, isShut);
  const { replicates, measure } = sheet.comparison;
  const open = ({ replicate }: DotPlace) => onOpen(replicateAt(sheet, replicate));
  const at = pointed && pointed.replicate < replicates ? pointed : null;
  const pointedAt = { seed, replicate: at ? replicateAt(sheet, at.replicate) : 0 };
  const current = at ?? keyPlace(sheet, dots, { row: 0, replicate: 0 }, 'Home');
  return (
    <section className="compare-pane" aria-label={titleOf(measure)}>
      <PanelHead title={titleOf(measure)}>
        <InspectWay subject="compare-dots" title={titleOf(measure)} />
        <DotsKey groups={sheet.comparison.groups.length > 0} />
      </PanelHead>
      <p className={at ? 'reading hover' : 'reading'}>
        {at ? (
          <>
            <span>{shut ? words.pointedAlone(pointedAt) : words.pointedSeed(pointedAt)}</span>
            {!shut && (
              <>
                <button type="button" className="compare-link" onClick={() => open(at)}>
                  {words.openSeed}
                </button>
                <kbd>Enter</kbd>
              </>
            )}
          </>
        ) : (
          <span>{shut ? words.dotsAlone : words.dotsHelp}</span>
        )}
      </p>
      <div className="compare-plot" style={{ height: dots.height }}>
        <ComparePicture drawing={dots}>{at && <Ringed sheet={sheet} dots={dots} at={at} />}</ComparePicture>
        <SeedSlider {...{ sheet, dots, at, current, seed }} onOpen={open} onPoint={setPointed} />
        {dots.rows.map(({ lane, top, height }) => (
          <LaneButton
            key={sheet.lanes[lane].letter}
            name={`${sheet.lanes[lane].letter} ${sheet.lanes[lane].name}`}
            pressed={chosen.includes(lane)}
            wide={layout.left < 520}
            left={groupsWidth(sheet) - 5}
            {...{ top, height }}
            onClick={() => onChoose(lane)}
          />
        ))}
      </div>
    </section>
  );
}

interface SeedSliderProps {
  readonly sheet: Sheet;
  readonly dots: FinalDots;
  /** The dot pointed at. */
  readonly at: DotPlace | null;
  /** The dot pointed at, or the first. */
  readonly current: DotPlace;
  readonly seed: number;
  readonly onPoint: (place: DotPlace | null) => void;
  readonly onOpen: (place: DotPlace) => void;
}

/** Chooses among the seeds by value: the nearest dot by pointer, a slider by keyboard. */
function SeedSlider({ sheet, dots, at, current, seed, onPoint, onOpen }: SeedSliderProps) {
  const point = (event: PointerEvent<HTMLElement>) =>
    onPoint(nearestDot(sheet, dots, ...localPoint(event, event.currentTarget)));
  return (
    <div
      className="compare-dots"
      role="slider"
      tabIndex={0}
      aria-label={useStore(page, isShut) ? words.dotsByValue : words.dots}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={sheet.comparison.replicates}
      aria-valuenow={current.rank + 1}
      aria-valuetext={placeText(sheet, dots, seed, current)}
      onFocus={({ target }) => target.matches(':focus-visible') && !at && onPoint(current)}
      onPointerMove={point}
      onPointerDown={point}
      onClick={(event) => {
        // A touch only points; the button above opens the seed.
        const byTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
        if (at && !byTouch) onOpen(at);
      }}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = keyPlace(sheet, dots, current, event.key);
        if (event.key === 'Enter') onOpen(current);
        else if (next !== current) onPoint(next);
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** Titles other than "Final regret". */
const TITLES: Partial<Record<MeasureId, string>> = {
  resets: words.resets,
  offline: words.offlineError,
  'before-change': words.errorBeforeChange,
  f1: words.final(measureShort('f1')),
};
const titleOf = (measure: MeasureId): string => TITLES[measure] ?? words.finalRegret;

function DotsKey({ groups }: { groups: boolean }) {
  return (
    <span className="compare-key">
      <span>
        <svg className="chart compare-picture" width="10" height="10" aria-hidden="true">
          <circle className="seed-sample" cx="5" cy="5" r="2.6" />
        </svg>
        {words.seedKey}
      </span>
      <span>
        <svg className="chart compare-picture" width="26" height="10" aria-hidden="true">
          <line className="interval" x1="0" x2="26" y1="5" y2="5" />
          <circle className="mean" cx="13" cy="5" r="4.5" />
        </svg>
        {words.meanKey}
      </span>
      {groups && (
        <span>
          <svg className="chart compare-picture" width="8" height="12" aria-hidden="true">
            <line className="group" x1="4" x2="4" y1="0" y2="12" />
          </svg>
          {words.groupKey}
        </span>
      )}
    </span>
  );
}

/** One seed in all lanes, connected: the lanes in the same world with the same noise. */
function Ringed({ sheet, dots, at }: { sheet: Sheet; dots: FinalDots; at: DotPlace }) {
  const points = dots.rows.map((row) => row.dots[at.replicate]);
  return (
    <>
      <path
        className="joined"
        d={`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
      />
      {dots.rows.map(({ lane }, i) => (
        <circle
          key={sheet.lanes[lane].letter}
          className={`ring lane-${sheet.lanes[lane].letter}`}
          cx={points[i][0]}
          cy={points[i][1]}
          r={5}
        />
      ))}
    </>
  );
}

interface LaneButtonProps {
  readonly name: string;
  readonly pressed: boolean;
  /** Whether the name spans the whole row. */
  readonly wide: boolean;
  /** Left edge of the letter, if the name is beside the row. */
  readonly left: number;
  readonly top: number;
  readonly height: number;
  readonly onClick: () => void;
}

function LaneButton({ name, pressed, wide, left, top, height, onClick }: LaneButtonProps) {
  const size = wide
    ? { left: -6, top: top - 3, width: '70%', height: 28 }
    : { left, top: top + height - 35, width: 28, height: 28 };
  return (
    <button
      type="button"
      className="compare-lane"
      aria-pressed={pressed}
      aria-label={words.hold(name)}
      title={words.holdHelp}
      style={size}
      onClick={onClick}
    />
  );
}

import './map-panel.css';
import { memo, useMemo } from 'react';
import * as words from '#words/panels/map';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { mappedLanes, mapReading, mapSentence, optimumLabel } from '../../readings/map.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { useSelectedLane } from '../../store/hooks.ts';
import { tickName } from '../../time/left-margin.ts';
import { TimePanel } from '../../time/time-panel.tsx';
import { LaneValue, type ReadAt, StepName } from '../../time/time-reading.tsx';
import { type PanelRun, useRun } from '../../time/use-run.ts';
import { MathText } from '../../ui/math-text.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { isHollow } from './map-layers.ts';
import { mapLayers } from './map-plot.tsx';
import { mapRows, ringWords } from './map-rows.ts';

/** Truth, optimum and every lane's queries over the run; if nothing moves, the regret panel grows instead. */
export function MapPanel() {
  const selected = useSelectedLane();
  const all = useRun();
  const lanes = useMemo(() => mappedLanes(all.lanes, selected), [all.lanes, selected]);
  const run = useMemo(() => ({ ...all, lanes }), [all, lanes]);
  const { world } = run;
  const dead = world?.still === true;
  return (
    <TimePanel
      id="map"
      title={title(world)}
      letter={lanes.length < all.lanes.length ? lanes[0]?.letter : undefined}
      aside={world && <ColourBar {...colourScale(world)} />}
      run={run}
      tall={world?.maps.length === 2}
      grows={!dead}
      rows={(room) => mapRows(world, lanes, room)}
      reading={(at) => <Reading run={run} {...at} />}
      sentence={(t) => (world ? mapSentence(world, lanes, t) : words.notKnownYet)}
      layers={(frame) => (world ? mapLayers(frame, world, lanes) : {})}
    />
  );
}

function title(world: WorldSummary | null): string {
  if (world?.environment) return words.mapOfBoth;
  return world?.candidates.kind === 'arms' ? words.mapOfArms : words.mapOfX;
}

function colourScale({ environment, range, maps, mapEvery }: WorldSummary) {
  if (environment) return { range: [0, 1] as const, symbol: '$p(x)$' };
  const symbol = maps.length === 2 ? words.largest : '$f_t(x)$';
  return { range, symbol: mapEvery === 1 ? symbol : words.atEvery({ what: symbol, steps: mapEvery }) };
}

function ColourBar({ range, symbol }: { range: readonly [number, number]; symbol: string }) {
  return (
    <span className="scale">
      {formatValue(range[0], 1)}
      <i />
      {formatValue(range[1], 1)}
      <span>
        <MathText text={symbol} />
      </span>
    </span>
  );
}

/** The legend, replaced by the queries at the step under the pointer. */
function Reading({ run: { world, lanes }, t, pointed }: ReadAt & { run: PanelRun }) {
  return pointed && world ? (
    <Places world={world} lanes={lanes} t={t} />
  ) : (
    <Legend lanes={lanes} optimum={optimumLabel(world)} />
  );
}

const Legend = memo(function Legend({ lanes, optimum }: Pick<PanelRun, 'lanes'> & { optimum: string }) {
  return (
    <>
      <span className="item">
        <svg className="glyph" width="18" height="10" aria-hidden="true">
          <path d="M0 5h18" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <span>
          <MathText text={optimum} />
        </span>
      </span>
      {lanes.map(({ letter, name }) => (
        <span key={letter} className="item">
          <QueryGlyph letter={letter} />
          <span>
            <SettingText text={name} />
          </span>
        </span>
      ))}
      {lanes.flatMap((lane) =>
        ringWords(lane).map((word) => (
          <span key={lane.letter + word} className="item">
            <svg className="chart glyph" width="12" height="12" data-lane={lane.letter} aria-hidden="true">
              <circle className="ring" cx="6" cy="6" r="5" />
            </svg>
            {word}
          </span>
        )),
      )}
    </>
  );
});

function Places({ world, lanes, t }: { world: WorldSummary; lanes: readonly PanelLane[]; t: number }) {
  const { optimum, queries } = mapReading(world, lanes, t);
  return (
    <>
      <StepName t={t} />
      <span>
        <MathText text={`${world.environment ? '$x*$' : '$x*_t$'} **${tickName(optimum)}**`} />
      </span>
      {queries.map(({ letter, value }) => (
        <LaneValue key={letter} letter={letter} value={tickName(value)} />
      ))}
    </>
  );
}

function QueryGlyph({ letter }: { letter: LaneLetter }) {
  const hollow = isHollow(letter);
  return (
    <svg className="chart glyph" width="10" height="10" data-lane={letter} aria-hidden="true">
      <path className={hollow ? 'ring' : 'filled'} d={markPath(letter, 5, 5, hollow ? 3.4 : 3)} />
    </svg>
  );
}

import { memo, useMemo } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../plot/format.ts';
import { markPath } from '../../plot/marks.ts';
import { mapReading, mapSentence, optimumLabel } from '../../readings/map.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { useCursor, useHover } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { PanelHead } from '../../ui/panel-head.tsx';
import '../insight.css';
import { leftMargin, tickName } from '../time/left-margin.ts';
import { mapRows, rowsStyle } from '../time/reading-rows.ts';
import { TimeAxis } from '../time/time-marks.tsx';
import { TimePlot } from '../time/time-plot.tsx';
import { type PanelRun, useRun } from '../time/use-run.ts';
import { useThrottled } from '../time/use-throttled.ts';
import { isHollow } from './map-layers.ts';
import { MapLayers } from './map-plot.tsx';

const TITLE = 'map-title';
const SENTENCE = 'map-sentence';
const SENTENCE_MS = 500;

/** Truth, optimum and every lane's queries over the run. */
export function MapPanel() {
  const run = useRun();
  const { world } = run;
  const two = world?.maps.length === 2;
  return (
    <section className={`panel insight-panel map-panel${two ? ' two' : ''}`} aria-labelledby={TITLE}>
      <PanelHead title={title(world)} id={TITLE}>
        {world?.environment && <ColourBar range={[0, 1]} symbol="$p(x)$" />}
        {world && !world.environment && (
          <ColourBar range={world.range} symbol={two ? 'max $f_t$' : '$f_t(x)$'} />
        )}
      </PanelHead>
      <div>
        <Reading run={run} />
        <Sentence run={run} />
      </div>
      <Plot run={run} />
    </section>
  );
}

function title(world: WorldSummary | null): string {
  if (world?.environment) return 'Map of x and w over t';
  return world?.candidates.kind === 'arms' ? 'Map of arms over t' : 'Map of x over t';
}

function ColourBar({ range, symbol }: { range: readonly [number, number]; symbol: string }) {
  return (
    <span className="scale">
      {formatValue(range[0], 1)}
      <i className="ramp" />
      {formatValue(range[1], 1)}
      <span>
        <MathText text={symbol} />
      </span>
    </span>
  );
}

/** The legend gives way to the places at the hovered step; rows for the longer of the two are kept free. */
function Reading({ run: { world, lanes } }: { run: PanelRun }) {
  const [hover] = useHover();
  const rows = useMemo(() => mapRows(world, lanes), [world, lanes]);
  return (
    <div className={hover.t === null ? 'reading' : 'reading hover'} style={rowsStyle(rows)}>
      {hover.t === null || !world ? (
        <Legend lanes={lanes} optimum={optimumLabel(world)} />
      ) : (
        <Places world={world} lanes={lanes} t={hover.t} />
      )}
    </div>
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
          {name}
        </span>
      ))}
    </>
  );
});

function Places({ world, lanes, t }: { world: WorldSummary; lanes: readonly PanelLane[]; t: number }) {
  const { optimum, queries } = mapReading(world, lanes, t);
  return (
    <>
      <span>
        <MathText text={`$t$ = ${t}`} />
      </span>
      <span>
        <MathText text={`${world.environment ? '$x*$' : '$x*_t$'} **${tickName(optimum)}**`} />
      </span>
      {queries.map(({ letter, value }) => (
        <span key={letter} className="item">
          <Badge letter={letter} small />
          <b>{tickName(value)}</b>
        </span>
      ))}
    </>
  );
}

/** In words, for those who do not see the map; it need not keep up with every step while playing. */
function Sentence({ run: { world, lanes } }: { run: PanelRun }) {
  const cursor = useCursor();
  const [hover] = useHover();
  const t = useThrottled(hover.t ?? cursor, SENTENCE_MS);
  return (
    <p className="visually-hidden" id={SENTENCE}>
      {world ? mapSentence(world, lanes, t) : 'The map is not known yet.'}
    </p>
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

const Plot = memo(function Plot({ run }: { run: PanelRun }) {
  const { scenario, world, lanes } = run;
  return (
    <TimePlot horizon={scenario.horizon} left={leftMargin(world)} top={6} labelledBy={`${TITLE} ${SENTENCE}`}>
      {(frame) =>
        world ? (
          <MapLayers frame={frame} world={world} lanes={lanes} />
        ) : (
          <svg className="chart layer" aria-hidden="true">
            <TimeAxis frame={frame} />
          </svg>
        )
      }
    </TimePlot>
  );
});

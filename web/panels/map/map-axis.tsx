import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { symbolAt, type Tick, ticks } from '../../../src/picture/axis.ts';
import { text } from '../../../src/picture/shape.ts';
import { Marks } from '../../plot/marks.tsx';
import { tickName } from '../../time/left-margin.ts';
import type { TimeFrame } from '../../time/time-frame.ts';
import type { MapBand } from './map-layers.ts';

interface MapAxisProps {
  readonly frame: TimeFrame;
  readonly band: MapBand;
  readonly candidates: CandidateSet;
  /** Whether it is the only map, with room for more ticks. */
  readonly alone: boolean;
}

const LINE_HEIGHT = 13;

/** Ticks of a coordinate, one of them replaced by its symbol, or the names of as many arms as fit. */
export function MapAxis({ frame, band, candidates, alone }: MapAxisProps) {
  const marks = band.axis === null ? armTicks(band, candidates.names) : valueTicks(band, alone);
  const left = frame.left - 8;
  return (
    <Marks
      shapes={[
        ...marks.map(({ at, label }) => text('tick', left, insideBand(at, band), label, 'end')),
        ...(band.symbol ? [text('symbol', left, symbolAt(band.y, marks) + 4, band.symbol, 'end')] : []),
      ]}
    />
  );
}

/** Baseline of a label at a height; the first and last one are moved within the band. */
function insideBand(at: number, { top, bottom }: MapBand): number {
  return Math.max(top + 8, Math.min(bottom, at + 4));
}

/** Two or three round values; in a low band only the ends, which leaves room for the symbol. */
function valueTicks({ y }: MapBand, alone: boolean): Tick[] {
  const marks = ticks(y, 2);
  return alone || marks.length < 3 ? marks : [marks[0], marks[marks.length - 1]];
}

function armTicks({ y, top, bottom }: MapBand, names: readonly string[]): Tick[] {
  const every = Math.max(1, Math.ceil((names.length * LINE_HEIGHT) / (bottom - top)));
  return names
    .map((name, value) => ({ value, at: y(value), label: tickName(name) }))
    .filter(({ value }) => value % every === 0);
}

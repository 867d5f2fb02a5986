import { useId } from 'react';
import { xGrid } from '../../src/picture/axis.ts';
import { formatRegret } from '../../src/picture/format.ts';
import { linear, type Scale } from '../../src/picture/scale.ts';
import { type Shape, text } from '../../src/picture/shape.ts';
import { nameLines, namesWidth } from '../../src/picture/text-lines.ts';
import { measureById } from '../../src/replicates/comparison/measures.ts';
import { badge } from '../../src/sheet/badge.ts';
import { axisShapes, COMPACT, roundDomain, ticksOf } from '../../src/sheet/value-axis.ts';
import { HatchPattern } from '../panels/regret/paid/hatch-pattern.tsx';
import { SHOWN_CAUSES } from '../readings/causes.ts';
import { ComparePicture } from './compare-picture.tsx';
import type { LaneMean } from './paid-rows.ts';

/** px of a bar, between two, of a name above its bar, of the axis below, and of a mean at the right. */
const BAR = 24;
const GAP = 18;
const NAME = 22;
const FOOT = 24;
const FIGURE = 56;

interface Bar {
  readonly lane: LaneMean;
  readonly top: number;
}

/** A bar for each lane, as long as its mean regret, of the parts that the causes have in it. */
export function PaidBars({ rows, width }: { rows: readonly LaneMean[]; width: number }) {
  const hatch = useId();
  const compact = width < COMPACT;
  const x = axisOf(rows, width);
  const pitch = BAR + GAP + (compact ? NAME : 0);
  const bars = rows.map((lane, i) => ({ lane, top: i * pitch + GAP / 2 + (compact ? NAME : 0) }));
  const bottom = rows.length * pitch;
  const shapes = [
    ...xGrid(ticksOf(x), 0, bottom),
    ...bars.flatMap((bar) => wordsOf(bar, x, compact)),
    ...axisShapes(x, bottom, measureById('total').symbol),
  ];
  return (
    <ComparePicture drawing={{ width, height: bottom + FOOT, shapes }}>
      <HatchPattern id={hatch} />
      {bars.map((bar) => (
        <Parts key={bar.lane.letter} bar={bar} x={x} hatch={hatch} />
      ))}
    </ComparePicture>
  );
}

function Parts({ bar: { lane, top }, x, hatch }: { bar: Bar; x: Scale; hatch: string }) {
  let before = 0;
  return SHOWN_CAUSES.map(({ id, at }) => {
    const from = x(before);
    before += lane.paid[at];
    const length = x(before) - from;
    return length > 0 ? (
      <rect
        key={id}
        className={`paid-area paid-${id}`}
        fill={id === 'alarm' ? `url(#${hatch})` : undefined}
        x={from}
        y={top}
        width={length}
        height={BAR}
      />
    ) : null;
  });
}

/** From 0, with room for names at the left and means at the right. */
function axisOf(rows: readonly LaneMean[], width: number): Scale {
  const domain = roundDomain([0, ...rows.map(({ regret }) => regret)]);
  if (width < COMPACT) return linear(domain, [12, width - 12]);
  const names = namesWidth(
    rows.map(({ name }) => name),
    12,
  );
  return linear(domain, [Math.min(0.34 * width, Math.max(110, 48 + names)), width - FIGURE]);
}

function wordsOf({ lane: { letter, name, regret }, top }: Bar, x: Scale, compact: boolean): Shape[] {
  const [, right] = x.range();
  const middle = top + BAR / 2;
  const y = compact ? top - 11 : middle;
  const [first, rest] = compact ? [name] : nameLines(name);
  const up = rest ? 7 : 0;
  return [
    ...badge(letter, 9, y, 18),
    text('lane-name', 26, y + 4 - up, first),
    ...(rest ? [text('note', 26, y + 19 - up, rest)] : []),
    text('figure', compact ? right : right + FIGURE, y + 5, formatRegret(regret), 'end'),
  ];
}

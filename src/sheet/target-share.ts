import { step } from '#words/sheet/picture';
import * as words from '#words/sheet/targets';
import { formatValue } from '../picture/format.ts';
import { linear } from '../picture/scale.ts';
import { type Drawing, line, path } from '../picture/shape.ts';
import { badgeOnCurve } from './badge.ts';
import { labelShare, shareGrid, shareRange } from './share-below.ts';
import { bestFirst, type Sheet } from './sheet.ts';
import { axisShapes } from './value-axis.ts';

const FOOT = 24;
const HEAD = 10;

/** Fixed targets: the share of pairs of run and target of which the target is met at step t. null where there are no targets. */
export function targetShare(sheet: Sheet, width: number, height = 244): Drawing | null {
  const { targets, horizon } = sheet.comparison;
  if (!targets) return null;
  const x = linear([0, horizon], shareRange(width));
  const y = linear([0, 1], [height - FOOT, HEAD]);
  const order = bestFirst(sheet);
  const curves = order.map((lane) => {
    const steps = targets.met[lane].map((share, i) => `H${px(x(i + 1))}V${px(y(share))}`);
    return path(`curve lane-${sheet.lanes[lane].letter}`, `M${px(x(0))} ${px(y(0))}${steps.join('')}`);
  });
  const badges = order.flatMap((lane, i) => {
    const t = Math.max(1, Math.round(labelShare(i, order.length) * horizon));
    return badgeOnCurve(sheet.lanes[lane].letter, x(t), y(targets.met[lane][t - 1]));
  });
  return {
    width,
    height,
    shapes: [
      ...shareGrid(x, y),
      ...sheet.changes.map((step) => line('change', x(step), HEAD, x(step), height - FOOT)),
      ...curves,
      ...badges,
      ...axisShapes(x, height - FOOT, step),
    ],
  };
}

/** "25 targets for R_t/t from 0.26 to 1.43, evenly in logarithm. A target counts at t while it is met: it can be lost." */
export function targetSentence({ comparison }: Pick<Sheet, 'comparison'>): string {
  const { targets } = comparison;
  if (!targets) return words.none;
  const { symbol, targets: values } = targets;
  const [best, worst] = [values[0], values[values.length - 1]].map((value) =>
    formatValue(value, value >= 10 ? 1 : 3),
  );
  if (values.length === 1) return words.one({ symbol, target: best });
  return words.several({ count: values.length, symbol, best, worst });
}

const px = (value: number): string => value.toFixed(1);

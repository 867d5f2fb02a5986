import * as words from '#words/own/table';
import { ticks, xLabels } from '../../../src/picture/axis.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { formatLarge } from '../../../src/picture/long-numbers.ts';
import { linear } from '../../../src/picture/scale.ts';
import { line } from '../../../src/picture/shape.ts';
import { Marks } from '../../plot/marks.tsx';
import { useSize } from '../../ui/use-size.ts';
import { shortName } from '../../views/arms/arm-names.ts';
import { useSheet } from './sheet.ts';

const ROW = 22;
/** Most arms that fit in the panel. */
const MOST = 40;
const SIZE = 12;

/** Lowest, mean and highest value of every arm, in the table's unit. */
export function ArmsPanel() {
  const { facts, unit } = useSheet();
  const [box, { width }] = useSize<HTMLDivElement>();
  if (!facts) return null;
  const arms = facts.arms.slice(0, MOST);
  const ranges = facts.ranges.slice(0, MOST);
  const more = facts.arms.length - arms.length;
  const ends = ranges.flatMap((range) => (range ? [range[0], range[2]] : []));
  const left = Math.min(0.46 * width, 12 + Math.max(...arms.map((arm) => textWidth(arm, SIZE))));
  const x = linear([Math.min(...ends, 0), Math.max(...ends, 0)], [left, width - 10]);
  const bottom = arms.length * ROW + 6;
  const marks = ticks(x, 3).map((mark) => ({ ...mark, label: formatLarge(mark.value) }));
  return (
    <section className="panel" aria-labelledby="arms-title">
      <div className="phead">
        <h3 id="arms-title">{words.arms}</h3>
        <span className="legend">
          <span>{unit === '' ? words.armsKey : words.armsKeyIn(unit)}</span>
        </span>
      </div>
      <div ref={box} className="arm-ranges">
        {width > 0 && (
          <svg className="chart" width={width} height={bottom + 22} aria-hidden="true">
            {arms.map((arm, i) => (
              <g key={arm}>
                <text className="t2" x={left - 8} y={i * ROW + 18} textAnchor="end">
                  {shortName(arm, left - 12, SIZE)}
                </text>
                <Extent range={ranges[i]} x={x} y={i * ROW + 14} />
              </g>
            ))}
            <Marks
              shapes={[...xLabels(marks, bottom + 15), line('axis', left, bottom, width - 10, bottom)]}
            />
            {unit && unit.length <= 4 && (
              <text className="t2" x={width - 4} y={bottom + 15} textAnchor="end">
                {unit}
              </text>
            )}
          </svg>
        )}
        {more > 0 && <p className="note">{words.moreArms(more)}</p>}
        <table className="visually-hidden">
          <caption>{words.armsCaption}</caption>
          <tbody>
            {arms.map((arm, i) => (
              <tr key={arm}>
                <th scope="row">{arm}</th>
                <td>{ranges[i]?.map((value) => value.toPrecision(3)).join(', ') ?? words.noValue}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface ExtentProps {
  readonly range: readonly [number, number, number] | null;
  readonly x: (value: number) => number;
  readonly y: number;
}

function Extent({ range, x, y }: ExtentProps) {
  if (!range) return null;
  const [low, mean, high] = range;
  return (
    <>
      <line x1={x(low)} x2={x(high)} y1={y} y2={y} stroke="var(--axis)" strokeWidth="3" />
      <circle cx={x(mean)} cy={y} r="3.5" fill="var(--ink)" />
    </>
  );
}

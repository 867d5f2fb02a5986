import * as words from '#words/lessons/lesson';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { type Answer, isAsking, stepOf, useLesson } from '../../course/state.ts';
import { Catcher } from '../../plot/catcher.tsx';
import { Chip } from '../../plot/chip.tsx';
import { nearestIndex } from '../../plot/nearest.ts';
import type { LaneOverlayProps } from '../../plot/overlays.ts';
import { numberOf } from '../fill.ts';
import { useMeasuredRun } from '../run.ts';
import { aimAt, draftAt, partsAbout, rightIn, subjectOf } from './aim.ts';

/** Guess and answer in their lane. */
export function LaneMarks(props: LaneOverlayProps) {
  const predict = useLesson((state) => stepOf(state)?.predict);
  const answer = useLesson((state) => state.answers[state.at]);
  if (!predict) return null;
  const kind = kindOf(predict);
  if (kind === 'level') return <Level {...props} predict={predict} answer={answer} />;
  if (kind === 'place') return <Places {...props} predict={predict} answer={answer} />;
  return null;
}

interface MarksProps extends LaneOverlayProps {
  readonly predict: Predict;
  readonly answer: Answer | undefined;
}

/** Half the length of a stroke across the query line, in px. */
const STROKE = 22;

/** A height on the query line. */
function Level(props: MarksProps) {
  const { predict, answer, letter, t, x, y, top, bottom, left, right } = props;
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  const touched = useLesson((state) => state.draft[0] !== undefined);
  const { lane } = subjectOf(predict, 0, run.t);
  if (lane !== letter) return null;
  const at = predict.at ?? run.t;
  const place = predict.x ?? numberOf(run, `query(${letter}, ${at})`);
  const value = answer ? (answer.values[0] ?? null) : draftAt(predict, 0, run);
  const [truth = null] = answer ? rightIn(answer, predict, run) : [];
  if (place === null) return null;
  const px = x(place);
  const side = px - left > (right - left) / 2 ? 'left' : 'right';
  const beyond = side === 'left' ? px - STROKE - 6 : px + STROKE + 6;
  const within = (v: number) => Math.max(top, Math.min(bottom, y(v)));
  const limit = `${predict.truth} ${truth === null ? '' : formatValue(truth)}`;
  return (
    <g className="lesson-marks" data-lane={letter}>
      {(at !== t || predict.x !== undefined) && (
        <line className="next" x1={px} x2={px} y1={top} y2={bottom} />
      )}
      {answer && truth !== null && (
        <g>
          <line className="truth" x1={px - STROKE} x2={px + STROKE} y1={within(truth)} y2={within(truth)} />
          <text className="t1 lane-ink halo" {...besideStroke(px, within(truth), limit, side, right)}>
            {limit}
          </text>
        </g>
      )}
      {value !== null && (
        <g>
          <line
            className={asking && !touched ? 'you open' : 'you'}
            x1={px - STROKE}
            x2={px + STROKE}
            y1={within(value)}
            y2={within(value)}
          />
          <Chip
            x={beyond}
            anchor={side === 'left' ? 'end' : 'start'}
            y={within(value)}
            open={asking && !touched}
            text={words.youSaid(formatValue(value))}
          />
        </g>
      )}
      {asking && (
        <Catcher
          {...{ left, right, top, bottom: props.foot }}
          onAim={(_, py) => aimAt(0, y.invert(Math.max(top, Math.min(bottom, py))))}
        />
      )}
    </g>
  );
}

/** Position next to the stroke, away from the guess; below it where there is no room. */
function besideStroke(px: number, y: number, text: string, side: 'left' | 'right', right: number) {
  const away = STROKE + 6;
  if (side === 'right') return { x: px - away, y: y + 4, textAnchor: 'end' as const };
  const fits = px + away + textWidth(text, 12) <= right + 8;
  return fits
    ? { x: px + away, y: y + 4, textAnchor: 'start' as const }
    : { x: px + STROKE, y: y + 17, textAnchor: 'end' as const };
}

/** Places on the axis: one for each part of the question about this lane. */
function Places(props: MarksProps) {
  const { predict, answer, letter, left: from, right, x, top, foot, axis } = props;
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  const draft = useLesson((state) => state.draft);
  const target = useLesson((state) => state.target);
  const mine = partsAbout(predict, letter, run.t);
  if (mine.length === 0) return null;
  return (
    <g className="lesson-marks" data-lane={letter}>
      {asking && (
        <text className="t2 halo" x={from + 12} y={foot - 16}>
          {words.later}
        </text>
      )}
      {mine.map((i) => {
        const value = answer ? answer.values[i] : draftAt(predict, i, run);
        if (value === null || value === undefined) return null;
        const open = !answer && draft[i] === undefined;
        if (open && i !== target) return null;
        const px = x(value);
        const left = px > (from + right) / 2;
        return (
          <g key={i}>
            <line className={open ? 'you open' : 'you'} x1={px} x2={px} y1={top} y2={foot} />
            <Chip
              x={left ? px - 6 : px + 6}
              anchor={left ? 'end' : 'start'}
              y={foot - 52}
              open={open}
              text={words.youSaid(formatValue(value))}
            />
          </g>
        );
      })}
      {asking && (
        <Catcher
          {...{ left: from, right, top, bottom: foot }}
          onAim={(px) =>
            aimAt(mine.includes(target) ? target : mine[0], axis[nearestIndex(axis, x.invert(px))])
          }
        />
      )}
    </g>
  );
}

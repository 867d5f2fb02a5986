import type { PointerEvent } from 'react';
import * as words from '#words/lessons/lesson';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { formatRegret, formatTick } from '../../../src/picture/format.ts';
import { type Answer, isAsking, stepOf, useLesson } from '../../course/state.ts';
import { Catcher } from '../../plot/catcher.tsx';
import { Chip } from '../../plot/chip.tsx';
import type { TimeOverlayProps } from '../../plot/overlays.ts';
import { useMeasuredRun } from '../run.ts';
import { aimAt, beginning, draftAt, rightIn, startOf } from './aim.ts';

/** Guess and answer in their panel. */
export function TimeMarks(props: TimeOverlayProps) {
  const step = useLesson(stepOf);
  const answer = useLesson((state) => state.answers[state.at]);
  const { predict } = step ?? {};
  if (!predict || step?.panel !== props.panel) return null;
  const kind = kindOf(predict);
  if (kind === 'step') return <StepMark {...props} predict={predict} answer={answer} />;
  if (kind === 'curve' && props.y) return <CurveMarks {...props} predict={predict} answer={answer} />;
  return null;
}

interface MarksProps extends TimeOverlayProps {
  readonly predict: Predict;
  readonly answer: Answer | undefined;
}

function StepMark(props: MarksProps) {
  const { predict, answer, x, top, bottom, left, right, horizon } = props;
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  const touched = useLesson((state) => state.draft[0] !== undefined);
  const value = answer ? answer.values[0] : draftAt(predict, 0, run);
  const px = value === null || value === undefined ? null : x(value);
  const toLeft = px !== null && px > (left + right) / 2;
  const from = run.t;
  const aim = (at: number, _: number, event: PointerEvent) => {
    event.stopPropagation();
    aimAt(0, Math.max(from, Math.min(horizon, Math.round(x.invert(at)))));
  };
  return (
    <g className="lesson-marks">
      {px !== null && value !== null && value !== undefined && (
        <>
          <line className={asking && !touched ? 'you open' : 'you'} x1={px} x2={px} y1={top} y2={bottom} />
          <Chip
            x={toLeft ? px - 4 : px + 4}
            anchor={toLeft ? 'end' : 'start'}
            y={top + 24}
            open={asking && !touched}
            text={words.youSaid(formatTick(value))}
          />
        </>
      )}
      {asking && <Catcher {...props} onAim={aim} />}
    </g>
  );
}

/** Distance from a line to the middle of the chip beside it, in px. */
const BESIDE = 14;

/** The guessed regret, as a line from its value now to the end that the learner chose. */
function CurveMarks(props: MarksProps) {
  const { predict, answer, x, y, top, bottom } = props;
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  const draft = useLesson((state) => state.draft);
  const target = useLesson((state) => state.target);
  const opened = useOpened();
  const to = predict.to ?? run.t;
  if (!y) return null;
  const aim = (_: number, py: number, event: PointerEvent) => {
    event.stopPropagation();
    aimAt(target, Math.max(0, y.invert(py)));
  };
  const right = answer ? rightIn(answer, predict, run) : [];
  const guess = (i: number) => (answer ? answer.values[i] : draftAt(predict, i, run));
  const several = (predict.curve?.length ?? 0) > 1;
  const lowest = Math.min(...(predict.curve ?? []).map((_, i) => guess(i) ?? Number.POSITIVE_INFINITY));
  return (
    <g className="lesson-marks">
      {predict.curve?.map((letter, i) => {
        const value = guess(i);
        // The answer's line stays in place while the task computes another run.
        const start = (answer ? beginning : startOf)(predict, i, { ...run, t: opened });
        if (value === null || value === undefined || start === null) return null;
        const open = !answer && draft[i] === undefined;
        const end = Math.max(top, Math.min(bottom, y(value)));
        // Away from the end, where the lane's name is, and each chip on its own side of the two lines.
        const beyond = answer && several && value === lowest ? BESIDE : -BESIDE;
        return (
          <g key={letter} data-lane={letter}>
            <line
              className={open ? 'you lane open' : 'you lane'}
              x1={x(opened)}
              y1={y(start)}
              x2={x(to)}
              y2={end}
            />
            {(i === target || answer) && (
              <Chip
                x={x((opened + to) / 2)}
                y={Math.min(bottom - 9, (y(start) + end) / 2 + beyond)}
                anchor="end"
                open={open}
                text={words.youSaid(formatRegret(value))}
              />
            )}
            {answer && right[i] !== null && right[i] !== undefined && (
              <circle className="truth" cx={x(to)} cy={y(right[i] as number)} r={4} />
            )}
          </g>
        );
      })}
      {asking && <Catcher {...props} onAim={aim} />}
    </g>
  );
}

/** The step at which the step of the lesson opened, where the drawn lines begin. */
const useOpened = (): number => useLesson((state) => stepOf(state)?.t ?? 1);

import * as words from '#words/lessons/self-test';
import type { Step } from '../../../src/lessons/lesson.ts';
import { isAsking, useLesson } from '../../course/state.ts';
import { PredictBlock } from '../predict/predict-block.tsx';
import { useMeasuredRun } from '../run.ts';
import { Words } from '../words.tsx';

/** A question of the self-test: nothing is said of its answer before all are answered. */
export function TestQuestion({ step, phone }: { readonly step: Step; readonly phone: boolean }) {
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  return (
    <>
      <h3 className="lesson-title">{step.title}</h3>
      <p className="say">
        <Words text={step.say} run={run} />
      </p>
      {asking && step.predict ? (
        <PredictBlock predict={step.predict} answer={undefined} run={run} phone={phone} />
      ) : (
        <p className="say lesson-after">{words.answered}</p>
      )}
    </>
  );
}

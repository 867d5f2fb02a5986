import { useCallback } from 'react';
import * as words from '#words/inspect/inspect';
import * as theoryWords from '#words/panels/theory';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { checkFigure, correlationFigure } from '../../../src/figure/check-figure.ts';
import { theoryFigure } from '../../../src/figure/theory-figure.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { useModelCheck } from '../../answers/use-model-check.ts';
import { type Theory, useTheory } from '../../answers/use-theory.ts';
import { aboutRun } from '../../pictures/about-run.ts';
import { rolling } from '../../readings/model-check.ts';
import { boundedName, comparisonOf, ownBound } from '../../readings/theory.ts';
import { shownTitle } from '../../registry/titles.ts';
import { useDrawnUntil } from '../../store/hooks.ts';
import type { Bound } from '../../worker/bounds/bounds-protocol.ts';
import { FigureView } from '../figure-view.tsx';
import type { Look } from '../look.ts';
import type { RunFigureProps } from './subjects.ts';

// Figures that need a worker.

/** A lane's run with its bound. */
export function TheoryFigure({ subject, subjects, run, setting }: RunFigureProps) {
  const letter = subject.letter as LaneLetter;
  const theory = useTheory(letter);
  const hidden = useDrawnUntil() < run.scenario.horizon;
  const lane = run.lanes.find((one) => one.letter === letter);
  const report = theory.state === 'done' ? theory.report : null;
  const bound = report && ownBound(report);
  const figureAt = useCallback(
    ({ window }: Look) => {
      if (hidden || !lane || !report || !bound?.curve) return null;
      const { name, values } = bound.bounded;
      const beside =
        name === 'regret' ? { floor: report.floor?.curve ?? null, highest: report.highest } : NOTHING;
      const quantity = boundedName(bound.bounded);
      return theoryFigure(setting, lane, { quantity, values, bound: bound.curve, ...beside, window });
    },
    [setting, hidden, lane, report, bound],
  );
  const missing = hidden ? words.hidden : whyNot(theory, bound, lane?.name ?? letter);
  return (
    <FigureView
      {...{ subject, subjects }}
      inspected={{
        about: shownTitle(run.scenario.title),
        madeOf: aboutRun,
        figureAt,
        missing,
        overSteps: true,
        scales: 'y',
        logFirst: true,
      }}
    />
  );
}

/** Why there is no bound to draw. */
function whyNot(theory: Theory, bound: Bound | null, name: string): string {
  if (theory.state === 'failed') return theory.error;
  if (theory.state !== 'done') return words.asking;
  if (!theory.report) return theoryWords.noModel(name);
  return bound ? (comparisonOf(bound) ?? theoryWords.noTheorem) : theoryWords.notAbout(name);
}

const NOTHING = { floor: null, highest: null } as const;

/** The check of whether a lane's model is misspecified. */
export function CheckFigure({ subject, subjects, run, setting }: RunFigureProps) {
  const letter = subject.letter as LaneLetter;
  const state = useModelCheck(letter);
  const hidden = useDrawnUntil() < run.scenario.horizon;
  const lane = run.lanes.find((one) => one.letter === letter);
  const check = state.state === 'done' ? state.check : null;
  const seconds = run.world?.secondsPerStep !== undefined;
  const square = run.world?.candidates.dimension === 2;
  const { kind } = subject;
  const figureAt = useCallback(
    ({ window }: Look) => {
      if (hidden || !lane || !check) return null;
      const { time, space, coverage } = check;
      if (kind === 'misspecified')
        return checkFigure(setting, lane, { ...check, share: rolling(coverage), window });
      const along = [
        seconds ? words.lagAtMeanPace : words.lag,
        square ? words.distanceInFirst : words.distance,
      ];
      const slices = [time, ...(space ? [space] : [])].map((slice, i) => ({ ...slice, along: along[i] }));
      return correlationFigure(setting, lane, slices);
    },
    [setting, hidden, lane, check, seconds, square, kind],
  );
  const missing = hidden ? words.hidden : state.state === 'failed' ? plainMath(state.error) : words.asking;
  return (
    <FigureView
      {...{ subject, subjects }}
      inspected={{
        ...{ about: shownTitle(run.scenario.title), madeOf: aboutRun, figureAt, missing },
        overSteps: kind === 'misspecified',
      }}
    />
  );
}

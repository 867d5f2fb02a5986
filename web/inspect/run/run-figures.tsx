import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { FigureSetting } from '../../../src/figure/figure.ts';
import { USUAL_SURFACES } from '../../../src/figure/surface-figure.ts';
import { aboutComparison } from '../../pictures/about-plan.ts';
import { aboutRun } from '../../pictures/about-run.ts';
import { shownTitle } from '../../registry/titles.ts';
import { useCursor, useLane, useRegretView, useReplicates, useTheme } from '../../store/hooks.ts';
import type { PanelRun } from '../../time/use-run.ts';
import { FigureView } from '../figure-view.tsx';
import type { Look } from '../look.ts';
import { CheckFigure, TheoryFigure } from './asked-figures.tsx';
import { figureOf, seedsOf } from './figures.ts';
import { type RunFigureProps, type RunSubject, subjectOf, subjectsOf } from './subjects.ts';
import { SurfacePart } from './surface-part.tsx';
import { useShownRun } from './use-shown-run.ts';

const SurfaceView = lazy(() =>
  import('../../views/surface/surface-view.tsx').then((module) => ({ default: module.SurfaceView })),
);

/** A figure of the run on the page. */
export function RunFigures({ id }: { id: string }) {
  const run = useShownRun();
  const subjects = useMemo(() => subjectsOf(run), [run]);
  const subject = subjectOf(subjects, id);
  const setting = useSetting(run, subject);
  const props = { subject, subjects, run, setting };
  if (subject.kind === 'theory') return <TheoryFigure key={subject.id} {...props} />;
  if (subject.kind === 'misspecified' || subject.kind === 'correlations')
    return <CheckFigure key={subject.id} {...props} />;
  return <OwnFigure key={subject.id} {...props} />;
}

/** Axes on which small values should be distinguishable. */
const SCALES: Partial<Record<RunSubject['kind'], 'x' | 'y'>> = {
  ...{ regret: 'y', trigger: 'y', relevance: 'y', seeds: 'x' },
};

function useSetting({ scenario, world }: PanelRun, { title }: RunSubject): FigureSetting {
  const theme = useTheme();
  return useMemo(
    () => ({
      title: `${shownTitle(scenario.title)}: ${title}`,
      horizon: scenario.horizon,
      changes: world?.changePoints ?? [],
      theme,
    }),
    [scenario, world, title, theme],
  );
}

/** A figure that needs only the run. */
function OwnFigure({ subject, subjects, run, setting }: RunFigureProps) {
  const [view] = useRegretView();
  const t = useCursor();
  const replicates = useReplicates();
  const frame = useLane(subject.letter ?? 'A')?.run.frame ?? null;
  const [surfaces, setSurfaces] = useState(USUAL_SURFACES);
  const measure = view === 'table' || view === 'paid' ? 'total' : view;
  // Only these bars depend on the step; in other figures it is a line over them.
  const step = subject.kind === 'relevance' ? t : 0;
  const shown = subject.kind === 'seeds' ? 'total' : measure;
  const seeds = useMemo(() => seedsOf(run, replicates, shown), [run, replicates, shown]);
  const figureAt = useCallback(
    (look: Look) => figureOf(subject, { run, setting, measure, replicates, t: step, frame, surfaces }, look),
    [subject, run, setting, measure, replicates, step, frame, surfaces],
  );
  const { kind } = subject;
  const inSpace = kind === 'scene';
  return (
    <FigureView
      subject={subject}
      subjects={subjects}
      inspected={{
        ...{ about: shownTitle(run.scenario.title), figureAt },
        madeOf: kind === 'seeds' ? () => aboutComparison(replicates.results.length) : aboutRun,
        missing: kind === 'seeds' ? words.noSeeds : words.notYet,
        overSteps: kind === 'regret' || kind === 'trigger' || kind === 'map',
        ...(SCALES[kind] && { scales: SCALES[kind] }),
        ...((kind === 'regret' || kind === 'seeds') && { seeds }),
        inSpace,
      }}
      instead={inSpace && subject.letter ? <PlayingSurface letter={subject.letter} /> : null}
    >
      {inSpace && <SurfacePart shown={surfaces} onShow={setSurfaces} />}
    </FigureView>
  );
}

/** Shown without WebGL: the surface as beside the lane. */
function PlayingSurface({ letter }: { letter: LaneLetter }) {
  const data = useLane(letter);
  const t = useCursor();
  return (
    data && (
      <Suspense fallback={null}>
        <SurfaceView data={data} t={t} />
      </Suspense>
    )
  );
}

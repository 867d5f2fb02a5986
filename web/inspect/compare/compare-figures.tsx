import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/inspect/inspect';
import { useComparison } from '../../answers/use-comparison.ts';
import { aboutComparison } from '../../pictures/about-plan.ts';
import { seedsReading } from '../../readings/seeds/seeds.ts';
import { shownTitle } from '../../registry/titles.ts';
import { useEditedScenario, useReplicates, useTheme } from '../../store/hooks.ts';
import { shownMeasure } from '../../store/shown-measure.ts';
import { FigureView } from '../figure-view.tsx';
import type { Look } from '../look.ts';
import { figureOf, isThere, PANES, seedsOf } from './figures.ts';

/** A figure of the comparison. */
export function CompareFigures({ id }: { id: string }) {
  const { title, horizon } = useEditedScenario();
  const { measure, step } = useStore(shownMeasure);
  const { sheet, error } = useComparison(measure, Math.min(step ?? horizon, horizon));
  const replicates = useReplicates();
  const theme = useTheme();
  const subjects = sheet ? PANES.filter((subject) => isThere(subject, sheet)) : PANES;
  const subject = subjects.find((one) => one.id === id) ?? subjects[0];
  const seeds = useMemo(() => sheet && seedsOf(sheet, replicates), [sheet, replicates]);
  const figureAt = useCallback(
    (look: Look) => {
      if (!sheet || !seeds) return null;
      const setting = {
        title: `${shownTitle(title)}: ${subject.title}`,
        horizon: sheet.comparison.horizon,
        changes: sheet.changes,
        theme,
      };
      return figureOf(subject.id, sheet, seeds, setting, look);
    },
    [sheet, seeds, title, subject, theme],
  );
  const overSteps = subject.id === 'compare-curves' || subject.id === 'compare-targets';
  const listed = subject.id !== 'compare-targets' && seeds;
  return (
    <FigureView
      key={subject.id}
      {...{ subject, subjects }}
      inspected={{
        ...{ about: words.aboutSeeds({ scene: shownTitle(title), seeds: seedsReading(replicates) }) },
        ...{ figureAt, missing: error ?? words.noSeeds, overSteps },
        madeOf: () => aboutComparison(sheet?.comparison.replicates ?? 0),
        scales: overSteps ? 'y' : 'x',
        ...(listed && { seeds: listed }),
      }}
    />
  );
}

import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/inspect/inspect';
import { replicatesKey } from '../../src/engine/scenario/run-key.ts';
import { mapPlan, USUAL_MOST } from '../../src/replicates/map/map-plan.ts';
import { mapFigure } from '../../src/sheet/map-figure.ts';
import { axisChoices, axisName, preparedAxes } from '../answers/map/axis-choices.ts';
import { isMapOf, leaveMap, mapComputation, openMap } from '../answers/map/map-computation.ts';
import { mapNames } from '../answers/map/map-names.ts';
import { aboutPlan } from '../pictures/about-plan.ts';
import { shownTitle } from '../registry/titles.ts';
import { useEditedScenario, useTheme } from '../store/hooks.ts';
import { FigureView } from './figure-view.tsx';
import type { Inspected } from './look.ts';

const SUBJECT = { id: 'winners', title: words.winners };

/** The map of the run: the one computed last, else of its prepared axes. It goes on while it is looked at. */
export function WinnersFigure() {
  const scenario = useEditedScenario();
  const { report, error } = useStore(mapComputation);
  const theme = useTheme();
  const key = replicatesKey(scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different view of the same run is the same map
  useEffect(() => {
    const { map } = mapComputation.getState();
    const { axes, most } =
      map && isMapOf(scenario) ? map : { axes: preparedAxes(scenario), most: USUAL_MOST };
    openMap({ scenario, axes, most });
  }, [key]);
  useEffect(() => leaveMap, []);
  const title = shownTitle(scenario.title);
  const figureAt = useCallback<Inspected['figureAt']>(() => {
    if (!report || !isMapOf(scenario)) return null;
    const choices = axisChoices(scenario);
    const axes = report.axes.map(({ path }) => axisName(choices, path));
    return mapFigure(title, report, { axes, lanes: mapNames(report, scenario) }, theme);
  }, [report, scenario, title, theme]);
  return (
    <FigureView
      subject={SUBJECT}
      subjects={[SUBJECT]}
      inspected={{
        ...{ about: title, figureAt, missing: error ?? words.asking },
        madeOf: () =>
          aboutPlan((linked) => {
            const { axes, most } = report ?? { axes: preparedAxes(linked), most: USUAL_MOST };
            return mapPlan({ scenario: linked, axes, most }).plan;
          }),
      }}
    />
  );
}

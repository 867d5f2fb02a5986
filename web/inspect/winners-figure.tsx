import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/inspect/inspect';
import { replicatesKey } from '../../src/engine/scenario/run-key.ts';
import { mapDetail } from '../../src/replicates/map/map-address.ts';
import { mapPlan, USUAL_MOST } from '../../src/replicates/map/map-plan.ts';
import { mapFigure } from '../../src/sheet/map/map-figure.ts';
import { askedMap } from '../answers/map/asked-map.ts';
import { axisChoices, axisName, preparedAxes } from '../answers/map/axis-choices.ts';
import { isMapOf, leaveMap, mapComputation, openMap } from '../answers/map/map-computation.ts';
import { mapNames } from '../answers/map/map-names.ts';
import { aboutPlan } from '../pictures/about-plan.ts';
import { shownTitle } from '../registry/titles.ts';
import { turnTo } from '../store/address/place.ts';
import { useEditedScenario, useTheme } from '../store/hooks.ts';
import { FigureView } from './figure-view.tsx';
import type { Inspected } from './look.ts';

const SUBJECT = { id: 'winners', title: words.winners };

/**
 * A map of the run: of the axes in the address, else the one computed last, else of the prepared axes. It continues while it is
 * looked at.
 */
export function WinnersFigure({ axes: detail }: { readonly axes: string }) {
  const scenario = useEditedScenario();
  const { report, error } = useStore(mapComputation);
  const theme = useTheme();
  const { fault } = askedMap(detail, scenario);
  const key = replicatesKey(scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different view of the same run is the same map
  useEffect(() => {
    const { map } = mapComputation.getState();
    const { asked } = askedMap(detail, scenario);
    const shown = detail === '' && map && isMapOf(scenario) ? map : asked;
    if (!shown) return;
    openMap({ scenario, axes: shown.axes, most: shown.most });
    turnTo(`${SUBJECT.id}/${mapDetail(shown)}`);
  }, [key, detail]);
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
        ...{ about: title, figureAt, missing: fault || (error ?? words.asking) },
        madeOf: () =>
          aboutPlan((linked) => {
            const { axes, most } = report ?? { axes: preparedAxes(linked), most: USUAL_MOST };
            return mapPlan({ scenario: linked, axes, most }).plan;
          }),
      }}
    />
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import { type BlendRun, blendLanes, blendRuns, computeBlend } from '../../answers/blend/blend-runs.ts';
import { blendValues } from '../../answers/blend/blend-values.ts';
import { nearSeeds } from '../../answers/blend/near-seeds.ts';
import { type BlendTarget, blendTarget, isOfWorlds } from '../../store/blend-target.ts';
import { page } from '../../store/page.ts';
import { drag } from '../../store/run/pace.ts';

/** One of the values with what is known of its runs, in the order of the lanes. */
export interface BlendCell {
  readonly value: number;
  /** Which of the seed's replicates it is. */
  readonly replicate: number;
  readonly lanes: readonly { readonly letter: LaneLetter; readonly run: BlendRun | undefined }[];
}

/** The values of a number, or neighbouring seeds, with their runs, computed while nothing is dragged and no place is open. */
export function useBlend(target: BlendTarget): readonly BlendCell[] {
  const asked = useAsked(target);
  const rests = useStore(drag, ({ gesture }) => gesture === null);
  const uncovered = useStore(page, ({ place }) => place === null);
  useEffect(() => {
    if (rests && uncovered) return computeBlend(nearFirst(asked, target.value));
  }, [asked, target, rests, uncovered]);
  const runs = useStore(blendRuns, (state) => state.runs);
  return asked.map(({ value, scenario, lanes }) => ({
    value,
    replicate: scenario.replicate,
    lanes: lanes.map(({ letter, key }) => ({ letter, run: runs.get(key) })),
  }));
}

/** What is to be run with a value: the scenario, and its lanes with the keys of their runs. */
interface Asked {
  readonly value: number;
  readonly scenario: Scenario;
  readonly lanes: readonly { readonly letter: LaneLetter; readonly key: string }[];
}

/** Worlds stay until the present one is not among them; of a number, the present value replaces the nearest. */
function useAsked(target: BlendTarget): readonly Asked[] {
  const drawn = useRef<readonly number[]>([]);
  return useMemo(() => {
    const { spec, value } = target;
    drawn.current = isOfWorlds(target) ? nearSeeds(value, drawn.current) : blendValues(spec, value);
    return drawn.current.map((each) => askedAt(each, target.scenarioAt(each)));
  }, [target]);
}

const askedAt = (value: number, scenario: Scenario): Asked => ({
  value,
  scenario,
  lanes: blendLanes(scenario).map((lane) => ({ letter: lane.id, key: laneKey(scenario, lane) })),
});

/** The scenarios, those of the values beside the present one first. */
function nearFirst(asked: readonly Asked[], present: number): readonly Scenario[] {
  const at = asked.findIndex(({ value }) => value === present);
  const distance = (one: Asked) => Math.abs(asked.indexOf(one) - at);
  return asked.toSorted((a, b) => distance(a) - distance(b)).map(({ scenario }) => scenario);
}

/** Shows the values of the number that is dragged, if they can be shown, in place of those of another. */
export function useFollowDrag(scenario: Scenario): void {
  useEffect(
    () =>
      drag.subscribe(({ gesture }) => {
        const of = gesture?.replace(/^run-/, '');
        if (of && blendTarget(of, scenario)) page.setState({ blended: of });
      }),
    [scenario],
  );
}

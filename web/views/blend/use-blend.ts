import { useEffect, useRef } from 'react';
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
  const present = target.value;
  const values = useValues(target);
  const asked = values.map((value) => ({ value, scenario: target.scenarioAt(value) }));
  const keyed = asked.map(({ value, scenario: at }) => ({
    value,
    replicate: at.replicate,
    lanes: blendLanes(at).map((lane) => ({ letter: lane.id, key: laneKey(at, lane) })),
  }));
  const rests = useStore(drag, ({ gesture }) => gesture === null);
  const uncovered = useStore(page, ({ place }) => place === null);
  const key = keyed.flatMap(({ lanes }) => lanes.map((lane) => lane.key)).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides the runs is in their keys
  useEffect(() => {
    if (!rests || !uncovered) return;
    const distance = (value: number) => Math.abs(values.indexOf(value) - values.indexOf(present));
    const nearFirst = asked.toSorted((a, b) => distance(a.value) - distance(b.value));
    return computeBlend(nearFirst.map((each) => each.scenario));
  }, [key, rests, uncovered]);
  const runs = useStore(blendRuns, (state) => state.runs);
  return keyed.map(({ value, replicate, lanes }) => ({
    value,
    replicate,
    lanes: lanes.map((lane) => ({ letter: lane.letter, run: runs.get(lane.key) })),
  }));
}

/** Worlds stay until the present one is not among them; of a number, the present value replaces the nearest. */
function useValues(target: BlendTarget): readonly number[] {
  const { spec, value } = target;
  const drawn = useRef<readonly number[]>([]);
  drawn.current = isOfWorlds(target) ? nearSeeds(value, drawn.current) : blendValues(spec, value);
  return drawn.current;
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

import { useEffect, useState } from 'react';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { Fingerprints } from '../../src/engine/link/link.ts';
import { scenarioWithView } from '../store/actions/view.ts';
import { addressTo, linkTo } from '../store/address/made-links.ts';
import { useCursor, useEditedLanes, useEditedScenario, useTheme } from '../store/hooks.ts';
import type { LaneData } from '../store/state.ts';
import { lab } from '../store/store.ts';
import { type ShareOptions, sharedScenario } from './shared-scenario.ts';

/** Texts shown by the parts of the share sheet; empty until computed. */
export interface Shared {
  readonly scenario: Scenario;
  /** The link, including fingerprints of the lanes that have run. */
  readonly link: string;
  /** The shortest address without fingerprints: a scene's name if that is enough. */
  readonly address: string;
  readonly fingerprints: Fingerprints;
  /** Why no link can be made, in a sentence. */
  readonly fault: string | null;
}

/** The texts for sharing the page as it is now, updated when scenario, step, runs or options change. */
export function useShared(options: ShareOptions): Shared {
  const edited = useEditedScenario();
  const t = useCursor();
  const lanes = useEditedLanes();
  const prints = of(lanes, ({ fingerprint }) => fingerprint);
  const theme = useTheme();
  const key = JSON.stringify([prints, options, options.theme && theme]);
  const [shared, setShared] = useState<Shared>(() => nothingYet(options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenario and step are read through the store
  useEffect(() => {
    let current = true;
    void made(options, options.asGame ? {} : prints).then((next) => current && setShared(next));
    return () => {
      current = false;
    };
  }, [edited, t, key]);
  return shared;
}

const nothingYet = (options: ShareOptions): Shared => ({
  scenario: sharedScenario(scenarioWithView(), options, lab.getState().theme),
  link: '',
  address: '',
  fingerprints: {},
  fault: null,
});

async function made(options: ShareOptions, fingerprints: Fingerprints): Promise<Shared> {
  const nothing = nothingYet(options);
  const { scenario } = nothing;
  try {
    const link = await linkTo(scenario, fingerprints);
    const address = await addressTo(scenario);
    return {
      ...nothing,
      fingerprints,
      link,
      address: address.length < link.length ? address : link,
    };
  } catch (error) {
    return { ...nothing, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A value for every lane that has run to the horizon. */
function of(
  lanes: readonly LaneData[],
  value: (run: LaneData['run']) => string | null,
): Readonly<Partial<Record<LaneLetter, string>>> {
  const known = lanes.flatMap(({ lane, run }) => {
    const text = value(run);
    return text ? [[lane.id, text]] : [];
  });
  return Object.fromEntries(known);
}

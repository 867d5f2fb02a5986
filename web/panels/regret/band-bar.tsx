import { Suspense } from 'react';
import * as words from '#words/panels/regret';
import type { View } from '../../../src/contracts/scenario.ts';
import { BAND_SIZES, wantReplicates } from '../../store/actions/replicates.ts';
import { useScenario, useUncoveredReplicates } from '../../store/hooks.ts';
import { useStage } from '../../store/stage.ts';
import { lateView } from '../../ui/late-view.tsx';
import { BandAct } from './band-act.tsx';

const BandProgress = lateView(() => import('./band-progress.tsx').then((module) => module.BandProgress));

/** Controls of the band over many seeds: start, and what there is of it. */
export function BandBar({ view }: { view: View['regret'] }) {
  const replicates = useUncoveredReplicates();
  const { lanes } = useScenario();
  // A lesson has the seeds among its own controls.
  const own = useStage() === null;
  const empty = <p className="band-bar" />;
  if (lanes.every(({ waits }) => waits)) return empty;
  if (replicates.wanted > 0)
    return (
      <Suspense fallback={empty}>
        <BandProgress {...{ replicates, view, own }} />
      </Suspense>
    );
  return own ? (
    <p className="band-bar">
      <BandAct onClick={() => wantReplicates(BAND_SIZES[0])}>{words.bandOver(BAND_SIZES[0])}</BandAct>
    </p>
  ) : null;
}

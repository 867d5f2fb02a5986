import { lazy, Suspense } from 'react';
import type { View } from '../../../src/contracts/scenario.ts';
import { BAND_SIZES, wantReplicates } from '../../store/actions/replicates.ts';
import { useScenario, useUncoveredReplicates } from '../../store/hooks.ts';
import { useStage } from '../../store/stage.ts';
import * as words from '../../words/panels/regret.ts';
import { Act } from './act.tsx';

const BandState = lazy(() => import('./band-state.tsx').then((module) => ({ default: module.BandState })));

/** Asks for the band over many seeds; then says how far it is. */
export function BandBar({ view }: { view: View['regret'] }) {
  const { wanted } = useUncoveredReplicates();
  const { lanes } = useScenario();
  const own = useStage() === null;
  if (lanes.every(({ waits }) => waits)) return <p className="band-bar" />;
  if (wanted > 0)
    return (
      <Suspense fallback={<p className="band-bar" />}>
        <BandState view={view} own={own} />
      </Suspense>
    );
  return own ? (
    <p className="band-bar">
      <Act onClick={() => wantReplicates(BAND_SIZES[0])}>{words.bandOver(BAND_SIZES[0])}</Act>
    </p>
  ) : null;
}

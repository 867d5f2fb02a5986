import * as words from '#words/panels/regret';
import type { View } from '../../../src/contracts/scenario.ts';
import { bandSentence } from '../../readings/seeds/replicates.ts';
import {
  BAND_SIZES,
  cancelReplicates,
  removeReplicates,
  underWay,
  wantReplicates,
} from '../../store/actions/replicates.ts';
import type { Replicates } from '../../store/state.ts';
import { BandAct } from './band-act.tsx';

interface BandProgressProps {
  readonly replicates: Replicates;
  readonly view: View['regret'];
  /** Whether the seeds have their controls here; a lesson has them among its own. */
  readonly own: boolean;
}

/** The band that was asked for: progress, stop, more seeds, remove. */
export function BandProgress({ replicates, view, own }: BandProgressProps) {
  const { wanted, results, error } = replicates;
  const more = BAND_SIZES.find((size) => size > results.length);
  return (
    <p className={error === null ? 'band-bar' : 'band-bar failed'}>
      <span>{bandSentence(replicates, view)}</span>
      {underWay(replicates) && <BandAct onClick={cancelReplicates}>{words.cancel}</BandAct>}
      {error !== null && <BandAct onClick={() => wantReplicates(wanted)}>{words.tryAgain}</BandAct>}
      {own && !underWay(replicates) && error === null && more && (
        <BandAct onClick={() => wantReplicates(more)}>{words.seeds(more)}</BandAct>
      )}
      {own && !underWay(replicates) && <BandAct onClick={removeReplicates}>{words.remove}</BandAct>}
    </p>
  );
}

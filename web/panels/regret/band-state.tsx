import type { View } from '../../../src/contracts/scenario.ts';
import { bandSentence } from '../../readings/seeds/replicates.ts';
import {
  BAND_SIZES,
  cancelReplicates,
  removeReplicates,
  underWay,
  wantReplicates,
} from '../../store/actions/replicates.ts';
import { useUncoveredReplicates } from '../../store/hooks.ts';
import * as words from '../../words/panels/regret.ts';
import { Act } from './act.tsx';

/** How far the band has come; stops it, widens it, takes it away. A lesson has its seeds among its controls. */
export function BandState({ view, own }: { view: View['regret']; own: boolean }) {
  const replicates = useUncoveredReplicates();
  const { wanted, results, error } = replicates;
  const more = BAND_SIZES.find((size) => size > results.length);
  return (
    <p className={error === null ? 'band-bar' : 'band-bar failed'}>
      <span>{bandSentence(replicates, view)}</span>
      {underWay(replicates) && <Act onClick={cancelReplicates}>{words.cancel}</Act>}
      {error !== null && <Act onClick={() => wantReplicates(wanted)}>{words.tryAgain}</Act>}
      {own && !underWay(replicates) && error === null && more && (
        <Act onClick={() => wantReplicates(more)}>{words.seeds(more)}</Act>
      )}
      {own && !underWay(replicates) && <Act onClick={removeReplicates}>{words.remove}</Act>}
    </p>
  );
}

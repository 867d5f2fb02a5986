import type { ReactNode } from 'react';
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
import { useScenario, useUncoveredReplicates } from '../../store/hooks.ts';
import { useStage } from '../../store/stage.ts';

/** Controls of the band over many seeds: start, progress, stop, more seeds, remove. */
export function BandBar({ view }: { view: View['regret'] }) {
  const replicates = useUncoveredReplicates();
  const { lanes } = useScenario();
  // A lesson has the seeds among its own controls.
  const own = useStage() === null;
  const { wanted, results, error } = replicates;
  if (lanes.every(({ waits }) => waits)) return <p className="band-bar" />;
  if (wanted === 0)
    return own ? (
      <p className="band-bar">
        <Act onClick={() => wantReplicates(BAND_SIZES[0])}>{words.bandOver(BAND_SIZES[0])}</Act>
      </p>
    ) : null;
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

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import * as words from '#words/compare/compare';
import type { SheetTheory } from '../../src/sheet/sheet.ts';
import type { Compared } from '../answers/use-comparison.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { seedsReading } from '../readings/seeds/seeds.ts';
import { requireObjective } from '../registry/known.ts';
import { shownTitle } from '../registry/titles.ts';
import { COMPARED_SIZES, cancelReplicates, underWay, wantReplicates } from '../store/actions/replicates.ts';
import { useEditedScenario, useReplicates } from '../store/hooks.ts';
import { TakeAlong } from './take-along.tsx';

interface CompareHeadProps {
  readonly compared: Compared;
  /** Drawn into the exported figure; null: not requested, or not ready. */
  readonly theory: SheetTheory | null;
  /** Choice of measure and step; on a phone it is below the sentence. */
  readonly children: ReactNode;
}

/** What is compared, over how many seeds and by which measure, with buttons to copy and save it. */
export function CompareHead({ compared, theory, children }: CompareHeadProps) {
  const { title, objective } = useEditedScenario();
  const named = title || requireObjective(objective.id).name;
  return (
    <PlaceHead title={words.compare} leave={words.leave}>
      <Seeds title={shownTitle(named)} />
      {children}
      <span className="grow" />
      <TakeAlong sheet={compared.sheet} title={named} theory={theory} />
      <Progress />
    </PlaceHead>
  );
}

/** The number of seeds, the progress of further ones, and a way to request more. */
function Seeds({ title }: { title: string }) {
  const replicates = useReplicates();
  const { lanes } = useEditedScenario();
  const { wanted, results, error } = replicates;
  const busy = underWay(replicates);
  const more = COMPARED_SIZES.find((size) => size > results.length);
  return (
    <p className="compare-seeds">
      <span>
        <span className="compare-scene">{title}, </span>
        <b>{seedsReading(replicates)}</b>
      </span>
      {busy && (
        <button type="button" className="compare-link" onClick={cancelReplicates}>
          {words.cancel}
        </button>
      )}
      {error !== null && (
        <button type="button" className="compare-link" onClick={() => wantReplicates(wanted)}>
          {words.tryAgain}
        </button>
      )}
      {!busy && error === null && more && lanes.length > 0 && (
        <button type="button" className="compare-link" onClick={() => wantReplicates(more)}>
          {words.moreSeeds(more)}
        </button>
      )}
    </p>
  );
}

/** A bar of 2 px below the head while seeds are computed. */
function Progress() {
  const replicates = useReplicates();
  const { wanted, results } = replicates;
  if (!underWay(replicates)) return null;
  return (
    <span
      className="compare-progress"
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={wanted}
      aria-valuenow={results.length}
    >
      <span style={{ width: `${(100 * results.length) / wanted}%` }} />
    </span>
  );
}

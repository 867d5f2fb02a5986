import type { ReactNode } from 'react';
import * as words from '#words/compare/compare';
import { type MeasureId, measureById } from '../../src/replicates/comparison/measures.ts';
import type { SheetTheory } from '../../src/sheet/sheet.ts';
import type { Compared } from '../answers/use-comparison.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { seedsReading } from '../readings/seeds/seeds.ts';
import { COMPARED_SIZES, cancelReplicates, underWay, wantReplicates } from '../store/actions/replicates.ts';
import { useEditedScenario, useReplicates } from '../store/hooks.ts';
import { MathText } from '../ui/math-text.tsx';
import { TakeAlong } from './take-along.tsx';

interface CompareHeadProps {
  readonly compared: Compared;
  /** Drawn into the figure that is taken along; null: not wanted, or not there yet. */
  readonly theory: SheetTheory | null;
  /** The one shown. */
  readonly measure: MeasureId;
  readonly onMeasure: (measure: MeasureId) => void;
  /** After which step. */
  readonly children: ReactNode;
}

/** What is compared, over how many seeds, by what; and what can be taken along. */
export function CompareHead({ compared, theory, measure, onMeasure, children }: CompareHeadProps) {
  const { title } = useEditedScenario();
  const { measures } = compared;
  return (
    <PlaceHead title={words.compare} leave={words.leave}>
      <Seeds title={title || words.untitled} />
      {measures.length > 0 && (
        <fieldset className="compare-switch" aria-label={words.comparedBy}>
          {measures.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === measure}
              title={measureById(id).name}
              onClick={() => onMeasure(id)}
            >
              <span aria-hidden="true">
                <MathText text={measureById(id).symbol} />
              </span>
              <span className="visually-hidden">{measureById(id).name}</span>
            </button>
          ))}
        </fieldset>
      )}
      {children}
      <span className="grow" />
      <TakeAlong sheet={compared.sheet} title={title} theory={theory} />
      <Progress />
    </PlaceHead>
  );
}

/** How many seeds there are, how far more of them are, and the way to more. */
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

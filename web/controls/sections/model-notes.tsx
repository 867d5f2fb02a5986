import { useStore } from 'zustand';
import * as words from '#words/controls/sections';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { inputDimensionOf } from '../../../src/engine/scenario/narrowed.ts';
import type { ObjectiveAbout } from '../../../src/objectives/spec.ts';
import { evidenceReading } from '../../readings/evidence.ts';
import { splitLengthscale } from '../../store/actions/lengthscale.ts';
import { fitting } from '../../store/fitting.ts';
import { useLane, useSelectedLane } from '../../store/hooks.ts';
import { MathText } from '../../ui/math-text.tsx';

/** Notes below the model's values. */
export function ModelNotes({ spec, scenario }: { spec: ObjectiveAbout; scenario: Scenario }) {
  return (
    <>
      {scenario.model.kernel !== 'empirical' && (
        <LengthscaleSplit dimension={inputDimensionOf(spec, scenario.objective) ?? 1} scenario={scenario} />
      )}
      <Evidence scenario={scenario} />
    </>
  );
}

/** Switches between one lengthscale for all dimensions and one for each. */
function LengthscaleSplit({ dimension, scenario }: { dimension: number; scenario: Scenario }) {
  if (dimension < 2) return null;
  const split = Array.isArray(scenario.model.lengthscale);
  return (
    <p className="note">
      {split ? words.lengthscaleEach : words.lengthscaleAll}{' '}
      <button type="button" className="follows" onClick={() => splitLengthscale(split ? 1 : dimension)}>
        {split ? words.oneForAll : words.oneForEach}
      </button>
    </p>
  );
}

/**
 * The log likelihood of the selected lane's data under the model, and the result of the last fit until
 * something is changed.
 */
function Evidence({ scenario }: { scenario: Scenario }) {
  const letter = useSelectedLane();
  const { result, fault } = useStore(fitting);
  if (!letter) return null;
  return (
    <>
      <LaneEvidence letter={letter} />
      {result?.scenario === scenario && (
        <p className="note" role="status">
          <MathText text={result.said} />
        </p>
      )}
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function LaneEvidence({ letter }: { letter: LaneLetter }) {
  const lane = useLane(letter);
  return <p className="note">{evidenceReading(lane?.run.frame ?? null, letter)}</p>;
}

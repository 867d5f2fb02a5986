import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { Explanation } from '../../../src/contracts/explanation.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { Shown } from '../plot/phase.ts';
import { WhyBody } from './why-body.tsx';
import { environmentWhy, PROBABILITY_DOMAIN } from './why-environment.ts';

interface DesignWhyProps {
  readonly letter: LaneLetter;
  readonly record: StepRecord;
  readonly frame: Frame;
  readonly candidates: CandidateSet;
  readonly environment: Environment;
  readonly explanation: Explanation;
  readonly given: boolean;
  readonly shown: Shown;
}

/** Explanation of a lane that chooses a design and then a condition. */
export function DesignWhy(props: DesignWhyProps) {
  const { letter, record, frame, candidates, environment, explanation, given, shown } = props;
  return (
    <WhyBody
      {...environmentWhy(record, frame, candidates, environment, explanation, given)}
      letter={letter}
      domain={PROBABILITY_DOMAIN}
      long
      shown={shown}
      hides={() => !shown.score}
    />
  );
}

import { Fragment } from 'react';
import * as words from '#words/time/transport';
import { PHASES } from '../../../src/algorithms/card.ts';
import type { Phase } from '../../store/state.ts';

/** The five phases of a step, with the current one highlighted in slow motion. */
export function PhaseSteps({ phase }: { phase: Phase | null }) {
  const current = phase ? PHASES.indexOf(phase) : -1;
  return (
    <span className="phases">
      {PHASES.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <u aria-hidden="true" />}
          <i
            className={index === current ? 'on' : index < current ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {words.phases[name]}
          </i>
        </Fragment>
      ))}
    </span>
  );
}

import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { About } from '../../../src/picture/svg.ts';
import { isShut, page } from '../../store/page.ts';

/** What a complete comparison or map reports: the same facts as in its pictures, and figures. */
export type Outcome = About & { readonly [figure: string]: unknown };

interface Completed {
  /** null: not complete yet. */
  readonly outcome: Outcome | null;
  /** Why it will not complete, in a sentence. */
  readonly fault: string | null;
}

/** Progress of the place that is alone in a frame. */
export const completed = createStore<Completed>()(() => ({ outcome: null, fault: null }));

/**
 * Reports in a frame that the place is complete, with its outcome.
 * @param result null until it is complete
 */
export function useCompleted<Result>(
  result: Result | null,
  fault: string | null,
  outcomeOf: (result: Result) => Promise<Outcome>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome depends on the result only
  useEffect(() => {
    if (!isShut(page.getState())) return;
    let current = true;
    completed.setState({ outcome: null, fault });
    if (result !== null)
      void outcomeOf(result).then(
        (outcome) => current && completed.setState({ outcome }),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [result, fault]);
}

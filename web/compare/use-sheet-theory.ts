import { useEffect, useState } from 'react';
import type { Sheet, SheetTheory } from '../../src/sheet/sheet.ts';
import { theoryIn } from '../../src/sheet/sheet-theory.ts';
import { useEditedLanes, useScenario } from '../store/hooks.ts';
import { askTheory } from '../worker/bounds/bounds-client.ts';

/** Bounds for the run shown: requested, available, or refused in a sentence. */
export type TheoryState =
  | { readonly state: 'waiting' }
  | { readonly state: 'done'; readonly theory: SheetTheory }
  | { readonly state: 'failed'; readonly error: string };

const WAITING: TheoryState = { state: 'waiting' };

/** Bounds for the sheet's lanes once they have run, each computed in its own worker; null if not wanted. */
export function useSheetTheory(sheet: Pick<Sheet, 'lanes'> | null, wanted: boolean): TheoryState | null {
  const scenario = useScenario();
  const lanes = useEditedLanes();
  const [found, setFound] = useState<TheoryState>(WAITING);
  const letters = sheet?.lanes.map(({ letter }) => letter).join('') ?? '';
  useEffect(() => {
    setFound(WAITING);
    if (!wanted || letters === '') return;
    const runs = [...letters].flatMap((letter) => lanes.filter(({ lane }) => lane.id === letter));
    if (runs.some(({ run }) => run.status !== 'done' || run.records.length !== scenario.horizon)) return;
    const jobs = runs.map(({ lane, run }) => askTheory({ scenario, lane: lane.id }, run.records));
    let current = true;
    Promise.all(jobs.map(({ answer }) => answer)).then(
      (reports) => current && setFound({ state: 'done', theory: theoryIn(reports) }),
      (error: Error) => current && setFound({ state: 'failed', error: error.message }),
    );
    return () => {
      current = false;
      for (const { stop } of jobs) stop();
    };
  }, [wanted, scenario, lanes, letters]);
  return wanted ? found : null;
}

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { comparedByText, readComparedBy } from '../../src/replicates/comparison/compared-by.ts';
import { checkComparedBy } from '../../src/replicates/comparison/comparison-asked.ts';
import { useComparison } from '../answers/use-comparison.ts';
import { turnTo } from '../store/address/place.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { notify, page } from '../store/page.ts';
import { shownMeasure } from '../store/shown-measure.ts';
import { messageOf } from '../told/message-of.ts';

/** Delay of the address after the last change of measure or step. */
const SETTLE_MS = 300;

/** The comparison by the measure and after the step that the place's address says, which follows both. */
export function useComparedBy() {
  const detail = useStore(page, ({ place }) => (place?.name === 'compare' ? place.detail : ''));
  const first = readComparedBy(detail) ?? shownMeasure.getState();
  const [measure, setMeasure] = useState(first.measure);
  const [step, setStep] = useState(first.step);
  const { horizon } = useEditedScenario();
  const budget = Math.min(step ?? horizon, horizon);
  const compared = useComparison(measure, budget);
  const shown = compared.sheet?.comparison.measure ?? measure;
  // Of runs that keep no curve the last step alone is compared.
  const after = compared.sheet && !compared.anyStep ? null : step;
  const written = useRef(detail);
  const [unchecked, setUnchecked] = useState(detail);
  useEffect(() => {
    shownMeasure.setState({ measure: shown, step: after });
    // Once a drag has come to rest: browsers limit how often an address may change.
    const timer = setTimeout(() => {
      written.current = comparedByText({ measure: shown, step: after });
      turnTo(written.current);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown, after]);
  useEffect(() => {
    const said = detail === written.current ? null : readComparedBy(detail);
    if (!said) return;
    setUnchecked(detail);
    setMeasure(said.measure);
    setStep(said.step);
  }, [detail]);
  // When the comparison is there, so that the horizon is that of its run.
  const ready = compared.sheet !== null;
  useEffect(() => {
    if (!ready) return;
    setUnchecked('');
    const fault = faultIn(unchecked, horizon);
    if (fault === null) return;
    notify({ kind: 'error', text: fault, actions: [] });
    setStep((last) => (last !== null && last > horizon ? null : last));
  }, [ready, unchecked, horizon]);
  return { compared, measure: shown, budget, setMeasure, setStep };
}

/** What an address asks of the comparison and cannot have, as a sentence. */
function faultIn(detail: string, horizon: number): string | null {
  try {
    checkComparedBy(detail, horizon);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

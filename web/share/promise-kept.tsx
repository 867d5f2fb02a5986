import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { VerificationNote } from '../place/verification-note.tsx';
import { useEditedLanes, useEditedScenario } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { verify } from '../store/run/verification.ts';
import { Message } from '../ui/message.tsx';

/** Good news covers the page only for a while; the share popover keeps it. */
const GOOD_NEWS_MS = 8000;

/** What became of a link's promise, once it is known. */
export function PromiseKept() {
  const arrival = useStore(page);
  const { promised } = arrival;
  const [dismissed, setDismissed] = useState<typeof promised>(null);
  const scenario = useEditedScenario();
  const verification = verify(scenario, useEditedLanes(), arrival);
  const identical = verification?.state === 'identical';
  useEffect(() => {
    if (!identical) return;
    const timer = setTimeout(() => setDismissed(promised), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [identical, promised]);
  if (!verification || verification.state === 'running' || dismissed === promised) return null;
  return (
    <Message onClose={() => setDismissed(promised)}>
      <VerificationNote verification={verification} promised={promised} engine={scenario.engine} />
    </Message>
  );
}

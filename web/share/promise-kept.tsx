import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { VerificationNote } from '../place/verification-note.tsx';
import { useEditedLanes, useEditedScenario } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { verify } from '../store/run/verification.ts';
import { Message } from '../ui/message.tsx';

/** Time after which good news disappears; the share popover still shows it. */
const GOOD_NEWS_MS = 8000;

/** Whether a link's promise is kept, once that is known. */
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

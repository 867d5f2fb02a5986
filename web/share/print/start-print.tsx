import { createRoot } from 'react-dom/client';
import * as words from '#words/share/print';
import { isUnplayed } from '../../../src/engine/game/learner.ts';
import { objectiveById } from '../../registry/known.ts';
import { openScenario } from '../../store/actions/scenario.ts';
import { hashOf, linkOf, openLink } from '../../store/address/links.ts';
import { page } from '../../store/page.ts';
import { paintTheme } from '../../store/remembered-theme.ts';
import { startRunner } from '../../store/run/runner.ts';
import { lab } from '../../store/store.ts';
import { Region } from '../../ui/region.tsx';
import { browserClient } from '../../worker/pool/browser-client.ts';
import { SummaryView } from './summary-view.tsx';

/** Starts the page as a sheet of paper about the run in its address: dark on white, nothing stored, nothing played. */
export async function startPrint(root: HTMLElement): Promise<void> {
  page.setState({ embedded: true });
  paintTheme('light');
  lab.setState({ theme: 'light' });
  const { address, fault } = await open(hashOf(location.href)).catch((error: Error) => ({
    address: '',
    fault: error.message,
  }));
  createRoot(root).render(
    <Region name={words.summary}>
      <SummaryView address={address} fault={fault} />
    </Region>,
  );
  if (fault) return;
  // A worker that is replaced computes the same numbers.
  const client = browserClient(() => {});
  startRunner(client);
  page.setState({ backend: await client.backend().catch(() => null) });
}

async function open(link: string): Promise<{ address: string; fault: string | null }> {
  const { scenario } = await openLink(link);
  if (isUnplayed(scenario, objectiveById(scenario.objective.id))) throw new Error(words.unplayed);
  openScenario(scenario, false);
  const shortest = await linkOf(scenario);
  return { address: `${location.href.split(/[?#]/)[0]}#${shortest}`, fault: null };
}

import { createRoot, type Root } from 'react-dom/client';
import * as questions from '#words/page/programs';
import * as words from '#words/share/print';
import { isUnplayed } from '../../../src/engine/game/learner.ts';
import { addressForAll } from '../../browser/language.ts';
import { objectiveById } from '../../registry/known.ts';
import { openScenario } from '../../store/actions/scenario.ts';
import { hashOf, linkOf, openLink } from '../../store/address/links.ts';
import { page } from '../../store/page.ts';
import { hasProgram } from '../../store/programs.ts';
import { paintTheme } from '../../store/remembered-theme.ts';
import { startRunner } from '../../store/run/runner.ts';
import { lab } from '../../store/store.ts';
import { Region } from '../../ui/panel/region.tsx';
import { browserClient } from '../../worker/pool/browser-client.ts';
import { SummaryView } from './summary-view.tsx';

/** Starts the page as a sheet of paper about the run in its address: dark on white, storing nothing. */
export async function startPrint(root: HTMLElement): Promise<void> {
  page.setState({ embedded: true });
  paintTheme('light');
  lab.setState({ theme: 'light' });
  const view = createRoot(root);
  const { address, fault } = await open(hashOf(location.href), view).catch((error: Error) => ({
    address: '',
    fault: error.message,
  }));
  view.render(
    <Region name={words.summary}>
      <SummaryView address={address} fault={fault} />
    </Region>,
  );
  if (fault) return;
  // A replaced worker computes the same numbers, so nothing must be done.
  const client = browserClient(() => {});
  startRunner(client);
  page.setState({ backend: await client.backend().catch(() => null) });
}

async function open(link: string, view: Root): Promise<{ address: string; fault: string | null }> {
  const { scenario } = await openLink(link);
  if (isUnplayed(scenario, objectiveById(scenario.objective.id))) throw new Error(words.unplayed);
  if (hasProgram(scenario)) await allowed(view);
  openScenario(scenario, false);
  const shortest = await linkOf(scenario);
  return { address: `${addressForAll().split(/[?#]/)[0]}#${shortest}`, fault: null };
}

/** Resolves when the reader has allowed the programs of a link to run. */
const allowed = (view: Root): Promise<void> =>
  new Promise((resolve) =>
    view.render(
      <Region name={words.summary}>
        <p className="summary-bar">
          <button type="button" className="btn solid" onClick={() => resolve()}>
            {questions.run}
          </button>
          {questions.question}
        </p>
      </Region>,
    ),
  );

import * as words from '#words/page/programs';
import { FIRST_PROGRAM, OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { dismissNotice, type Notice, notify, page } from './page.ts';
import { lab } from './store.ts';

const KEY = 'driftlab-programs';
/** Texts of programs that are remembered in a tab. */
const MOST = 40;

const programsOf = ({ lanes }: Scenario): string[] =>
  lanes
    .filter(({ algorithm }) => algorithm === OWN.id)
    .map(({ parameters }) => String(parameters.program ?? FIRST_PROGRAM));

/** Marks the programs of a scenario as ones that may run. */
export function allow(scenario: Scenario): void {
  const texts = [...new Set([...programsOf(scenario), ...remembered()])].slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Then it is asked again.
  }
}

function remembered(): readonly string[] {
  try {
    const texts: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Asks the user before programs run that this tab has not run yet. @throws Error with a plain sentence if refused */
export async function askFor(scenario: Scenario): Promise<void> {
  const known = [...remembered(), ...programsOf(lab.getState().scenario)];
  if (!programsOf(scenario).every((text) => known.includes(text)) && !(await answered()))
    throw new Error(words.notRun);
  allow(scenario);
}

/** The answer; closing the question, or another message in its place, is a no. */
function answered(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (allowed: boolean) => {
      stop();
      resolve(allowed);
      if (page.getState().notice === question) dismissNotice();
    };
    const question: Notice = {
      kind: 'info',
      text: words.question,
      actions: [
        { label: words.run, run: () => answer(true) },
        { label: words.leave, run: () => answer(false) },
      ],
    };
    notify(question);
    const stop = page.subscribe(({ notice }) => {
      if (notice !== question) answer(false);
    });
  });
}

import * as words from '#words/page/programs';
import { FIRST_PROGRAM, OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { dismissNotice, type Notice, notify, page } from './page.ts';
import { lab } from './store.ts';

const KEY = 'driftlab-programs';
/** Number of program texts remembered in a tab. */
const MOST = 40;

const programsOf = (scenarios: readonly Scenario[]): string[] =>
  scenarios
    .flatMap(({ lanes }) => lanes)
    .filter(({ algorithm }) => algorithm === OWN.id)
    .map(({ parameters }) => String(parameters.program ?? FIRST_PROGRAM));

/** Marks the programs of scenarios as allowed to run. */
export function allow(scenarios: readonly Scenario[]): void {
  const texts = [...new Set([...programsOf(scenarios), ...remembered()])].slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Then the question is asked again.
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

/**
 * Asks the user before programs run that have not run in this tab.
 * @throws Error with a plain sentence if refused
 */
export async function askFor(scenarios: readonly Scenario[]): Promise<void> {
  const known = [...remembered(), ...programsOf([lab.getState().scenario])];
  if (!programsOf(scenarios).every((text) => known.includes(text)) && !(await answered()))
    throw new Error(words.notRun);
  allow(scenarios);
}

/** The user's answer; closing the question, or another message replacing it, counts as no. */
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

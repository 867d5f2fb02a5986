import * as questions from '#words/page/programs';
import * as words from '#words/share/embed';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { isUnplayed } from '../../src/engine/game/learner.ts';
import { sceneById } from '../../src/engine/scenes/index.ts';
import { allKnown, objectiveById } from '../registry/known.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { playsAtOnce } from '../store/actions/time.ts';
import { openLink } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';
import { hasProgram } from '../store/programs.ts';
import { addressFault } from './fault.ts';

let latest = 0;
/** Links are read one at a time; of those waiting only the newest is read. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Opens a link or the short address of a scene in the frame, at its step, paused unless it asks to play. If
 * several arrive, the last one counts. Rejects with a sentence and changes nothing if it cannot be opened.
 * @returns whether it was still wanted when it had been read
 */
export async function openEmbedded(address: string): Promise<boolean> {
  const own = ++latest;
  const link = address.slice(address.indexOf('#') + 1);
  if (placeOf(link)) throw new Error(words.placeRefused);
  const reading = turn.then(() => (own === latest ? scenarioOf(link) : null));
  turn = reading.catch(() => {});
  const scenario = await reading;
  if (!scenario || own !== latest) return false;
  if (isUnplayed(scenario, objectiveById(scenario.objective.id))) throw new Error(words.gameRefused);
  const open = () => {
    openScenario(scenario, playsAtOnce(scenario));
    addressFault.setState({ fault: null, allow: null });
  };
  if (hasProgram(scenario) && !allowed) askFirst(open);
  else open();
  return true;
}

/** Whether programs may run in this frame; the viewer is asked once. */
let allowed = false;

function askFirst(open: () => void): void {
  const allow = () => {
    allowed = true;
    open();
  };
  addressFault.setState({ fault: questions.question, allow });
}

/** A scene's name needs no worker. */
async function scenarioOf(link: string): Promise<Scenario> {
  await allKnown();
  const [, id, t] = /^([a-z][a-z0-9-]*)(?:\.(\d{1,6}))?$/.exec(link) ?? [];
  const scenario = id && sceneById(id)?.scenario;
  if (!scenario) return (await openLink(link)).scenario;
  if (t === undefined) return scenario;
  const step = Number(t);
  // The function that reads links reports a wrong step.
  if (step < 1 || step > scenario.horizon) return (await openLink(link)).scenario;
  return { ...scenario, view: { ...scenario.view, step } };
}

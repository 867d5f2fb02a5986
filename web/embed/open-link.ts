import { isUnplayed } from '../../src/engine/game/learner.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { playsAtOnce } from '../store/actions/time.ts';
import { openLink } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';
import * as words from '../words/share/embed.ts';
import { addressFault } from './fault.ts';

let latest = 0;

/**
 * Opens a link or the short address of a scene in the frame, at its step, paused unless it asks to play; of several on their way the last one counts.
 * Rejects with a sentence, and everything stays as it is.
 * @returns whether it was still wanted when it had been read
 */
export async function openEmbedded(address: string): Promise<boolean> {
  const own = ++latest;
  const link = address.slice(address.indexOf('#') + 1);
  if (placeOf(link)) throw new Error(words.placeRefused);
  const { scenario } = await openLink(link);
  if (own !== latest) return false;
  if (isUnplayed(scenario)) throw new Error(words.gameRefused);
  openScenario(scenario, playsAtOnce(scenario));
  addressFault.setState({ fault: null });
  return true;
}

import { openScenario } from '../../store/actions/scenario.ts';
import { openLink } from '../../store/address/links.ts';
import { leaveForRun } from '../../store/address/place.ts';

/** Opens a stored run in the lanes. Rejects with a plain sentence if this version cannot read it. */
export async function openKept(link: string): Promise<void> {
  const { scenario } = await openLink(link);
  leaveForRun();
  openScenario(scenario, false);
}

import type { Scenario } from '../../src/contracts/scenario.ts';
import { withoutGiven } from '../../src/engine/scenario/given-lanes.ts';
import { ENGINE_VERSION, engineName } from '../../src/engine/version.ts';
import type { About } from '../../src/picture/svg.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { planFingerprint } from '../../src/plan/plan-fingerprint.ts';
import { replicatesPlan } from '../../src/replicates/replicates-plan.ts';
import { scenarioWithView } from '../store/actions/view.ts';
import { linkOf, openLink } from '../store/address/links.ts';
import { addressTo } from '../store/address/made-links.ts';
import { page } from '../store/page.ts';

/**
 * What a picture of many runs says of itself. The plan is made from the scenario as its link has it, so that the command line
 * comes to the same fingerprint by that link.
 */
export async function aboutPlan(planOf: (scenario: Scenario) => Plan): Promise<About> {
  const backend = page.getState().backend ?? 'wasm';
  const { link, scenario } = await linked(scenarioWithView());
  return {
    link,
    fingerprint: planFingerprint(planOf(scenario), scenario.engine ?? ENGINE_VERSION, backend),
    engine: engineName(backend, scenario),
  };
}

/** The same of a comparison over so many seeds. */
export const aboutComparison = (replicates: number): Promise<About> =>
  aboutPlan((scenario) => replicatesPlan(withoutGiven(scenario), replicates));

/** A scenario as its link has it; as it is, with no link, where a table is too large for one. */
async function linked(scenario: Scenario): Promise<{ link: string; scenario: Scenario }> {
  try {
    const fragment = await linkOf(scenario);
    return { link: await addressTo(scenario), scenario: (await openLink(fragment)).scenario };
  } catch {
    return { link: '', scenario };
  }
}

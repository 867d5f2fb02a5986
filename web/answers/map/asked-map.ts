import type { Scenario } from '../../../src/contracts/scenario.ts';
import { askedBy, type MapAsked } from '../../../src/replicates/map/map-address.ts';
import { USUAL_MOST } from '../../../src/replicates/map/map-plan.ts';
import { messageOf } from '../../told/message-of.ts';
import { preparedAxes } from './axis-choices.ts';

interface Asked {
  readonly asked: MapAsked | null;
  /** Why an address describes no map; empty if it does. */
  readonly fault: string;
}

/** The map that an address asks for: of the axes in it, or without any of the scenario's prepared ones. */
export function askedMap(detail: string, scenario: Scenario): Asked {
  try {
    const asked = detail === '' ? { axes: preparedAxes(scenario), most: USUAL_MOST } : askedBy(detail);
    return { asked, fault: '' };
  } catch (error) {
    return { asked: null, fault: messageOf(error) };
  }
}

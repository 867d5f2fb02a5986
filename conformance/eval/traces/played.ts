import type { AlgorithmSpec } from '../../../src/algorithms/spec.ts';
import type { LaneSetup } from '../../../src/contracts/scenario.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import type { Session } from '../../../src/engine/lane/session.ts';
import type { World } from '../../../src/engine/world.ts';
import type { Backend } from '../../../src/gp/backend.ts';

/** A lane of a case, on the world that the case spells out. */
export interface Play extends LaneSetup {
  readonly world: World;
  readonly horizon: number;
  readonly backend: Backend;
  /** Queries before the algorithm chooses; none by default. */
  readonly initialPoints?: number;
  /** In place of the registry's. */
  readonly spec?: AlgorithmSpec;
}

/** What `read` finds in a session played to its horizon. */
export function played<Values>(play: Play, read: (session: Session) => Values): Values {
  const { world, horizon, backend, initialPoints: points = 0, spec } = play;
  const session = openLane({ horizon, initialDesign: { points } }, play, world, backend, spec);
  try {
    while (session.t < horizon) session.step();
    return read(session);
  } finally {
    session.dispose();
  }
}

import { renderToStaticMarkup } from 'react-dom/server';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { laneKey, worldKey } from '../../../src/engine/scenario/run-key.ts';
import { OPENING } from '../../../src/engine/scenes/opening.ts';
import {
  type Backend,
  createWorld,
  type Lane,
  loadBackend,
  openLane,
  type World,
} from '../../../src/index.ts';
import { page } from '../../store/page.ts';
import { scenes } from '../../store/scenes.ts';
import type { LaneRun } from '../../store/state.ts';
import { lab } from '../../store/store.ts';
import { type Given, GivenContext } from '../../ui/given.ts';
import { NARROW, PHONE } from '../../ui/use-matches.ts';
import { summariseWorld } from '../../worker/lab/world-summary.ts';
import { App } from '../app.tsx';
import { LAYOUTS, type Layout } from './layouts.ts';

export { LAYOUTS };

const { scenario } = OPENING;

/** The page as it opens, as markup: the opening scene computed here, at its first step. By layout. */
export async function drawPictures(): Promise<Readonly<Record<Layout, string>>> {
  const backend = await loadBackend();
  const world = createWorld(scenario, backend);
  lab.setState({
    world: summariseWorld(world, scenario.horizon),
    worldKey: worldKey(scenario),
    runs: Object.fromEntries(scenario.lanes.map((lane) => [lane.id, runOf(lane, world, backend)])),
  });
  // React asks a store on a server for the state that it began with.
  for (const store of [lab, lab.temporal, page, scenes]) store.getInitialState = store.getState as never;
  const narrow = markup('wide', { [NARROW]: true });
  return {
    wide: markup('wide', {}).replace('</header>', `</header>${headerOf(narrow)}`),
    phone: markup('phone', { [NARROW]: true, [PHONE]: true }),
  };
}

const headerOf = (text: string): string => text.slice(text.indexOf('<header'), text.indexOf('</header>') + 9);

function runOf(lane: Lane, world: World, backend: Backend): LaneRun {
  const session = openLane(scenario, lane, world, backend);
  while (session.t < scenario.horizon) session.step();
  return {
    key: laneKey(scenario, lane),
    status: 'done',
    records: session.records,
    error: null,
    fingerprint: null,
    marks: '',
    frame: laneFrame(session, lab.getState().t, lane, scenario.horizon, world),
  };
}

/** @param holds the media queries that do */
function markup(layout: Layout, holds: Readonly<Record<string, boolean>>): string {
  const given: Given = { sizes: LAYOUTS[layout].sizes, matches: (query) => holds[query] ?? false };
  return renderToStaticMarkup(
    <GivenContext value={given}>
      <App />
    </GivenContext>,
    { identifierPrefix: layout },
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { laneKey, worldKey } from '../../../src/engine/scenario/run-key.ts';
import {
  type Backend,
  createWorld,
  type Lane,
  loadBackend,
  openLane,
  type World,
} from '../../../src/index.ts';
import { FIRST_VISIT } from '../../store/first-visit.ts';
import { page } from '../../store/page.ts';
import { calm } from '../../store/run/pace.ts';
import { scenes } from '../../store/scenes.ts';
import type { LaneRun } from '../../store/state.ts';
import { lab } from '../../store/store.ts';
import { TourCard } from '../../tour/tour-card.tsx';
import { type Given, GivenContext } from '../../ui/given.ts';
import { NARROW, PHONE } from '../../ui/use-matches.ts';
import { summariseWorld } from '../../worker/lab/world-summary.ts';
import { App } from '../app.tsx';

export { LAYOUTS };

const scenario = FIRST_VISIT;

/** The page on a first visit as markup, per layout: the opening scene, computed here, at its first step. */
export async function drawPictures(): Promise<Readonly<Record<Layout, string>>> {
  const backend = await loadBackend();
  const world = createWorld(scenario, backend);
  lab.setState({
    scenario,
    shown: scenario,
    world: summariseWorld(world, scenario.horizon),
    worldKey: worldKey(scenario),
    runs: Object.fromEntries(scenario.lanes.map((lane) => [lane.id, runOf(lane, world, backend)])),
  });
  // Nothing can be undone yet.
  lab.temporal.getState().clear();
  // On a server React reads the initial state of a store.
  for (const store of [lab, calm, lab.temporal, page, scenes])
    store.getInitialState = store.getState as never;
  const narrow = markup('wide', { [NARROW]: true });
  return {
    wide: markup('wide', {}).replace('</header>', `</header>${headerOf(narrow)}`),
    phone: markup('phone', { [NARROW]: true, [PHONE]: true }),
  };
}

/** The words of a first visit, as markup. */
export const drawCard = (): string => renderToStaticMarkup(<TourCard onEnd={() => {}} />);

const headerOf = (text: string): string => text.slice(text.indexOf('<header'), text.indexOf('</header>') + 9);

function runOf(lane: Lane, world: World, backend: Backend): LaneRun {
  const session = openLane(scenario, lane, world, backend);
  // Later steps are hidden.
  while (session.t < lab.getState().t) session.step();
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

/** @param holds the media queries that match */
function markup(layout: Layout, holds: Readonly<Record<string, boolean>>): string {
  const given: Given = { sizes: LAYOUTS[layout].sizes, matches: (query) => holds[query] ?? false };
  return renderToStaticMarkup(
    <GivenContext value={given}>
      <App />
    </GivenContext>,
    { identifierPrefix: layout },
  );
}

/** The layouts of the built picture. */
type Layout = 'wide' | 'phone';

interface LayoutParts extends Pick<Given, 'sizes'> {
  readonly phone: boolean;
  /** The media query for which it is shown. */
  readonly media: string;
}

/**
 * Sizes of the plots in each layout at 1440 × 900 and 390 × 844 px. At other sizes the plots are stretched;
 * in between, the wide layout is used with another header and without its controls.
 */
const LAYOUTS: Readonly<Record<Layout, LayoutParts>> = {
  wide: {
    phone: false,
    media: '(min-width: 700px)',
    sizes: {
      lane: { width: 752, height: 218 },
      panel: { width: 359, height: 229 },
      regret: { width: 359, height: 172 },
      trigger: { width: 359, height: 153 },
      map: { width: 359, height: 220 },
      timeline: { width: 906, height: 60 },
    },
  },
  phone: {
    phone: true,
    media: '(max-width: 699px)',
    sizes: {
      lane: { width: 358, height: 170 },
      panel: { width: 358, height: 203 },
      regret: { width: 358, height: 146 },
      timeline: { width: 358, height: 48 },
    },
  },
};

import './film.css';
import { caption } from '../../pictures/caption.ts';
import { useCursor, useLanes, useLayout, usePhase, useScenario } from '../../store/hooks.ts';
import { PhaseSteps } from '../../time/transport/phase-steps.tsx';
import { Timeline } from '../../time/transport/timeline.tsx';
import { Counter } from '../../time/transport/transport.tsx';
import { SceneHead } from '../../views/head/scene-head.tsx';
import { LaneView } from '../../views/lane/lane-view.tsx';
import { Overview } from '../../views/overview/overview.tsx';
import type { FilmOrder } from './order.ts';

/** Content of a film: the scene's head, the lanes as on the page, the clock, and a picture's caption. */
export function FilmView({ order }: { readonly order: Pick<FilmOrder, 'engine' | 'address' | 'speed'> }) {
  const phase = usePhase();
  return (
    <div className="film">
      <main className="lanes">
        <SceneHead />
        <Lanes />
      </main>
      <div className="film-clock">
        <Counter />
        {order.speed === 'slow' && <PhaseSteps phase={phase} />}
        <Timeline compact={false} />
      </div>
      <Caption {...order} />
    </div>
  );
}

function Lanes() {
  const lanes = useLanes();
  const { layout, enlarged } = useLayout();
  if (enlarged || layout === 'overview') return <Overview phone={false} />;
  return lanes.map(({ lane }) => <LaneView key={lane.id} letter={lane.id} />);
}

function Caption({ engine, address }: Pick<FilmOrder, 'engine' | 'address'>) {
  const scenario = useScenario();
  const step = useCursor();
  const [run, ...rest] = caption({ scenario, step, engine, address });
  const lanes = rest.slice(0, scenario.lanes.length);
  return (
    <div className="film-caption">
      <p>{[run, ...rest.slice(lanes.length)].join(' · ')}</p>
      <p>{lanes.join(' · ')}</p>
    </div>
  );
}

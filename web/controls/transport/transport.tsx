import './transport.css';
import { pause, setCursor, setSpeed, stepBy, togglePlaying } from '../../store/actions/time.ts';
import { useCursor, usePhase, usePlaying, useScenario, useSpeed, useWorld } from '../../store/hooks.ts';
import { speedName } from '../../store/names.ts';
import { useStage } from '../../store/stage.ts';
import type { Speed } from '../../store/state.ts';
import { IconBack, IconFirst, IconForward, IconLast, IconPause, IconPlay } from '../../ui/icons.tsx';
import { Choice } from '../parameters/choice.tsx';
import { PhaseSteps } from './phase-steps.tsx';
import { Timeline } from './timeline.tsx';
import { ViewMenu } from './view-menu.tsx';

const SPEEDS: readonly Speed[] = ['slow motion', 1, 4, 8, 15, 30];

/** Play, step, speed, where we are, and the timeline. `compact`: the phone's two rows. */
export function Transport({ compact }: { compact: boolean }) {
  const resting = useStage()?.resting ?? false;
  const parts = compact ? (
    <>
      <Timeline compact />
      <div className="r">
        <Counter compact />
        <span className="steps">
          <StepBack />
          <PlayButton />
          <StepOn />
        </span>
        <span className="end">
          <SpeedMenu />
          <ViewMenu />
        </span>
      </div>
    </>
  ) : (
    <>
      <Jump last={false} />
      <StepBack />
      <PlayButton />
      <StepOn />
      <Jump last />
      <SpeedMenu />
      <ViewMenu />
      <Counter />
      <Phases />
      <Timeline compact={false} />
    </>
  );
  return (
    <section className={compact ? 'transport compact' : 'transport'} aria-label="Time" inert={resting}>
      {parts}
    </section>
  );
}

export function PlayButton() {
  const playing = usePlaying();
  return (
    <button
      type="button"
      id="play"
      className="play"
      aria-label={playing ? 'Pause' : 'Play'}
      title={`${playing ? 'Pause' : 'Play'} (space)`}
      onClick={togglePlaying}
    >
      {playing ? <IconPause /> : <IconPlay />}
    </button>
  );
}

export function StepBack() {
  return (
    <button
      type="button"
      className="btn icon"
      aria-label="One step back"
      title="One step back (←)"
      onClick={() => stepBy(-1)}
    >
      <IconBack />
    </button>
  );
}

export function StepOn() {
  return (
    <button
      type="button"
      className="btn icon"
      aria-label="One step on"
      title="One step on (→)"
      onClick={() => stepBy(1)}
    >
      <IconForward />
    </button>
  );
}

function Jump({ last }: { last: boolean }) {
  const { horizon } = useScenario();
  const jump = () => {
    pause();
    setCursor(last ? horizon : 1);
  };
  const [name, key] = last ? ['Last step', 'End'] : ['First step', 'Home'];
  return (
    <button type="button" className="btn icon" aria-label={name} title={`${name} (${key})`} onClick={jump}>
      {last ? <IconLast /> : <IconFirst />}
    </button>
  );
}

function SpeedMenu() {
  const speed = useSpeed();
  return (
    <Choice
      className="btn speed"
      label="Speed"
      value={String(speed)}
      options={SPEEDS.map((option) => ({ value: String(option), label: speedName(option) }))}
      onChange={(value) => setSpeed(SPEEDS.find((option) => String(option) === value) ?? 4)}
    />
  );
}

/** The phases of a step, as long as slow motion is chosen. */
function Phases() {
  const phase = usePhase();
  const slow = useSpeed() === 'slow motion';
  return slow || phase ? <PhaseSteps phase={phase} /> : null;
}

/** @param compact the phase of slow motion stands in place of the horizon */
export function Counter({ compact = false }: { compact?: boolean }) {
  const t = useCursor();
  const phase = usePhase();
  const { horizon } = useScenario();
  const label = useWorld()?.timeLabels[t - 1];
  return (
    <span className="tcount">
      <span className="mi">t</span> = {t} <small>{(compact && phase) || `of ${horizon}`}</small>
      {label && <small className="when">{label}</small>}
    </span>
  );
}

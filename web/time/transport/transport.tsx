import { IconButton } from '../../ui/icon-button.tsx';
import './transport.css';
import * as words from '#words/time/transport';
import { Choice } from '../../forms/choice.tsx';
import { pause, setCursor, setSpeed, stepBy, togglePlaying } from '../../store/actions/time.ts';
import { useCursor, usePhase, usePlaying, useScenario, useSpeed, useWorld } from '../../store/hooks.ts';
import { speedName } from '../../store/names.ts';
import { useStage } from '../../store/stage.ts';
import type { Speed } from '../../store/state.ts';
import { IconBack, IconFirst, IconForward, IconLast, IconPause, IconPlay } from '../../ui/icons.tsx';
import { PhaseSteps } from './phase-steps.tsx';
import { Timeline } from './timeline.tsx';
import { ViewMenu } from './view-menu.tsx';

const SPEEDS: readonly Speed[] = ['slow', 1, 4, 8, 15, 30];

/** Play, step, speed, current step, and the timeline. `compact`: the phone's two rows. */
export function Transport({ compact }: { compact: boolean }) {
  const resting = useStage()?.resting ?? false;
  const parts = compact ? (
    <>
      <Timeline compact />
      <div className="r">
        <Counter compact />
        <span className="steps">
          <StepButton by={-1} />
          <PlayButton />
          <StepButton by={1} />
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
      <StepButton by={-1} />
      <PlayButton />
      <StepButton by={1} />
      <Jump last />
      <SpeedMenu />
      <ViewMenu />
      <Counter />
      <Phases />
      <Timeline compact={false} />
    </>
  );
  return (
    <section className={compact ? 'transport compact' : 'transport'} aria-label={words.time} inert={resting}>
      {parts}
    </section>
  );
}

export function PlayButton() {
  const playing = usePlaying();
  const name = playing ? words.pause : words.play;
  return (
    <button
      type="button"
      id="play"
      className="play"
      aria-label={name}
      title={words.withSpace(name)}
      onClick={togglePlaying}
    >
      {playing ? <IconPause /> : <IconPlay />}
    </button>
  );
}

/** A step forward or back; repeated while held. */
export function StepButton({ by }: { by: 1 | -1 }) {
  const back = by < 0;
  return (
    <IconButton
      data-held
      label={back ? words.stepBack : words.stepOn}
      title={back ? words.stepBackKey : words.stepOnKey}
      onClick={() => stepBy(by)}
    >
      {back ? <IconBack /> : <IconForward />}
    </IconButton>
  );
}

function Jump({ last }: { last: boolean }) {
  const { horizon } = useScenario();
  const jump = () => {
    pause();
    setCursor(last ? horizon : 1);
  };
  return (
    <IconButton
      label={last ? words.lastStep : words.firstStep}
      title={last ? words.lastStepKey : words.firstStepKey}
      onClick={jump}
    >
      {last ? <IconLast /> : <IconFirst />}
    </IconButton>
  );
}

function SpeedMenu() {
  const speed = useSpeed();
  return (
    <Choice
      className="btn speed"
      label={words.speed}
      value={String(speed)}
      options={SPEEDS.map((option) => ({ value: String(option), label: speedName(option) }))}
      onChange={(value) => setSpeed(SPEEDS.find((option) => String(option) === value) ?? 4)}
    />
  );
}

/** The phases of a step, while slow motion is chosen. */
function Phases() {
  const phase = usePhase();
  const slow = useSpeed() === 'slow';
  return slow || phase ? <PhaseSteps phase={phase} /> : null;
}

/** From this many steps on the narrow transport has no room for two numbers; the timeline has the last. */
const LONG = 10_000;

/** @param compact whether the phase of slow motion replaces the horizon */
export function Counter({ compact = false }: { compact?: boolean }) {
  const t = useCursor();
  const phase = usePhase();
  const { horizon } = useScenario();
  const label = useWorld()?.timeLabels[t - 1];
  return (
    <span className="tcount">
      <span className="mi">t</span> = {t}{' '}
      {(phase || !compact || horizon < LONG) && (
        <small>{compact && phase ? words.phases[phase] : words.ofHorizon(horizon)}</small>
      )}
      {label && <small className="when">{label}</small>}
    </span>
  );
}

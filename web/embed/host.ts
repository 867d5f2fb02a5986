import { messageOf } from '../../src/parameters/thrown.ts';
import { followPort } from '../browser/host-port.ts';
import { pause, play, setCursor } from '../store/actions/time.ts';
import { clampStep, lab } from '../store/store.ts';
import { addressFault } from './fault.ts';
import { type Command, type Report, readCommand, type StepReport } from './message.ts';
import { openEmbedded } from './open-link.ts';

/**
 * Lets the embedding page play, step and open links.
 * @param named the origin that the address names
 */
export function followHost(named: string | null): void {
  const tell = followPort<Report>(named, {
    met: () => tell({ type: 'ready', ...told() }),
    heard: (message) => void obey(message, tell),
  });
  lab.subscribe((state, before) => {
    const moved = state.t !== before.t || state.playing !== before.playing;
    if (moved && state.scenario === before.scenario) tell({ type: 'step', ...now() });
  });
}

function now(): StepReport {
  const { t, scenario, playing } = lab.getState();
  return { step: t, horizon: scenario.horizon, playing };
}

const told = () => ({ title: lab.getState().scenario.title, ...now() });

async function obey(message: unknown, tell: (report: Report) => void): Promise<void> {
  const command = readCommand(message, lab.getState().scenario.horizon);
  if (typeof command === 'string') return tell({ type: 'fault', message: command });
  const { fault } = addressFault.getState();
  if (fault && command.type !== 'open') return tell({ type: 'fault', message: fault });
  try {
    if (command.type !== 'open') return move(command);
    settle();
    if (await openEmbedded(command.link)) tell({ type: 'opened', ...told() });
  } catch (error) {
    tell({ type: 'fault', message: messageOf(error) });
  }
}

function move(command: Exclude<Command, { type: 'open' }>): void {
  if (command.type === 'step') go(command.by + (wanted ?? lab.getState().t));
  else if (command.type === 'goto') go(command.step);
  else {
    settle();
    if (command.type === 'play') play();
    else pause();
  }
}

/** Faster moves are drawn together. */
const FRAME_MS = 16;
/** The step to show next; null: no request since the last one was drawn. */
let wanted: number | null = null;
let timer = 0;

/** Moves to a step, limited to 1..horizon: at once, or a moment later if one has just been drawn. */
function go(step: number): void {
  const { horizon } = lab.getState().scenario;
  wanted = clampStep(step, horizon);
  if (timer === 0) settle();
}

function settle(): void {
  clearTimeout(timer);
  timer = 0;
  if (wanted === null) return;
  pause();
  setCursor(wanted);
  wanted = null;
  timer = window.setTimeout(settle, FRAME_MS);
}

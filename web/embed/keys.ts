import { hostOrigin, hostWindow } from '../browser/host-port.ts';
import { pause, setCursor, stepBy, togglePlaying } from '../store/actions/time.ts';
import { lab } from '../store/store.ts';
import { addressFault } from './fault.ts';

/** Keys of a slide deck by reveal.js's methods; a click into the frame takes these keys from the deck. */
const DECK_KEYS: Readonly<Record<string, string>> = {
  PageDown: 'next',
  PageUp: 'prev',
  Escape: 'toggleOverview',
};
/** Elements that handle the space bar themselves. */
const OWN_SPACE = 'button, a';

const KEYS: Readonly<Record<string, () => void>> = {
  ' ': togglePlaying,
  ArrowLeft: () => stepBy(-1),
  ArrowRight: () => stepBy(1),
  Home: () => jump(1),
  End: () => jump(lab.getState().scenario.horizon),
};

/** The frame's keys while it has the focus; those of a slide deck are passed on to it. */
export function startKeys(named: string | null): void {
  // Handled before the timeline, which uses PageUp and PageDown for ten steps.
  window.addEventListener('keydown', (event) => passOn(event, named), { capture: true });
  window.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || hasModifier(event) || addressFault.getState().fault) return;
    if (event.key === ' ' && target?.closest(OWN_SPACE)) return;
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function passOn(event: KeyboardEvent, named: string | null): void {
  const method = DECK_KEYS[event.key];
  const host = hostWindow();
  if (!method || !host || hasModifier(event)) return;
  event.stopPropagation();
  host.postMessage(JSON.stringify({ method }), hostOrigin(named));
  // Otherwise a frame on a hidden slide would keep the focus, and the next key would have no effect.
  host.focus();
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

function jump(t: number): void {
  pause();
  setCursor(t);
}

import type { PressedWindow } from '../../ui/press-again.ts';
import type { EarlyWindow } from '../../worker/pool/early-window.ts';

/** Data that the scripts of the first paint leave for the page. */
export interface FirstWindow extends EarlyWindow, PressedWindow {}

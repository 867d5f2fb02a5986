import type { EarlyWindow } from '../../worker/pool/early-window.ts';

/** What the scripts of the first paint leave for the page. */
export interface FirstWindow extends EarlyWindow {
  /** The buttons pressed in the picture, by name, from the first to the last. */
  driftlabPressed?: readonly string[];
}

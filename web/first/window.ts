/** What the scripts of the first paint leave for the page. */
export interface FirstWindow extends Window {
  /** A worker that is on its way already; whoever takes it removes it. */
  driftlabWorker?: Worker | undefined;
  /** The buttons pressed in the picture, by name, from the first to the last. */
  driftlabPressed?: readonly string[];
}

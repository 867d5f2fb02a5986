/** What the first paint leaves for the workers of the page. */
export interface EarlyWindow extends Window {
  /** A worker that is on its way already; whoever takes it removes it. */
  driftlabWorker?: Worker | undefined;
}

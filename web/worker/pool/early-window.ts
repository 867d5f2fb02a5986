/** What the first paint prepares for the page's workers. */
export interface EarlyWindow extends Window {
  /** A worker that has already been started; removed when it is taken. */
  driftlabWorker?: Worker | undefined;
}

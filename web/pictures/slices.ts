/** Longest stretch of work after which the page may draw and answer, in ms. */
const SLICE_MS = 12;

/** Work in parts: it stops at every `yield`, where the page may go on first. */
export type Sliced<Result> = Generator<void, Result>;

/** Does the work, with a rest whenever it has held the page for a slice. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await rest();
    since = performance.now();
  }
}

/** Does the work without a rest. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Lets the page draw and answer; other than a timer, also in a tab behind others at once. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

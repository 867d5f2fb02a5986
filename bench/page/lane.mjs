// How fast a lane is in the built page: W-DBO, 1D, 100 candidates, α_r = 0.25, n_init = 15, told by the messages of its worker.

/** Written by `driftlab link`: a chain of rate 0.03, noise 0.02, seed 1; one lane that knows the rate. */
const RUNS = [
  { steps: 200, link: 'v2.I-Bc_FPC-Jq8hgbYZ0-IWiVQrpsCmgMGug8A..VFOxLi' },
  { steps: 2000, link: 'v2.I-Bc-JQwvOVrBOx8k9EjNTTAPplC1KKBct0U0JQw0LkA..Dknlfh' },
];
export const LANE_ROUNDS = 5;
const PARTS = 10;

/** Runs in the page before anything else: when the lane was asked for, when records came, when it was done. */
function watch() {
  const seen = { asked: null, batches: [], done: null };
  window.lane = seen;
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.path?.[0] === 'runLane')
      Object.assign(seen, { asked: performance.now(), batches: [], done: null });
    if (!this.watched) {
      this.watched = true;
      this.addEventListener('message', ({ data }) => {
        if (data?.value?.value?.fingerprint ?? data?.value?.fingerprint) seen.done = performance.now();
      });
    }
    return send.call(this, message, ...rest);
  };
  const listen = MessagePort.prototype.addEventListener;
  MessagePort.prototype.addEventListener = function (type, listener, ...rest) {
    const told = (event) => {
      for (const { value } of event.data?.argumentList ?? [])
        if (value?.records) seen.batches.push([value.from + value.records.length - 1, performance.now()]);
      return listener(event);
    };
    return listen.call(this, type, type === 'message' ? told : listener, ...rest);
  };
}

/** One run: seconds in all, and ms a step in each tenth of it. */
async function round(browser, url, { steps, link }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${url}#${link}`);
  await page.waitForFunction(() => window.lane.done !== null, null, { timeout: 300_000 });
  const { asked, batches, done } = await page.evaluate(() => window.lane);
  await context.close();
  const marks = [[0, asked], ...batches];
  const at = (step) => {
    const after = marks.findIndex(([made]) => made >= step);
    const [[m0, t0], [m1, t1]] = [marks[Math.max(0, after - 1)], marks[after]];
    return m1 === m0 ? t1 : t0 + ((step - m0) / (m1 - m0)) * (t1 - t0);
  };
  const edges = Array.from({ length: PARTS + 1 }, (_, i) => at((i * steps) / PARTS));
  return {
    seconds: (done - asked) / 1000,
    parts: edges.slice(1).map((edge, i) => (edge - edges[i]) / (steps / PARTS)),
  };
}

/** The fastest of some rounds, part by part: what else runs on the machine only adds. */
export async function laneTimes(browser, url) {
  const rows = [];
  for (const run of RUNS) {
    const rounds = [];
    for (let i = 0; i < LANE_ROUNDS; i++) rounds.push(await round(browser, url, run));
    const least = (values) => Math.min(...values);
    rows.push({
      steps: run.steps,
      seconds: least(rounds.map(({ seconds }) => seconds)),
      slowest: Math.max(...rounds.map(({ seconds }) => seconds)),
      parts: rounds[0].parts.map((_, i) => least(rounds.map(({ parts }) => parts[i]))),
    });
  }
  return rows;
}

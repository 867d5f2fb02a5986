import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseScenario, SCENES, type Scenario } from '../../../src/index.ts';
import { openScenario } from '../../../web/store/actions/scenario.ts';
import { followAddress, openAddress } from '../../../web/store/arrival.ts';
import { page } from '../../../web/store/page.ts';
import { lab } from '../../../web/store/store.ts';

/** Links of large tables, packed when it is said so. */
const packing = vi.hoisted(() => [] as ((link: string) => void)[]);
/** Links that are being read, until it is said what they hold. */
const reading = vi.hoisted(() => [] as ((content: unknown) => void)[]);
vi.mock('../../../web/worker/link/link-client.ts', () => ({
  packLink: () => ({ answer: new Promise((resolve) => packing.push(resolve)), stop() {} }),
  readLink: () => ({ answer: new Promise((resolve) => reading.push(resolve)), stop() {} }),
}));

const ARMS = Array.from({ length: 50 }, (_, arm) => `a${arm}`);
const STEPS = Array.from({ length: 500 }, (_, step) => `${step}`);
const LARGE: Scenario = parseScenario({
  title: 'A large table',
  objective: {
    id: 'dataset',
    dataset: {
      name: 'large.csv',
      arms: ARMS,
      times: STEPS,
      values: STEPS.map((_, step) => ARMS.map((__, arm) => (step * (arm + 1)) % 11)),
    },
  },
  lanes: [{ algorithm: 'gp-ucb' }],
});

const written: string[] = [];
let hear: (event: Pick<HashChangeEvent, 'oldURL'>) => void;
vi.stubGlobal('window', {
  addEventListener: (_: 'hashchange', listener: typeof hear) => {
    hear = listener;
  },
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://here/', hash: '' });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, address = '') => written.push(address),
  });
  written.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

followAddress();

/** A change, and the time until the address follows it. */
async function change(scenario: Scenario): Promise<void> {
  openScenario(scenario, false);
  await vi.advanceTimersByTimeAsync(2000);
}

it('the address is the newest scenario’s, however long an earlier one takes to be packed', async () => {
  await change(LARGE);
  await vi.waitFor(() => expect(packing).toHaveLength(1));
  const { scenario } = SCENES[3];
  await change(scenario);
  await vi.waitFor(() => expect(written.some((address) => address.includes('#'))).toBe(true));
  const [address] = written.filter((one) => one.includes('#'));
  packing[0]('the-large-table');
  await vi.advanceTimersByTimeAsync(2000);
  expect(lab.getState().scenario.title).toBe(scenario.title);
  expect(written.filter((one) => one.includes('#'))).toEqual([address]);
});

it('a large table is packed and written where nothing came after it', async () => {
  packing.length = 0;
  await change(LARGE);
  await vi.waitFor(() => expect(packing).toHaveLength(1));
  packing[0]('the-large-table');
  await vi.advanceTimersByTimeAsync(10);
  expect(written.at(-1)).toBe('http://here/#the-large-table');
});

it('a link that is typed while a large table is packed is opened, though its event comes later', async () => {
  packing.length = 0;
  reading.length = 0;
  await change({ ...LARGE, title: 'Another large table' });
  await vi.waitFor(() => expect(packing).toHaveLength(1));
  vi.stubGlobal('location', { href: 'http://here/#v2.another', hash: '#v2.another' });
  packing[0]('the-large-table');
  setTimeout(() => hear({ oldURL: 'http://here/' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(written.filter((one) => one.includes('#'))).toEqual([]);
  reading[0]({ scenario: SCENES[1].scenario });
  await vi.waitFor(() => expect(lab.getState().scenario).toBe(SCENES[1].scenario));
});

it.each([
  ['#inspect/regret', true],
  ['#library', true],
  ['#abrupt-change.61', false],
])('a link on its way is opened under %s: %s', async (entered, opens) => {
  await change(SCENES[3].scenario);
  const address = { href: 'http://here/#scene=steady-drift&t=40&hide=future', hash: '' };
  vi.stubGlobal('location', address);
  reading.length = 0;
  const opened = openAddress();
  address.href = `http://here/${entered}`;
  reading[0]({ scenario: { ...SCENES[1].scenario, view: { hide: 'future' } } });
  expect(await opened).toBe(opens);
  expect(lab.getState().scenario.view.hide === 'future').toBe(opens);
});

it.each([
  ['another scene is opened', () => openScenario(SCENES[1].scenario, false)],
  ['a place is opened', () => page.setState({ place: { name: 'glossary', detail: '' } })],
])('why a link did not open is said until %s', async (_, act) => {
  openScenario(SCENES[0].scenario, false);
  page.setState({ place: null });
  vi.stubGlobal('location', { href: 'http://here/#no-such-scene', hash: '#no-such-scene' });
  reading.length = 0;
  const opened = openAddress();
  reading[0](Promise.reject(new Error('There is no such scene.')));
  expect(await opened).toBe(false);
  const { notice } = page.getState();
  expect(notice?.text).toMatch(/^There is no such scene\. The run on the page /);
  lab.setState({ t: 3 });
  expect(page.getState().notice).toBe(notice);
  act();
  expect(page.getState().notice).toBeNull();
});

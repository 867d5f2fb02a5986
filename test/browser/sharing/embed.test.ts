import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink, parseScenario } from '../../../src/index.ts';
import type { Stage } from '../support.ts';
import { type Host, heard, lastHeard, openHost, send } from './host.ts';

let around: Host;
/** Of it: the built page, the page around. */
let stage: Stage;
let driftlab: string;
let host: string;

beforeAll(async () => {
  around = await openHost();
  ({ stage, driftlab, url: host } = around);
});
afterAll(() => around.close());

const open: Host['open'] = (...asked) => around.open(...asked);
const atStep = (frame: Frame, step: number) => frame.getByText(`t = ${step} of 200`).waitFor();

/** What a frame beside it hears: it may post to it, but is not the page around. */
const answerToSibling = (page: Page) =>
  page.evaluate(async () => {
    const beside = document.createElement('iframe');
    beside.srcdoc = `<script>
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => parent.postMessage('answered', '*');
      parent.frames[0].postMessage({ driftlab: 'connect' }, '*', [port2]);
      port1.postMessage({ type: 'goto', step: 5 });
      setTimeout(() => parent.postMessage('unanswered', '*'), 1000);
    </script>`;
    const answer = new Promise((done) => {
      addEventListener('message', (event) => event.source === beside.contentWindow && done(event.data));
    });
    document.body.append(beside);
    return answer;
  });

describe('the page in a frame of another origin', () => {
  it('asks before it runs a program', async () => {
    const program = "defineAlgorithm({ id: 'all', slots: () => ({ memory: keepAll }) })";
    const lanes = [{ algorithm: 'own-algorithm', parameters: { program } }];
    const link = encodeLink(parseScenario({ objective: { id: 'abrupt-change-1d' }, lanes }));
    const { frame, complaints, close } = await open('?embed=1', `#${link}`);
    await frame.getByText('This brings an algorithm of its own').waitFor();
    await frame.getByRole('button', { name: 'Run it' }).click();
    await atStep(frame, 1);
    await frame.getByRole('region', { name: /^Lane A/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows the lane asked for, the clock and the way out, and stores nothing', async () => {
    const { frame, complaints, close } = await open('?embed=B');
    await atStep(frame, 61);
    await expect.poll(() => frame.getByRole('region', { name: /^Lane/ }).count()).toBe(1);
    await frame.getByRole('region', { name: /^Lane B/ }).waitFor();
    expect(await frame.getByRole('banner').count()).toBe(0);
    const away = frame.getByRole('link', { name: /Driftlab/ });
    await expect.poll(() => away.getAttribute('href')).toBe(`${driftlab}#abrupt-change.61`);
    await frame.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => away.getAttribute('href')).toBe(`${driftlab}#abrupt-change.62`);
    expect(await frame.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([100, 300, 10_000])(
    'opens the last of %d links and ends at the last of as many steps',
    async (many) => {
      const { page, frame, complaints, close } = await open('?embed=1');
      await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'ready' });
      const before = page.workers().length;
      let most = before;
      page.on('worker', () => {
        most = Math.max(most, page.workers().length);
      });
      await page.evaluate((count) => {
        for (let i = 1; i <= count; i++)
          window.port.postMessage({ type: 'open', link: `#scene=abrupt-change&t=${(i % 100) + 1}&seed=7` });
        for (let i = 1; i <= count; i++)
          window.port.postMessage({ type: 'open', link: `#no-change.${(i % 90) + 1}` });
      }, many);
      await expect
        .poll(() => lastHeard(page), { timeout: 20_000 })
        .toMatchObject({ type: 'opened', step: (many % 90) + 1 });
      expect(most - before).toBeLessThanOrEqual(2);
      await page.evaluate((count) => {
        window.port.postMessage({ type: 'goto', step: 1 });
        for (let i = 1; i <= count; i++)
          window.port.postMessage({ type: 'step', by: i <= count / 2 ? -1 : 1 });
      }, many);
      const end = Math.min(150, 1 + many / 2);
      await expect
        .poll(() => lastHeard(page), { timeout: 20_000 })
        .toMatchObject({ type: 'step', step: end });
      expect((await heard(page)).filter(({ type }) => type === 'fault')).toEqual([]);
      await frame.getByText(`t = ${end} of 150`).waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
    90_000,
  );

  it('plays, pauses, steps, goes to a step and opens another run for its host, which hears every step', async () => {
    const { page, frame, complaints, close } = await open('?embed=1');
    await expect
      .poll(() => lastHeard(page))
      .toMatchObject({ type: 'ready', step: 61, title: 'Abrupt change' });
    await send(page, { type: 'goto', step: 120 });
    await atStep(frame, 120);
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'step', step: 120, playing: false });
    await send(page, { type: 'step', by: -2 });
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'step', step: 118 });
    await send(page, { type: 'play' });
    // Other steps may follow before it is looked at.
    await expect
      .poll(() => heard(page))
      .toContainEqual(expect.objectContaining({ step: 120, playing: true }));
    await send(page, { type: 'pause' });
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'step', playing: false });
    await send(page, { type: 'open', link: '#no-change.9' });
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'opened', step: 9 });
    expect(complaints).toEqual([]);
    await close();
  });

  it('runs the example of docs/embed.md', async () => {
    const page = await stage.browser.newPage();
    await page.goto(`${host}/guide`);
    await page.getByText('step 50 of 200').waitFor();
    await page.getByRole('button', { name: 'To the jump' }).click();
    await page.getByText('step 61 of 200').waitFor();
    await atStep(page.frames()[1], 61);
    await page.close();
  });

  it('answers what it cannot do with a sentence, and stays as it is', async () => {
    const { page, frame, close } = await open('?embed=1');
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'ready' });
    await send(page, { type: 'goto', step: 999 });
    await expect
      .poll(() => lastHeard(page))
      .toEqual({
        type: 'fault',
        message: 'goto: step must be an integer between 1 and 200, got 999.',
      });
    await send(page, { type: 'open', link: 'v2.nonsense' });
    await expect.poll(async () => (await heard(page)).length).toBe(3);
    expect((await lastHeard(page))?.message).toMatch(/link/);
    await atStep(frame, 61);
    await close();
  });

  it('hears nobody but the page around it, and where the address names a host nobody else', async () => {
    const { page, frame, close } = await open('?embed=1');
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'ready' });
    expect(await answerToSibling(page)).toBe('unanswered');
    await atStep(frame, 61);
    await close();

    const other = await open('?embed=1&host=https://slides.example');
    await atStep(other.frame, 61);
    await other.page.evaluate(() => window.connect());
    await send(other.page, { type: 'goto', step: 5 });
    await other.page.waitForTimeout(500);
    expect(await heard(other.page)).toEqual([]);
    await atStep(other.frame, 61);
    await other.close();
  });

  it('takes a new connection at any time', async () => {
    const { page, frame, close } = await open('?embed=1');
    await expect.poll(() => lastHeard(page)).toMatchObject({ type: 'ready' });
    await page.evaluate(() => window.connect());
    await expect.poll(async () => (await heard(page)).length).toBe(2);
    await send(page, { type: 'goto', step: 7 });
    await atStep(frame, 7);
    await close();
  });

  it('passes the keys of a deck on to it and keeps its own', async () => {
    const { page, frame, close } = await open('?embed=1');
    await atStep(frame, 61);
    const slider = frame.getByRole('slider', { name: 'Step', exact: true });
    // The deck has the focus after each of its own.
    for (const key of ['PageDown', 'PageUp', 'Escape', 'ArrowRight']) {
      await slider.focus();
      await page.keyboard.press(key);
    }
    await atStep(frame, 62);
    const methods = ['next', 'prev', 'toggleOverview'].map((method) => JSON.stringify({ method }));
    await expect.poll(() => page.evaluate(() => window.deck)).toEqual(methods);
    await close();
  });

  it.each(['light', 'dark'] as const)('is %s where its host is, or as the address says', async (scheme) => {
    const { frame, close } = await open('?embed=regret', '#abrupt-change.61', { colorScheme: scheme });
    await frame.getByRole('region', { name: 'Regret' }).waitFor();
    await expect.poll(() => frame.evaluate(() => document.documentElement.dataset.theme)).toBe(scheme);
    await close();
    const said = scheme === 'light' ? 'dark' : 'light';
    const named = await open(`?embed=1&theme=${said}`, '#abrupt-change.61', { colorScheme: scheme });
    await atStep(named.frame, 61);
    await expect.poll(() => named.frame.evaluate(() => document.documentElement.dataset.theme)).toBe(said);
    await named.close();
  });

  it.each([
    ['?embed=Z', '#abrupt-change.61', /embed must be/],
    ['?embed=F', '#abrupt-change.61', /no lane F/],
    ['?embed=1', '#v2.nonsense', /link/],
    ['?embed=1', '#papers', /Only a run can be embedded/],
  ])('%s%s is answered with a sentence', async (query, fragment, sentence) => {
    const { frame, complaints, close } = await open(query, fragment);
    await frame.getByRole('alert').filter({ hasText: sentence }).waitFor();
    // A scene that nobody asked for is not named above a refusal.
    const named = fragment === '#abrupt-change.61' && query !== '?embed=Z' ? 'Abrupt change' : 'Driftlab';
    await expect.poll(() => frame.getByRole('heading', { level: 1 }).textContent()).toBe(named);
    await frame.waitForTimeout(500);
    expect(await frame.evaluate(() => location.hash)).toBe(fragment);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('the share sheet writes the frame’s code, with a choice of what it shows', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.61');
  await page.getByText('t = 61 of 200').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const code = page.getByRole('textbox', { name: 'Code that embeds this run' });
  await expect.poll(() => code.inputValue()).toContain(`src="${stage.url}?embed=`);
  await page.getByText('This server lets only its own pages show the run in a frame').waitFor();
  await page.getByRole('group', { name: 'What is embedded' }).getByRole('button', { name: 'Regret' }).click();
  await expect
    .poll(() => code.inputValue())
    .toBe(
      `<iframe src="${stage.url}?embed=regret#abrupt-change.61" title="Abrupt change · Driftlab" width="720" height="420" style="border: 0"></iframe>`,
    );
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('a comparison or a map in a frame of another origin', () => {
  const MAP = '#map/noiseVariance=0.01,0.1&most=16/steady-drift';
  const done = async (page: Page) => (await heard(page)).filter(({ type }) => type === 'done');
  const outcome = (page: Page) => expect.poll(async () => (await done(page))[0], { timeout: 30_000 });
  const about = { engine: expect.any(String), fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) };

  it.each([
    ['light', 390, 844],
    ['dark', 1280, 720],
  ] as const)(
    '%s, %d px wide: the comparison alone, which nothing leads out of',
    async (colorScheme, width, height) => {
      const options = { colorScheme, viewport: { width, height } };
      const { page, frame, complaints, close } = await open(
        '?embed=compare',
        '#compare/abrupt-change',
        options,
      );
      await expect.poll(() => heard(page)).toContainEqual({ type: 'ready', title: 'Abrupt change' });
      await outcome(page).toMatchObject({
        ...about,
        seeds: 20,
        measure: 'total',
        means: { B: expect.any(Number) },
      });
      expect((await done(page))[0].link).toBe(`${driftlab}#compare/scene=abrupt-change&seeds=20`);
      expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
      expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await frame.getByRole('main').count()).toBe(1);
      expect(await frame.getByRole('button', { name: /Leave|Inspect|open in the lanes/ }).count()).toBe(0);
      const away = frame.getByRole('link', { name: /Driftlab/ });
      expect(await away.getAttribute('href')).toBe(`${driftlab}#compare/abrupt-change`);
      // The page around keeps the focus until somebody clicks.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await frame.getByRole('slider', { name: /Seeds by value/ }).focus();
      for (const key of ['Enter', 'x', 'l', 'Escape', 'Control+z']) await page.keyboard.press(key);
      await frame.getByRole('heading', { name: 'Compare' }).waitFor();
      expect(await frame.evaluate(() => location.hash)).toBe('#compare/abrupt-change');
      const { origins } = await page.context().storageState();
      expect(origins.flatMap(({ localStorage }) => localStorage)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each([
    ['dark', 390, 844],
    ['light', 1280, 720],
  ] as const)(
    '%s, %d px wide: the map alone, which nothing leads out of',
    async (colorScheme, width, height) => {
      const options = { colorScheme, viewport: { width, height } };
      const { page, frame, complaints, close } = await open('?embed=map', MAP, options);
      await outcome(page).toMatchObject({ ...about, link: `${driftlab}${MAP}`, cells: 2 });
      expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
      expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await frame.getByRole('button', { name: /Leave|Open this world|Compare here/ }).count()).toBe(0);
      await frame.getByRole('button', { name: /^Noise variance .*= 0.1/ }).focus();
      for (const key of ['Enter', 'x', 'Escape']) await page.keyboard.press(key);
      await frame.getByRole('heading', { name: 'Map', exact: true }).waitFor();
      expect(await frame.evaluate(() => location.hash)).toBe(MAP);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('takes a run’s link, hears nobody, and stays where the page around turns its address elsewhere', async () => {
    const { page, frame, complaints, close } = await open(
      '?embed=compare&theme=dark',
      '#scene=abrupt-change&theme=light&seeds=4',
    );
    await outcome(page).toMatchObject({ seeds: 4 });
    expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    const before = await heard(page);
    for (const message of [
      { type: 'goto', step: 5 },
      { type: 'open', link: '#papers' },
      null,
      'x'.repeat(1e6),
    ])
      await send(page, message);
    expect(await answerToSibling(page)).toBe('unanswered');
    expect(await heard(page)).toEqual(before);
    await frame.evaluate(() => location.assign('#lesson=the-event-trigger'));
    await frame.getByRole('alert').getByText('This is not a Driftlab link').waitFor();
    expect(await frame.getByRole('main').count()).toBe(0);
    await frame.evaluate(() => location.assign('#no-change'));
    await expect.poll(() => heard(page)).toContainEqual({ type: 'ready', title: 'No change' });
    expect(await frame.getByRole('heading', { name: 'Compare' }).count()).toBe(1);
    expect(await frame.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
    const other = await open('?embed=map&host=https://slides.example', MAP);
    await other.frame.getByRole('heading', { name: 'Map', exact: true }).waitFor();
    await other.page.evaluate(() => window.connect());
    await other.page.waitForTimeout(1000);
    expect(await heard(other.page)).toEqual([]);
    await other.close();
  });

  it.each([
    ['?embed=compare', '#papers', /No scene is called/],
    ['?embed=map', '#map/v2.nonsense', /link/],
    ['?embed=map', '#map/horizon=1,x/abrupt-change', /horizon/],
    ['?embed=compare', '#compare/scene=abrupt-change&t=61&hide=future&lock=controls', /hides later steps/],
  ])('%s%s is answered with a sentence, and the page around hears it', async (query, fragment, sentence) => {
    const { page, frame, complaints, close } = await open(query, fragment);
    const fault = { type: 'fault', message: expect.stringMatching(sentence) };
    await expect.poll(() => heard(page)).toContainEqual(fault);
    await frame.getByText(sentence).waitFor();
    expect(await done(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['Comparison', 'compare', '#compare/abrupt-change'],
    ['Map', 'map', MAP],
  ])('Share offers the code of its frame: %s', async (name, view, fragment) => {
    const { page, complaints } = await stage.open(fragment);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const code = page.getByRole('textbox', { name: 'Code that embeds this run' });
    await expect.poll(() => code.inputValue()).toContain(`src="${stage.url}?embed=${view}#${view}/`);
    expect(await code.inputValue()).toContain('height="640" loading="lazy"');
    const shown = page.getByRole('group', { name: 'What is embedded' });
    expect(await shown.getByRole('button').first().textContent()).toBe(name);
    await shown.getByRole('button', { name: 'Regret' }).click();
    await expect
      .poll(() => code.inputValue())
      .toMatch(/\?embed=regret#(scene=)?(abrupt-change|steady-drift)/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

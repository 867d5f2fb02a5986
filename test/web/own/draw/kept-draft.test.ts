import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseScenario } from '../../../../src/engine/scenario/validate.ts';
import { MemoryStorage } from '../../kept/storage.ts';

const still = parseScenario({ objective: { id: 'abrupt-change-1d' }, lanes: [{ algorithm: 'gp-ucb' }] });
const drawn = parseScenario({
  title: 'Sent by a friend',
  horizon: 50,
  objective: { id: 'drawn', parameters: { frames: [{ step: 1, points: [[0, 1]], next: 'glide' }] } },
  lanes: [{ algorithm: 'gp-ucb' }],
});

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

/** A page of its own: its drawing in work, kept from now on. */
async function tab(scenario = still) {
  vi.resetModules();
  const { change, draft } = await import('../../../../web/own/draw/draft.ts');
  const kept = await import('../../../../web/own/draw/kept-draft.ts');
  kept.takeUp(scenario);
  kept.followDraft();
  const name = (title: string) => {
    change({ title });
    vi.advanceTimersByTime(1000);
  };
  return { ...kept, name, title: () => draft.getState().title };
}

const titles = async () =>
  (await import('../../../../web/own/draw/kept-draft.ts')).keptDrawings().map(({ value }) => value.title);

describe('a drawing in work', () => {
  it('is kept once it has been changed, and goes on on another page', async () => {
    const first = await tab();
    vi.advanceTimersByTime(1000);
    expect(storage.length).toBe(0);
    first.name('A');
    first.name('A hill');
    const second = await tab();
    expect(second.title()).toBe('A hill');
    second.name('A hill that melts');
    expect(await titles()).toEqual(['A hill that melts']);
  });

  it('that cannot be kept is said to last as long as the page, once', async () => {
    const told: string[] = [];
    const first = await tab();
    const { page } = await import('../../../../web/store/page.ts');
    page.subscribe(({ notice }, before) => {
      if (notice && notice !== before.notice) told.push(notice.text);
    });
    storage.room = 10;
    first.name('A');
    first.name('A hill');
    expect(told).toEqual([expect.stringMatching(/^The drawing lasts as long as this page\. .*no room left/)]);
    storage.room = Number.POSITIVE_INFINITY;
    first.name('A hill that melts');
    expect(await titles()).toEqual(['A hill that melts']);
  });

  it('is kept twice where two tabs draw on it', async () => {
    (await tab()).name('A');
    const [one, other] = [await tab(), await tab()];
    one.name('one');
    other.name('other');
    one.name('one, more');
    expect((await titles()).sort()).toEqual(['one, more', 'other']);
  });

  it('stays kept where the lanes hold another one, which is kept only once it has been changed', async () => {
    (await tab()).name('Mine');
    const page = await tab(drawn);
    vi.advanceTimersByTime(1000);
    expect(page.title()).toBe('Sent by a friend');
    expect(await titles()).toEqual(['Mine']);
    page.name('Theirs, changed');
    expect((await titles()).sort()).toEqual(['Mine', 'Theirs, changed']);
    const [mine] = page.keptDrawings().filter(({ value }) => value.title === 'Mine');
    page.resume(mine);
    expect(page.title()).toBe('Mine');
  });

  it('lasts as long as the page where there is no room', async () => {
    storage.room = 10;
    const page = await tab();
    page.name('A');
    storage.room = 10_000;
    page.name('B');
    expect(await titles()).toEqual(['B']);
  });
});

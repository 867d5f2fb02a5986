import { afterEach, describe, expect, it, vi } from 'vitest';
import { packed } from '../../../src/cli/pack/wrapper/learned.ts';
import type { News } from '../../../src/cli/pack/wrapper/lesson-frame.ts';
import { readLaunch, statementsOf, Visit } from '../../../src/cli/pack/wrapper/xapi.ts';

const ACTOR = { mbox: 'mailto:ada@example.org', objectType: 'Agent' };
const query = (more: Record<string, string> = {}) =>
  `?${new URLSearchParams({ endpoint: 'https://lrs.example/xapi', auth: 'Basic YTpi', actor: JSON.stringify(ACTOR), ...more })}`;
const launch = readLaunch(
  query({ registration: '11111111-2222-4333-8444-555555555555' }),
  'urn:driftlab:lesson:a',
);
if (!launch) throw new Error('no launch');

const answered = { step: 2, outcome: 'near', values: [0.3, null], right: [0.31, null] } as const;
const learned = { key: '0', step: 2, done: [1, 2], given: [answered], finished: true };
const NEWS: News = { learned, questions: [2, 3], answered, finished: true };

afterEach(() => vi.unstubAllGlobals());

describe('a launch', () => {
  it('says where statements go and who learns', () => {
    expect(launch).toMatchObject({
      endpoint: 'https://lrs.example/xapi/',
      actor: ACTOR,
      activity: 'urn:driftlab:lesson:a',
    });
    expect(readLaunch(query({ actor: '{"name":["Ada"],"mbox":["mailto:a@b.c"]}' }), 'a')?.actor).toEqual({
      name: 'Ada',
      mbox: 'mailto:a@b.c',
    });
  });

  it.each([
    [''],
    [query({ endpoint: 'javascript:alert(1)' })],
    [query({ actor: 'Ada' })],
    [query({ actor: '[]' })],
  ])('%s is none', (text) => {
    expect(readLaunch(text, 'a')).toBeNull();
  });
});

it('an answer and the end are statements', () => {
  const [answer, done] = statementsOf(NEWS, launch, 'participation', 61_000);
  expect(answer).toMatchObject({
    actor: ACTOR,
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
    object: { id: 'urn:driftlab:lesson:a/step/2' },
    result: { success: true, response: '0.3, never' },
    context: {
      registration: launch.registration,
      contextActivities: { parent: [{ id: 'urn:driftlab:lesson:a' }] },
    },
  });
  expect(done).toMatchObject({
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    object: { id: 'urn:driftlab:lesson:a' },
    result: { completion: true, score: { scaled: 0.5 }, duration: 'PT61S' },
  });
});

describe('a visit', () => {
  /** A record store that holds what it is sent. */
  function store(status = 200) {
    const asked: { method: string; url: string; body: string | undefined; auth: string | null }[] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
      asked.push({
        method: method ?? '',
        url,
        body: body as string | undefined,
        auth: new Headers(headers).get('Authorization'),
      });
      return new Response('kept', { status });
    });
    return asked;
  }

  it('begins with what was kept, and sends statements before it keeps what is new', async () => {
    const asked = store();
    const visit = new Visit(launch, 'participation', 0);
    expect(await visit.begin()).toBe('kept');
    await visit.tell(NEWS, 61_000);
    expect(asked.map(({ method, url, auth }) => [method, url.split('?')[0], auth])).toEqual([
      ['GET', 'https://lrs.example/xapi/activities/state', 'Basic YTpi'],
      ['POST', 'https://lrs.example/xapi/statements', 'Basic YTpi'],
      ['PUT', 'https://lrs.example/xapi/activities/state', 'Basic YTpi'],
    ]);
    expect(asked[2].body).toBe(packed(learned));
  });

  it('begins afresh where nothing was kept, and rejects where the store refuses', async () => {
    store(404);
    expect(await new Visit(launch, 'participation', 0).begin()).toBe('');
    store(401);
    await expect(new Visit(launch, 'participation', 0).begin()).rejects.toThrow('401');
    await expect(new Visit(launch, 'participation', 0).tell(NEWS, 0)).rejects.toThrow('401');
  });
});

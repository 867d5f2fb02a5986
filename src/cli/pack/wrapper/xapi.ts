import { type Given, packed, type ScoreOf, scoreOf } from './learned.ts';
import type { News } from './lesson-frame.ts';

/** Parameters of a launch address: where statements are sent, and the learner. */
interface Launch {
  readonly endpoint: string;
  readonly auth: string;
  readonly actor: object;
  readonly registration: string | null;
  readonly activity: string;
}

/**
 * Reads `?endpoint=…&auth=…&actor=…`.
 * @param activity the lesson's own name, where the launch gives none
 * @returns null where it is no launch
 */
export function readLaunch(query: string, activity: string): Launch | null {
  const given = new URLSearchParams(query);
  const [endpoint, auth, actor] = ['endpoint', 'auth', 'actor'].map((name) => given.get(name) ?? '');
  if (!/^https?:\/\//.test(endpoint)) return null;
  try {
    const read: unknown = JSON.parse(actor);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    return {
      endpoint: endpoint.replace(/\/*$/, '/'),
      auth,
      actor: single(read),
      registration: given.get('registration'),
      activity: given.get('activity_id') ?? activity,
    };
  } catch {
    return null;
  }
}

/** Old launches give name and mbox as lists. */
const single = (actor: object): object =>
  Object.fromEntries(
    Object.entries(actor).map(([key, value]) => [
      key,
      Array.isArray(value) && key !== 'member' ? value[0] : value,
    ]),
  );

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const ACTIVITIES = 'http://adlnet.gov/expapi/activities/';

/** The statements that a piece of news makes. */
export function statementsOf(
  { learned, questions, answered, finished }: News,
  launch: Launch,
  of: ScoreOf,
  ms: number,
): readonly object[] {
  const { actor, registration, activity } = launch;
  const context = { ...(registration && { registration }) };
  const lesson = { objectType: 'Activity', id: activity, definition: { type: `${ACTIVITIES}lesson` } };
  const statements: object[] = [];
  if (answered && answered.outcome !== 'open') {
    const object = {
      objectType: 'Activity',
      id: `${activity}/step/${answered.step}`,
      definition: { type: `${ACTIVITIES}question` },
    };
    const grouped = { ...context, contextActivities: { parent: [lesson] } };
    statements.push({ actor, verb: verb('answered'), object, result: resultOf(answered), context: grouped });
  }
  if (finished) {
    const scaled = scoreOf(learned, questions, of) / 100;
    const result = { completion: true, score: { scaled }, duration: `PT${Math.round(ms / 1000)}S` };
    statements.push({ actor, verb: verb('completed'), object: lesson, result, context });
  }
  return statements;
}

const verb = (name: string) => ({ id: VERBS + name, display: { en: name } });

const resultOf = ({ outcome, values }: Given): object =>
  outcome === 'shown'
    ? { success: false, response: 'shown' }
    : { success: outcome !== 'other', response: values.map((value) => value ?? 'never').join(', ') };

/** Reports one visit of a learner to the record store that the launch names. */
export class Visit {
  readonly #launch: Launch;
  readonly #of: ScoreOf;
  readonly #began: number;
  /** One after another, so that an older state never comes last. */
  #sent: Promise<unknown> = Promise.resolve();

  constructor(launch: Launch, of: ScoreOf, now: number) {
    this.#launch = launch;
    this.#of = of;
    this.#began = now;
  }

  /** What was kept at the last visit; an empty text: nothing. Rejects where the store does not answer. */
  async begin(): Promise<string> {
    const answer = await this.#ask('GET', this.#state());
    if (answer.ok) return answer.text();
    if (answer.status === 404) return '';
    throw new Error(`${answer.status}`);
  }

  /** Rejects where the store has not kept it. */
  tell(news: News, now: number): Promise<unknown> {
    const statements = statementsOf(news, this.#launch, this.#of, now - this.#began);
    const send = async () => {
      if (statements.length > 0) await this.#send('POST', 'statements', JSON.stringify(statements));
      await this.#send('PUT', this.#state(), packed(news.learned));
    };
    const sent = this.#sent.then(send);
    this.#sent = sent.catch(() => {});
    return sent;
  }

  #state(): string {
    const { activity, actor, registration } = this.#launch;
    const query = new URLSearchParams({
      stateId: 'driftlab',
      activityId: activity,
      agent: JSON.stringify(actor),
      ...(registration && { registration }),
    });
    return `activities/state?${query}`;
  }

  async #send(method: string, path: string, body: string): Promise<void> {
    const { ok, status } = await this.#ask(method, path, body);
    if (!ok) throw new Error(`${status}`);
  }

  #ask(method: string, path: string, body?: string): Promise<Response> {
    const { endpoint, auth } = this.#launch;
    return fetch(endpoint + path, {
      method,
      headers: {
        'X-Experience-API-Version': '1.0.3',
        ...(auth && { Authorization: auth }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      keepalive: true,
    });
  }
}

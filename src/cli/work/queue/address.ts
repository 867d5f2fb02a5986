import { readFileSync } from 'node:fs';
import { cut } from '../../../parameters/quoted.ts';
import { CliError } from '../../io.ts';

/** How to reach a Redis server; secrets included, so it is never printed. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls?: { readonly ca?: string; readonly cert?: string; readonly key?: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

const USUAL_PORT = 6379;
/** Characters of the key that signs. */
const SHORTEST_KEY = 16;

/**
 * The address behind --queue and the environment.
 * @throws CliError, in which no password is repeated
 */
export function queueAddress(text: string, environment: Environment = process.env): Address {
  const url = parsed(text);
  if (url.password !== '' || url.username !== '')
    throw new CliError(
      '--queue holds a name or password; others see command lines: set DRIFTLAB_REDIS_PASSWORD_FILE instead',
    );
  const username = environment.DRIFTLAB_REDIS_USERNAME;
  const password = passwordIn(environment);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? USUAL_PORT : Number(url.port),
    db: Number(url.pathname.slice(1)),
    ...(username && { username }),
    ...(password && { password }),
    ...(url.protocol === 'rediss:' && { tls: certificatesIn(environment) }),
  };
}

/**
 * What orders and results on the queue are signed with: the key file of the environment, else the server's password, which
 * whoever writes there mostly knows; null without either.
 */
export function queueSecret(environment: Environment = process.env): string | null {
  const name = 'DRIFTLAB_QUEUE_KEY_FILE';
  const key = fileIn(name, environment[name])?.trim();
  if (key !== undefined && key.length < SHORTEST_KEY)
    throw new CliError(`${name} holds ${key.length} characters; a key has ${SHORTEST_KEY} or more`);
  return key ?? passwordIn(environment) ?? null;
}

/** "host:6379", for messages. */
export const addressName = ({ host, port }: Address): string => `${host}:${port}`;

function parsed(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const right =
    url && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname && /^\/?\d{0,3}$/.test(url.pathname);
  if (right && url.search === '' && url.hash === '') return url;
  const shown = cut(text.replace(/\/\/[^@]*@/, '//…@'), 60) || 'nothing';
  throw new CliError(
    `--queue must be redis://host:port or rediss://host:port, with /number for a database, got ${shown}`,
  );
}

function passwordIn({ DRIFTLAB_REDIS_PASSWORD, DRIFTLAB_REDIS_PASSWORD_FILE }: Environment) {
  return (
    DRIFTLAB_REDIS_PASSWORD ?? fileIn('DRIFTLAB_REDIS_PASSWORD_FILE', DRIFTLAB_REDIS_PASSWORD_FILE)?.trimEnd()
  );
}

function certificatesIn(environment: Environment) {
  const read = (name: string) => fileIn(name, environment[name]);
  const [ca, cert, key] = ['DRIFTLAB_REDIS_CA', 'DRIFTLAB_REDIS_CERT', 'DRIFTLAB_REDIS_KEY'].map(read);
  return { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
}

function fileIn(name: string, path: string | undefined): string | undefined {
  if (path === undefined || path === '') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new CliError(`${name} names ${cut(path, 100)}, which cannot be read (${code})`);
  }
}

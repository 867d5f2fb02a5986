import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { queueAddress } from '../../../src/cli/work/queue/address.ts';

const folder = mkdtempSync(join(tmpdir(), 'driftlab-address-'));
const fileOf = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('the address of a queue', () => {
  it('is host, port and database', () => {
    expect(queueAddress('redis://10.0.0.7:7000/3', {})).toEqual({ host: '10.0.0.7', port: 7000, db: 3 });
    expect(queueAddress('redis://queue', {})).toEqual({ host: 'queue', port: 6379, db: 0 });
    expect(queueAddress('redis://[::1]:6380/', {})).toEqual({ host: '::1', port: 6380, db: 0 });
  });

  it('takes name and password from the environment or a file', () => {
    const secret = fileOf('password', 'hush\n');
    expect(
      queueAddress('redis://queue', { DRIFTLAB_REDIS_USERNAME: 'lab', DRIFTLAB_REDIS_PASSWORD_FILE: secret }),
    ).toMatchObject({ username: 'lab', password: 'hush' });
    expect(queueAddress('redis://queue', { DRIFTLAB_REDIS_PASSWORD: 'other' })).toMatchObject({
      password: 'other',
    });
  });

  it('takes certificates for TLS from files', () => {
    const env = {
      DRIFTLAB_REDIS_CA: fileOf('ca.pem', 'authority'),
      DRIFTLAB_REDIS_KEY: fileOf('key.pem', 'key'),
    };
    expect(queueAddress('rediss://queue', env).tls).toEqual({ ca: 'authority', key: 'key' });
    expect(queueAddress('rediss://queue', {}).tls).toEqual({});
    expect(queueAddress('redis://queue', env)).not.toHaveProperty('tls');
  });

  it.each([
    ['queue:6379', 'must be redis://host:port'],
    ['http://queue', 'must be redis://host:port'],
    ['redis://', 'must be redis://host:port'],
    ['redis://queue/one', 'must be redis://host:port'],
    ['redis://queue?db=3', 'must be redis://host:port'],
    ['redis://:hush@queue', '--queue holds a name or password'],
    ['redis://lab:hush@queue:6379', '--queue holds a name or password'],
    ['http://lab:hush@queue:6379', 'must be redis://host:port'],
  ])('%s is refused, and no secret repeated', (text, message) => {
    expect(() => queueAddress(text, {})).toThrow(message);
    expect(() => queueAddress(text, {})).not.toThrow('hush');
  });

  it('names a file that cannot be read', () => {
    expect(() => queueAddress('redis://queue', { DRIFTLAB_REDIS_PASSWORD_FILE: '/no/such' })).toThrow(
      'DRIFTLAB_REDIS_PASSWORD_FILE names /no/such, which cannot be read (ENOENT)',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { type QueueStatus, statusJson, statusText } from '../../../src/cli/work/queue/status.ts';

const HOSTILE = 'a\u001b[31m\u009b5m\u202eb';
const STATUS: QueueStatus = {
  ...{ waiting: 0, active: 0, workers: 1, perMinute: null },
  plans: [
    {
      ...{ plan: '0123456789ab', id: HOSTILE, title: HOSTILE, engine: HOSTILE, jobs: 4, done: 1 },
      state: 'waiting-children',
    },
  ],
  failures: [{ plan: HOSTILE, replicate: 2, reason: HOSTILE }],
};

describe('what a server says of its plans', () => {
  it('never acts on a terminal', () => {
    const text = statusText(STATUS);
    expect(text.match(/a\\u001b\[31m\\u009b5m\\u202eb/g)).toHaveLength(5);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it('is the same as JSON, which acts on none either', () => {
    expect(JSON.parse(statusJson(STATUS))).toEqual(STATUS);
    expect(statusJson(STATUS)).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

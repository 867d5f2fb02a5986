import { describe, expect, it } from 'vitest';
import { usefulWorkers } from '../../../src/cli/pool/node-pool.ts';

describe('useful workers', () => {
  it('are no more than asked for, than jobs and than processors, and at least one', () => {
    expect(usefulWorkers(2, 50, 8)).toBe(2);
    expect(usefulWorkers(256, 50, 8)).toBe(8);
    expect(usefulWorkers(256, 3, 8)).toBe(3);
    expect(usefulWorkers(256, 0, 8)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../web/embed/message.ts';

const HORIZON = 200;

describe('a message to the embedded page', () => {
  it.each([
    [{ type: 'play' }],
    [{ type: 'pause' }],
    [{ type: 'step', by: -3 }],
    [{ type: 'goto', step: 200 }],
    [{ type: 'open', link: 'no-change.9' }],
  ])('%j is a command', (message) => {
    expect(readCommand(message, HORIZON)).toEqual(message);
  });

  it('steps by one unless it says how far, and keeps nothing it has no use for', () => {
    expect(readCommand({ type: 'step' }, HORIZON)).toEqual({ type: 'step', by: 1 });
    expect(readCommand({ type: 'play', speed: 30 }, HORIZON)).toEqual({ type: 'play' });
  });

  it.each([
    [{ type: 'goto', step: 201 }, 'goto: step must be an integer between 1 and 200, got 201.'],
    [{ type: 'goto', step: 61.5 }, 'goto: step must be an integer between 1 and 200, got 61.5.'],
    [{ type: 'goto', step: '61' }, 'goto: step must be an integer between 1 and 200, got "61".'],
    [{ type: 'goto' }, 'goto: step must be an integer between 1 and 200, got undefined.'],
    [{ type: 'step', by: Number.NaN }, 'step: by must be an integer between -100000 and 100000, got NaN.'],
    [{ type: 'open', link: 7 }, 'open: link must be a string, got 7.'],
    [{ type: 'open', link: 'x'.repeat(2_000_001) }, 'open: link must have at most 2,000,000 characters.'],
    [{ type: 'eval' }, 'A message’s type must be play, pause, step, goto or open, got "eval".'],
  ])('is refused with place, rule and value', (message, sentence) => {
    expect(readCommand(message, HORIZON)).toBe(sentence);
  });

  it.each([
    [null],
    [undefined],
    [7],
    ['play'],
    [[]],
    [{}],
    [{ type: { toString: 1 } }],
    [{ type: 'x'.repeat(1e6) }],
    [{ type: Symbol.iterator }],
    [{ type: 5n }],
    [{ type: 'goto', step: new Map() }],
  ])('is never more than a sentence, whatever it is', (message) => {
    const answer = readCommand(message, HORIZON);
    expect(answer).toBeTypeOf('string');
    expect((answer as string).length).toBeLessThan(300);
  });
});

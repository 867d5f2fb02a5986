import * as words from '#words/share/embed';
import { KEPT } from '../../src/engine/scenario/settings.ts';
import { showValue } from '../../src/parameters/quoted.ts';
import { inRange, rangeRule } from '../../src/parameters/rules.ts';
import { toldRule } from '../told/told-rule.ts';

/** Commands that a host may send to the embedded page. */
export type Command =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'goto'; readonly step: number }
  | { readonly type: 'open'; readonly link: string };

/** Reports that it receives. */
export type Report =
  | ({ readonly type: 'ready' | 'opened'; readonly title: string } & StepReport)
  | ({ readonly type: 'step' } & StepReport)
  | { readonly type: 'fault'; readonly message: string };

export interface StepReport {
  /** The step shown, 1..horizon. */
  readonly step: number;
  readonly horizon: number;
  readonly playing: boolean;
}

/** Most characters of a link; larger runs must be opened as files. */
const LONGEST_LINK = 2_000_000;

/**
 * Reads a message from the host.
 * @param horizon the last step of the run shown
 * @returns the command, or a sentence about the fault of the message
 */
export function readCommand(message: unknown, horizon: number): Command | string {
  const { type, by, step, link } = (typeof message === 'object' && message !== null ? message : {}) as Record<
    string,
    unknown
  >;
  switch (type) {
    case 'play':
    case 'pause':
      return { type };
    case 'step':
      return stepCommand(by ?? 1);
    case 'goto': {
      const range = { type: 'integer', min: 1, max: horizon } as const;
      return inRange(range, step)
        ? { type, step }
        : words.wrongGoto({ rule: toldRule(rangeRule(range)), given: showValue(step) });
    }
    case 'open':
      if (typeof link !== 'string') return words.linkNoText(showValue(link));
      if (link.length > LONGEST_LINK) return words.linkTooLong;
      return { type, link };
    default:
      return words.wrongType(showValue(type));
  }
}

function stepCommand(by: unknown): Command | string {
  const range = { type: 'integer', min: -KEPT.steps, max: KEPT.steps } as const;
  return inRange(range, by)
    ? { type: 'step', by }
    : words.wrongStep({ rule: toldRule(rangeRule(range)), given: showValue(by) });
}

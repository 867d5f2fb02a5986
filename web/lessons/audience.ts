import type { Audience } from '../course/state.ts';

const AUDIENCE = /&(class|room)$/;

/** Splits a place's detail, "the-event-trigger.4&class", into the address "the-event-trigger.4" and its audience. */
export function forWhom(detail: string): { readonly address: string; readonly audience: Audience } {
  const [end, audience] = AUDIENCE.exec(detail) ?? [''];
  return {
    address: detail.slice(0, detail.length - end.length),
    audience: (audience ?? 'alone') as Audience,
  };
}

/** The inverse; also used for the address of a step. */
export const detailFor = (address: string, audience: Audience): string =>
  audience === 'alone' ? address : `${address}&${audience}`;

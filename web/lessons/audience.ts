import type { Audience } from '../course/state.ts';

const AUDIENCE = /&(class|room)$/;

/** What a place's detail names, "the-event-trigger.4", and for whom: "the-event-trigger.4&class". */
export function forWhom(detail: string): { readonly address: string; readonly audience: Audience } {
  const [end, audience] = AUDIENCE.exec(detail) ?? [''];
  return {
    address: detail.slice(0, detail.length - end.length),
    audience: (audience ?? 'alone') as Audience,
  };
}

/** The other way round; the address of a step takes it as well. */
export const detailFor = (address: string, audience: Audience): string =>
  audience === 'alone' ? address : `${address}&${audience}`;

import type { Looks } from './forced-looks.ts';
import type { LookValues } from './look-choice.about.ts';

/** The slot of the looks that these parameters require; empty where they require none. */
export function looksSlot({ looks, lookShare, lookSpacing }: LookValues): { readonly looks?: Looks } {
  if (looks === 'none') return {};
  return { looks: { spacing: lookSpacing, share: looks === 'schedule' ? null : lookShare } };
}

import type { Given } from '../../ui/given.ts';

/** The layouts of the built picture. */
export type Layout = 'wide' | 'phone';

interface LayoutParts extends Pick<Given, 'sizes'> {
  readonly phone: boolean;
  /** When it is the one that is shown. */
  readonly media: string;
}

/**
 * What each looks like, with the sizes that its plots have at 1440 × 900 and 390 × 844 px. At others the plots are stretched to
 * what they are given; between the two the wide one stands without its controls, under another header.
 */
export const LAYOUTS: Readonly<Record<Layout, LayoutParts>> = {
  wide: {
    phone: false,
    media: '(min-width: 700px)',
    sizes: {
      lane: { width: 752, height: 209 },
      panel: { width: 359, height: 229 },
      regret: { width: 359, height: 172 },
      trigger: { width: 359, height: 153 },
      map: { width: 359, height: 220 },
      timeline: { width: 906, height: 60 },
    },
  },
  phone: {
    phone: true,
    media: '(max-width: 699px)',
    sizes: {
      lane: { width: 358, height: 170 },
      panel: { width: 358, height: 203 },
      regret: { width: 358, height: 146 },
      timeline: { width: 358, height: 48 },
    },
  },
};

import type { ComponentType } from 'react';
import { allKnown } from '../registry/known.ts';
import { type LateView, lateView } from '../ui/late-view.tsx';

/** What a place shows: it comes late, and finds known all that there is to choose. */
export const placeView = <Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> =>
  lateView(async () => {
    const [View] = await Promise.all([load(), allKnown()]);
    return View;
  });

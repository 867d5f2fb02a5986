import type { ComponentType } from 'react';
import { allKnown } from '../registry/known.ts';
import { type LateView, lateView } from '../ui/late-view.tsx';

/** A place's view, loaded late and only shown when all scenes, algorithms and objectives are known. */
export const placeView = <Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> =>
  lateView(async () => {
    const [View] = await Promise.all([load(), allKnown()]);
    return View;
  });

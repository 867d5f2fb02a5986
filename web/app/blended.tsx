import { Suspense } from 'react';
import { useStore } from 'zustand';
import { page } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { lateView } from '../ui/late-view.tsx';

const BlendStrip = lateView(() =>
  import('../views/blend/blend-strip.tsx').then((module) => module.BlendStrip),
);

/** The values of a number, or worlds, side by side, while they are asked for. */
export function Blended() {
  const of = useStore(page, ({ blended }) => blended);
  const inLesson = useStage() !== null;
  if (of === null || inLesson) return null;
  return (
    <Suspense fallback={null}>
      <BlendStrip of={of} />
    </Suspense>
  );
}

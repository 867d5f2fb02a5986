import { useEffect } from 'react';
import { useLesson } from '../course/state.ts';
import { type Overlays, overlays } from '../plot/overlays.ts';
import { followLesson } from './open-step.ts';

/** The open lesson that the address names; its marks are drawn over the plots while the view is mounted. */
export function useOpenLesson(marks: Overlays) {
  useEffect(() => {
    overlays.setState(marks);
    const stop = followLesson();
    return () => {
      overlays.setState({ lane: null, time: null });
      stop();
    };
  }, [marks]);
  const lesson = useLesson((state) => state.lesson);
  const fault = useLesson((state) => state.fault);
  const at = useLesson((state) => state.at);
  return { lesson, fault, at };
}

import './blend-way.css';
import { useStore } from 'zustand';
import * as words from '#words/forms/blend';
import { blendTarget } from '../store/blend-target.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { useStage } from '../store/stage.ts';

/** Shows and hides the values of a number side by side below the lanes, where that is possible. */
export function BlendWay({ of }: { of: string }) {
  const scenario = useEditedScenario();
  const inLesson = useStage() !== null;
  const open = useStore(page, ({ blended }) => blended === of);
  if (inLesson || !blendTarget(of, scenario)) return null;
  return (
    <button
      type="button"
      className="blend-way blend-opener"
      aria-expanded={open}
      onClick={() => page.setState({ blended: open ? null : of })}
    >
      {words.sideBySide}
    </button>
  );
}

import './editor-frame.css';
import { type ReactNode, useLayoutEffect } from 'react';
import * as words from '#words/own/own';
import { leavePlace } from '../store/address/place.ts';

interface EditorFrameProps {
  /** The row of tabs, as passed to the tab. */
  readonly tabs: ReactNode;
  /** Sections of the controls column (`className="sec"`). */
  readonly controls: ReactNode;
  /** Panels of the right column (`className="panel"`). */
  readonly insight: ReactNode;
  /** Puts the objective being edited into the lanes; null while nothing could run. */
  readonly onUse: (() => void) | null;
  /** What is edited, with its picture. */
  readonly children: ReactNode;
}

/**
 * Three columns under the header: sliders, the tab's content, help. "Use in the lanes" or Ctrl Enter puts it
 * in the lanes, Esc leaves.
 */
export function EditorFrame({ tabs, controls, insight, onUse, children }: EditorFrameProps) {
  // Registered before the first paint, so that an early key press is not missed.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      onUse?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onUse]);
  return (
    <div className="own-columns">
      <aside className="own-controls" aria-label={words.controls}>
        {controls}
      </aside>
      <div className="own-main">
        <div className="own-bar">
          {tabs}
          <button type="button" className="btn line" onClick={leavePlace}>
            {words.cancel}
          </button>
          <button
            type="button"
            className="btn solid"
            disabled={!onUse}
            onClick={() => onUse?.()}
            title={words.useKeys}
          >
            {words.use}
          </button>
        </div>
        <div className="own-panel" id="own-panel" role="tabpanel">
          {children}
        </div>
      </div>
      <aside className="own-insight" aria-label={words.insight}>
        {insight}
      </aside>
    </div>
  );
}

import type { Data } from 'plotly.js';
import { memo, useEffect, useRef, useState } from 'react';
import type { Scale } from '../../plot/axis.ts';
import { CONFIG, curveLayout, loadPlotly } from './plotly.ts';
import type { TimeFrame } from './time-frame.ts';

interface CurvesProps {
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly traces: Data[];
}

/** The curves of a panel, drawn by Plotly. Drawn anew only when frame, scale or traces are other objects. */
export const Curves = memo(function Curves({ frame, y, traces }: CurvesProps) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    let current = true;
    loadPlotly().then(
      (plotly) => {
        if (!current || !host.current) return;
        plotly.react(host.current, traces, curveLayout(frame, y), CONFIG);
        setState('ready');
      },
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [frame, y, traces]);

  useEffect(() => {
    const element = host.current;
    return () => {
      if (element) loadPlotly().then((plotly) => plotly.purge(element), ignore);
    };
  }, []);

  return (
    <>
      <div ref={host} className="curves" aria-hidden="true" />
      {state === 'loading' && <div className="loading-bar" />}
      {state === 'failed' && (
        <p className="plot-note">The plotting code could not be loaded. Reload the page to try again.</p>
      )}
    </>
  );
});

/** Nothing was drawn, so there is nothing to clear away. */
function ignore(): void {}

import { useEffect, useRef, useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { Figure } from '../../src/figure/figure.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import type { PlotEvent, PlotNode } from './plotly.ts';

interface PlotProps {
  readonly figure: Figure;
  /** It is a scene in three dimensions. */
  readonly inSpace: boolean;
  readonly onStep?: ((t: number) => void) | undefined;
  /** Steps in sight; null: all. */
  readonly onWindow?: ((window: readonly [number, number] | null) => void) | undefined;
  readonly onSelect?: ((event: PlotEvent) => void) | undefined;
}

/** The figure, drawn by a library that is fetched for it; it and its WebGL scene are gone when this is. */
export function Plot({ figure, inSpace, ...listeners }: PlotProps) {
  const node = useRef<HTMLDivElement>(null);
  const told = useRef(listeners);
  told.current = listeners;
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const place = node.current;
    if (!place) return;
    let current = true;
    drawIn(place, figure, inSpace, () => (current ? told : null))
      .then((refused) => current && setFault(refused))
      .catch((error: unknown) => current && setFault(messageOf(error)));
    return () => {
      current = false;
    };
  }, [figure, inSpace]);
  useEffect(() => {
    const place = node.current;
    return () => {
      if (place) void import('./plotly.ts').then(({ plotly }) => plotly.purge(place)).catch(() => {});
    };
  }, []);
  return (
    <>
      <div ref={node} className="inspect-plot" />
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

type Listeners = Pick<PlotProps, 'onStep' | 'onWindow' | 'onSelect'>;
/** The newest of them: Plotly's own stay for as long as the element does. */
type Told = { readonly current: Listeners };

/** Answers a sentence where it cannot be drawn. */
async function drawIn(
  place: HTMLDivElement,
  figure: Figure,
  inSpace: boolean,
  told: () => Told | null,
): Promise<string | null> {
  const { draw } = await import('./plotly.ts').catch(() => {
    throw new Error(words.missing);
  });
  if (inSpace && !(await import('./plotly-3d.ts')).hasWebGL()) return words.no3D;
  const listeners = told();
  if (!listeners) return null;
  const first = !place.classList.contains('js-plotly-plot');
  const plotted = await draw(place, figure);
  if (first) listen(plotted, listeners);
  return null;
}

function listen(plotted: PlotNode, told: Told): void {
  plotted.on('plotly_click', ({ points }) => {
    const x = points?.[0]?.x;
    if (typeof x === 'number') told.current.onStep?.(Math.round(x));
  });
  plotted.on('plotly_selected', (event) => {
    // Undefined where the selection is taken away.
    if (event) told.current.onSelect?.(event);
  });
  plotted.on('plotly_relayout', (event) => {
    const window = windowOf(event);
    if (window !== undefined) told.current.onWindow?.(window);
  });
}

/** The steps in sight after a change; null: all; undefined: it was about something else. */
function windowOf(event: PlotEvent): readonly [number, number] | null | undefined {
  if (event['xaxis.autorange']) return null;
  const range = (event['xaxis.range'] as readonly unknown[] | undefined) ?? [
    event['xaxis.range[0]'],
    event['xaxis.range[1]'],
  ];
  const [from, to] = range;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { Figure } from '../../src/figure/figure.ts';
import type { Window } from '../../src/figure/thinned.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { followPinch } from './pinch.ts';
import type { PlotEvent, PlotNode } from './plotly.ts';

interface Listeners {
  readonly onStep?: ((t: number) => void) | undefined;
  readonly onWindow?: ((window: Window) => void) | undefined;
  /** null: the selection was removed. */
  readonly onSelect?: ((event: PlotEvent | null, hidden: readonly string[]) => void) | undefined;
}

interface PlotProps extends Listeners {
  readonly figure: Figure;
  /** Whether it is a three-dimensional scene. */
  readonly inSpace: boolean;
  /** Shown if the figure cannot be drawn. */
  readonly instead: ReactNode;
  /** Text above the figure while nothing is pointed at. */
  readonly help: string;
}

/** The figure, drawn by Plotly, which is loaded for it. Unmounting removes it and its WebGL scene. */
export function Plot({ figure, inSpace, instead, help, ...listeners }: PlotProps) {
  const node = useRef<HTMLDivElement>(null);
  // Description of the point under the pointer.
  const [reading, setReading] = useState<string | null>(null);
  const told = useRef<Told['current']>({ ...listeners, onRead: setReading });
  told.current = { ...listeners, onRead: setReading };
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
    if (!place) return;
    const leavePinch = followPinch(place);
    const resized = new ResizeObserver(() => void refit(place));
    resized.observe(place);
    return () => {
      leavePinch();
      resized.disconnect();
      // By then it has been removed from the page, or put back at once.
      void import('./plotly.ts')
        .then(({ plotly }) => place.isConnected || purge(plotly, place))
        .catch(() => {});
    };
  }, []);
  return (
    <>
      <p className={reading ? 'reading hover' : 'reading'} aria-hidden="true">
        {reading === null ? help : withSubscripts(reading)}
      </p>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <div ref={node} className="inspect-plot" hidden={fault !== null} />
      {fault && instead}
    </>
  );
}

/** Releases WebGL contexts at once, not at garbage collection, as a browser has only about sixteen. */
function purge(plotly: Pick<typeof import('./plotly.ts').plotly, 'purge'>, place: HTMLElement): void {
  const canvases = [...place.querySelectorAll('canvas')];
  plotly.purge(place);
  for (const canvas of canvases)
    canvas.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** The newest listeners; Plotly's own stay as long as the element. */
type Told = { readonly current: Listeners & { readonly onRead: (reading: string | null) => void } };

/** Draws the figure. Returns a sentence if it cannot be drawn. */
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

/** Draws the figure again at its present size, which depends on what is beside it. */
async function refit(place: HTMLDivElement): Promise<void> {
  if (place.clientWidth === 0 || !place.classList.contains('js-plotly-plot')) return;
  const { plotly } = await import('./plotly.ts');
  if (place.isConnected && place.clientWidth > 0) await plotly.Plots.resize(place);
}

function listen(plotted: PlotNode, told: Told): void {
  plotted.on('plotly_hover', () => told.current.onRead(readingOf(plotted)));
  plotted.on('plotly_unhover', () => told.current.onRead(null));
  plotted.on('plotly_click', ({ points }) => {
    const x = points?.[0]?.x;
    if (typeof x === 'number') told.current.onStep?.(Math.round(x));
  });
  plotted.on('plotly_selected', (event) => {
    const hidden = plotted.data.filter(({ visible }) => visible === 'legendonly');
    told.current.onSelect?.(
      event ?? null,
      hidden.map(({ legendgroup, name }) => String(legendgroup ?? name)),
    );
  });
  plotted.on('plotly_deselect', () => told.current.onSelect?.(null, []));
  plotted.on('plotly_relayout', (event) => {
    const window = windowOf(event);
    if (window !== undefined) told.current.onWindow?.(window);
  });
}

/**
 * The text that Plotly writes beside the pointer, to be shown above the figure instead, where it hides
 * nothing. `_{…}`: subscript.
 */
function readingOf(plotted: PlotNode): string | null {
  const labels = [...plotted.querySelectorAll('.hovertext')].map((label) => {
    const nums = label.querySelector('.nums');
    const lines = nums?.querySelectorAll('.line') ?? [];
    const text = lines.length > 0 ? [...lines].map(textIn).join(', ') : textIn(nums);
    return [textIn(label.querySelector('.name')), text].filter(Boolean).join(': ');
  });
  return labels.filter(Boolean).join('; ') || null;
}

const withSubscripts = (reading: string): ReactNode => (
  <span>{reading.split(/_{(.*?)}/).map((part, i) => (i % 2 ? <sub key={part}>{part}</sub> : part))}</span>
);

/** Small text is a subscript, which Plotly separates by a zero-width space. */
function textIn(label: Element | null): string {
  const parts = [...(label?.childNodes ?? [])].map((part) => {
    const small = part instanceof Element && part.getAttribute('style')?.includes('font-size');
    return small ? `_{${part.textContent}}` : part.textContent;
  });
  return parts.join('').replaceAll('\u200b', '');
}

/** The range of steps after a change; null: all; undefined: the change was another one. */
function windowOf(event: PlotEvent): Window | undefined {
  if (event['xaxis.autorange']) return null;
  const range = (event['xaxis.range'] as readonly unknown[] | undefined) ?? [
    event['xaxis.range[0]'],
    event['xaxis.range[1]'],
  ];
  const [from, to] = range;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

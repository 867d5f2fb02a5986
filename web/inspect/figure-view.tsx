import { type ReactNode, useCallback, useMemo, useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { Window } from '../../src/figure/thinned.ts';
import { setCursor } from '../store/actions/time.ts';
import { chooseSeeds, useChosenSeeds } from '../store/chosen-seeds.ts';
import { useCursor, useTheme } from '../store/hooks.ts';
import { DataTable } from './data-table.tsx';
import { FigureHead } from './figure-head.tsx';
import { type Gesture, type Scale, withCursor, withGestures } from './gestures.ts';
import type { Inspected, Subject } from './look.ts';
import { Plot } from './plot.tsx';
import type { PlotEvent } from './plotly.ts';
import { change } from './saving.ts';
import { SeedPart } from './seeds/seed-part.tsx';
import { type Selection, selectedSeeds } from './seeds/selected-seeds.ts';

interface FigureViewProps {
  readonly subject: Subject;
  /** Figures that can be opened instead. */
  readonly subjects: readonly Subject[];
  readonly inspected: Inspected;
  /** Shown if this browser cannot draw the figure. */
  readonly instead?: ReactNode;
  /** Beside the figure. */
  readonly children?: ReactNode;
}

/** A figure with its gestures, the values under the pointer, its table, and the selected seeds beside it. */
export function FigureView({ subject, subjects, inspected, instead, children }: FigureViewProps) {
  const { figureAt, inSpace = false, overSteps = false, seeds, missing } = inspected;
  const [gesture, setGesture] = useState<Gesture>('zoom');
  const [scale, setScale] = useState<Scale>(inspected.logFirst ? 'log' : 'linear');
  const [window, setWindow] = useState<Window>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [drawnOn, setDrawnOn] = useState<Selection | null>(null);
  const { replicates: selected } = useChosenSeeds();
  const figure = useMemo(
    () => figureAt({ window, selected, pointed }),
    [figureAt, window, selected, pointed],
  );
  const drawn = useDrawn(figure, subject, inspected, gesture, scale);
  const select = useCallback(
    (event: PlotEvent | null, hidden: readonly string[]) => {
      const found = event && seeds ? selectedSeeds(event, seeds.curves, hidden) : null;
      setDrawnOn(found);
      chooseSeeds(found?.replicates ?? []);
    },
    [seeds],
  );
  return (
    <>
      <FigureHead
        {...{ subject, subjects, inspected, figure, gesture, scale }}
        onGesture={setGesture}
        onScale={setScale}
      />
      <div className="inspect-body">
        <section className="inspect-main" aria-label={subject.title}>
          {drawn ? (
            <Plot
              figure={drawn}
              inSpace={inSpace}
              instead={instead}
              help={inSpace ? words.reading3D : overSteps ? words.reading : words.readingPlain}
              onStep={overSteps ? setCursor : undefined}
              onWindow={overSteps ? setWindow : undefined}
              onSelect={seeds && select}
            />
          ) : (
            <p className="note">{missing}</p>
          )}
          {figure && <DataTable figure={figure} />}
        </section>
        {seeds && (
          <SeedPart
            {...{ seeds, selected, drawnOn }}
            onPoint={setPointed}
            onClear={() => {
              select(null, []);
              void change({ selections: [] });
            }}
          />
        )}
        {children}
      </div>
    </>
  );
}

/** The figure with the chosen gestures and the page's step. */
function useDrawn(
  figure: ReturnType<Inspected['figureAt']>,
  { id }: Subject,
  inspected: Inspected,
  gesture: Gesture,
  scale: Scale,
) {
  const t = useCursor();
  const theme = useTheme();
  const step = inspected.overSteps ? t : null;
  return useMemo(() => {
    if (!figure) return null;
    const framed = step === null ? figure : withCursor(figure, step, theme);
    return withGestures(framed, id, inspected, gesture, scale);
  }, [figure, id, inspected, gesture, scale, step, theme]);
}

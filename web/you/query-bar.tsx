import * as words from '#words/you/you';
import { IconBack, IconForward } from '../ui/icons.tsx';
import { useSize } from '../ui/use-size.ts';
import { goOn, moveAim, query } from './play.ts';
import { useGame } from './use-game.ts';

/** The button that queries, the step that waits, and how far the game is. */
export function QueryBar({ compact }: { compact: boolean }) {
  const { t, horizon, square, fault, open } = useGame(({ turns, scenario, candidates, fault }) => ({
    t: turns.length + 1,
    horizon: scenario?.horizon ?? 0,
    square: candidates?.axes.length === 2,
    fault,
    open: scenario !== null,
  }));
  const button = fault ? (
    <button type="button" className="btn solid query-here" onClick={() => void goOn()}>
      {words.tryAgain}
    </button>
  ) : (
    <button type="button" className="btn solid query-here" disabled={!open} onClick={() => void query()}>
      {words.queryHere}
    </button>
  );
  const count = (
    <span className="tcount">
      {open && (
        <>
          <span className="mi">t</span> = {Math.min(t, horizon)} <small>{words.ofHorizon(horizon)}</small>
        </>
      )}
    </span>
  );
  if (compact)
    return (
      <section className="transport query-bar compact" aria-label={words.query}>
        {count}
        {!square && (
          <>
            <button
              type="button"
              className="btn line icon"
              aria-label={words.aimLeft}
              onClick={() => moveAim(-1, 0)}
            >
              <IconBack />
            </button>
            <button
              type="button"
              className="btn line icon"
              aria-label={words.aimRight}
              onClick={() => moveAim(1, 0)}
            >
              <IconForward />
            </button>
          </>
        )}
        {button}
      </section>
    );
  return (
    <section className="transport query-bar" aria-label={words.query}>
      {button}
      <span className="query-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> {square && <kbd>↑</kbd>} {square && <kbd>↓</kbd>} <kbd>Enter</kbd>
      </span>
      {count}
      {open && <Progress t={Math.min(t, horizon)} horizon={horizon} />}
    </section>
  );
}

const MARGIN = 10;

/** The run as a line: no change and no reset is marked on it, as nobody knows of one. */
function Progress({ t, horizon }: { t: number; horizon: number }) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const x = (step: number) => MARGIN + ((step - 1) / Math.max(1, horizon - 1)) * (width - 2 * MARGIN);
  return (
    <div ref={ref} className="timeline query-progress">
      {width > 0 && (
        <svg className="chart" width={width} height={60} aria-hidden="true">
          <line className="rail" x1={x(1)} x2={x(horizon)} y1={30} y2={30} />
          <line className="rail past" x1={x(1)} x2={x(t)} y1={30} y2={30} />
          <circle className="thumb" cx={x(t)} cy={30} r={8} />
          <text x={x(1)} y={52}>
            1
          </text>
          <text x={x(horizon)} y={52} textAnchor="end">
            {horizon}
          </text>
        </svg>
      )}
    </div>
  );
}

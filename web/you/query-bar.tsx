import type { ReactNode } from 'react';
import * as words from '#words/you/you';
import { IconButton } from '../ui/icon-button.tsx';
import { IconBack, IconForward } from '../ui/icons.tsx';
import { useSize } from '../ui/use-size.ts';
import { moveAim, query, reopen } from './play.ts';
import { useGame } from './use-game.ts';

/** The button that queries, the step about to be made, and the progress of the game. */
export function QueryBar({ compact }: { compact: boolean }) {
  const { t, horizon, square, fault, open } = useGame(({ turns, scenario, candidates, fault }) => ({
    t: turns.length + 1,
    horizon: scenario?.horizon ?? 0,
    square: candidates?.axes.length === 2,
    fault,
    open: scenario !== null,
  }));
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
        {!square && <AimButton label={words.aimLeft} by={-1} icon={<IconBack />} />}
        {!square && <AimButton label={words.aimRight} by={1} icon={<IconForward />} />}
        <QueryButton failed={fault !== null} open={open} />
      </section>
    );
  return (
    <section className="transport query-bar" aria-label={words.query}>
      <QueryButton failed={fault !== null} open={open} />
      <span className="query-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> {square && <kbd>↑</kbd>} {square && <kbd>↓</kbd>} <kbd>Enter</kbd>
      </span>
      {count}
      {open && <Progress t={Math.min(t, horizon)} horizon={horizon} />}
    </section>
  );
}

/** Queries at the aim; after a fault it tries again. */
function QueryButton({ failed, open }: { failed: boolean; open: boolean }) {
  const act = failed ? reopen : query;
  return (
    <button
      type="button"
      className="btn solid query-here"
      disabled={!failed && !open}
      onClick={() => void act()}
    >
      {failed ? words.tryAgain : words.queryHere}
    </button>
  );
}

const AimButton = ({ label, by, icon }: { label: string; by: number; icon: ReactNode }) => (
  <IconButton className="btn line icon" label={label} onClick={() => moveAim(by, 0)}>
    {icon}
  </IconButton>
);

const MARGIN = 10;

/** The run as a line, without changes and resets, because they are unknown during a game. */
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

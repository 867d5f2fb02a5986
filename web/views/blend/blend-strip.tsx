import './blend-strip.css';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import * as words from '#words/views/blend';
import { plainMath } from '../../../src/picture/math.ts';
import { formatNumber } from '../../forms/values.ts';
import { formatMeasure, type RegretMeasure } from '../../readings/regret-measure.ts';
import { type BlendTarget, blendTarget, isOfWorlds } from '../../store/blend-target.ts';
import { ReadFrom, useDrawnUntil, useEditedScenario, useEnvironmental } from '../../store/hooks.ts';
import { page } from '../../store/page.ts';
import { calm, isDragging } from '../../store/run/pace.ts';
import { lab } from '../../store/store.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { rowKey } from '../../ui/row-key.ts';
import { BlendCurves } from './blend-curves.tsx';
import { type BlendCell, useBlend, useFollowDrag } from './use-blend.ts';

/** Ten small runs for ten values of one number, or in ten worlds, below the lanes; choosing one sets its value. */
export function BlendStrip({ of }: { of: string }) {
  // The mark of the present world follows a drag at once.
  return (
    <ReadFrom value={of === 'seed' ? lab : calm}>
      <StripOf of={of} />
    </ReadFrom>
  );
}

function StripOf({ of }: { of: string }) {
  const scenario = useEditedScenario();
  const target = useMemo(() => blendTarget(of, scenario), [of, scenario]);
  useFollowDrag(scenario);
  useEffect(() => {
    if (!isDragging()) document.querySelector<HTMLElement>('.blend [aria-selected="true"]')?.focus();
  }, []);
  return target && <Strip key={of} target={target} />;
}

function Strip({ target }: { target: BlendTarget }) {
  const scenario = useEditedScenario();
  const cells = useBlend(target);
  const until = Math.min(useDrawnUntil(), scenario.horizon);
  const measure: RegretMeasure = useEnvironmental() ? 'answer' : 'total';
  const [pointed, setPointed] = useState<number | null>(null);
  const read = cells.find(({ value }) => value === pointed) ?? cells.find((cell) => isPresent(cell, target));
  const shown = { target, cells, until, measure };
  const done = doneOf(cells);
  return (
    <section className="blend" aria-label={spokenTitle(target, cells)} onKeyDown={closeOnEscape}>
      <div className="phead">
        <h3>
          <MathText text={title(target, cells)} />
        </h3>
        {target.letter && <Badge letter={target.letter} small />}
        {done < cells.length && <span className="note">{words.progress({ done, count: cells.length })}</span>}
        <button
          type="button"
          className="btn icon"
          aria-label={isOfWorlds(target) ? words.closeWorlds : words.close}
          onClick={close}
        >
          <IconClose />
        </button>
      </div>
      <Values {...shown} onPoint={setPointed} />
      <p className="reading">{read && <Reading cell={read} {...shown} />}</p>
    </section>
  );
}

interface Shown {
  readonly target: BlendTarget;
  readonly cells: readonly BlendCell[];
  /** The last step drawn. */
  readonly until: number;
  readonly measure: RegretMeasure;
}

const isPresent = ({ value }: BlendCell, target: BlendTarget): boolean => value === target.value;

const title = (target: BlendTarget, { length }: readonly BlendCell[]): string =>
  isOfWorlds(target)
    ? words.worlds(length)
    : words.title({ name: plainMath(target.spec.label), count: length });

/** With the lane's letter: the world can have a number of the same name. */
const spokenTitle = (target: BlendTarget, cells: readonly BlendCell[]): string =>
  [title(target, cells), target.letter].filter(Boolean).join(', ');

/** Closes the strip; the focus returns to what opened it, if that is still there. */
function close(): void {
  const way = document.querySelector<HTMLElement>('.blend-opener[aria-expanded="true"]');
  page.setState({ blended: null });
  (way ?? document.getElementById('lanes'))?.focus();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  close();
}

/** How many values have all their runs. */
const doneOf = (cells: readonly BlendCell[]): number =>
  cells.filter(({ lanes }) => lanes.every(({ run }) => run)).length;

/** The values as a list of which one is chosen; arrow keys move, Enter takes. */
function Values({ onPoint, ...shown }: Shown & { onPoint: (value: number | null) => void }) {
  const { cells, target, until } = shown;
  const [focused, setFocused] = useState(target.value);
  const reached = cells.some(({ value }) => value === focused) ? focused : target.value;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = rowKey(
      event.key,
      cells.findIndex(({ value }) => value === reached),
      cells.length,
    );
    if (next === null) return;
    event.preventDefault();
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-value="${target.value}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [target.value]);
  const top = Math.max(...cells.flatMap(({ lanes }) => lanes.map(({ run }) => highest(run?.curve, until))));
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      className="blend-values"
      aria-label={spokenTitle(target, cells)}
      aria-orientation="horizontal"
      aria-busy={doneOf(cells) < cells.length}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
      onBlur={() => onPoint(null)}
    >
      {cells.map((cell) => (
        <button
          key={cell.value}
          type="button"
          role="option"
          className="blend-value"
          data-value={cell.value}
          aria-selected={isPresent(cell, target)}
          aria-label={spoken(cell, shown)}
          tabIndex={cell.value === reached ? 0 : -1}
          onFocus={() => {
            setFocused(cell.value);
            onPoint(cell.value);
          }}
          onPointerEnter={() => onPoint(cell.value)}
          onClick={() => target.take(cell.value)}
        >
          <BlendCurves cell={cell} about={target.letter} until={until} top={top} />
          {formatNumber(cell.value)}
        </button>
      ))}
    </div>
  );
}

const highest = (curve: Float64Array | undefined, until: number): number =>
  curve?.subarray(0, until).reduce((most, value) => Math.max(most, value), 0) ?? 0;

/** The value with its symbol; a world's seed. */
function nameOf({ value, replicate }: BlendCell, target: BlendTarget): string {
  if (isOfWorlds(target)) return words.seed({ seed: value, replicate });
  const { symbol } = target.spec;
  return symbol ? `${symbol} = ${formatNumber(value)}` : formatNumber(value);
}

/** What each lane paid up to the last step drawn, "…" while that is computed. */
function paid({ lanes }: BlendCell, { until, measure }: Shown) {
  return lanes.map(({ letter, run }) => ({
    letter,
    text: !run ? '…' : run.fault || formatMeasure(run.curve[until - 1] ?? Number.NaN, measure),
  }));
}

function spoken(cell: BlendCell, shown: Shown): string {
  const regrets = paid(cell, shown).map(({ letter, text }) => `${letter} ${text}`);
  const value = isOfWorlds(shown.target) ? nameOf(cell, shown.target) : formatNumber(cell.value);
  return words.option({ value, regrets: regrets.join(', ') });
}

/** The value pointed at, or the present one, with its regrets. */
function Reading({ cell, ...shown }: Shown & { cell: BlendCell }) {
  const symbol = shown.measure === 'answer' ? '$r_t$' : '$R_t$';
  return (
    <>
      <span>
        <MathText text={nameOf(cell, shown.target)} />
      </span>
      <span>
        <MathText text={words.regretAt({ symbol, t: shown.until })} />
      </span>
      {paid(cell, shown).map(({ letter, text }) => (
        <span key={letter} className="item">
          <Badge letter={letter} small />
          <b>{text}</b>
        </span>
      ))}
    </>
  );
}

import './compare.css';
import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/compare/compare';
import type { Sheet } from '../../src/sheet/sheet.ts';
import type { Compared } from '../answers/use-comparison.ts';
import { aboutComparison } from '../pictures/about-plan.ts';
import { type Outcome, useCompleted } from '../place/alone/completed.ts';
import { leavePlace } from '../store/address/place.ts';
import { chooseSeeds } from '../store/chosen-seeds.ts';
import { useEditedScenario, useHidesWorld, useReplicates } from '../store/hooks.ts';
import { isShut, page } from '../store/page.ts';
import { PHONE, useMatches } from '../ui/use-matches.ts';
import { useSize } from '../ui/use-size.ts';
import { CompareHead } from './compare-head.tsx';
import { CompareTables } from './compare-tables.tsx';
import { DotsPane } from './dots-pane.tsx';
import { FigurePane } from './figure-pane.tsx';
import { layoutOf } from './layout.ts';
import { MeasureAndStep } from './measure-and-step.tsx';
import { openSeed } from './open-seed.ts';
import { PaidSection } from './paid-section.tsx';
import { type Held, PairsPane } from './pairs-pane.tsx';
import { SharePane } from './share-pane.tsx';
import { useComparedBy } from './use-compared-by.ts';
import { type TheoryState, useSheetTheory } from './use-sheet-theory.ts';
import { Verdict } from './verdict.tsx';

/** The lanes over many seeds: a sentence, then the measure over time, pairs, final values and shares. */
export function CompareView() {
  const { lanes, horizon } = useEditedScenario();
  const { compared, measure, budget, setMeasure, setStep } = useComparedBy();
  const [wanted, setWanted] = useState(false);
  const theory = useSheetTheory(compared.sheet, wanted);
  const phone = useMatches(PHONE);
  const shut = useStore(page, isShut);
  const hides = useHidesWorld();
  const { error } = useReplicates();
  const refused = hides ? words.hidden : lanes.length === 0 ? words.noLane : null;
  useCompleted(useWholeSheet(compared), refused ?? compared.error ?? error, outcomeOf);
  if (hides) return <p className="compare-empty">{words.hidden}</p>;
  const by = (
    <MeasureAndStep
      {...{ compared, measure, budget }}
      onMeasure={setMeasure}
      onBudget={(at) => setStep(at < horizon ? at : null)}
    />
  );
  return (
    <>
      <CompareHead compared={compared} theory={theory?.state === 'done' ? theory.theory : null}>
        {!phone && by}
      </CompareHead>
      {lanes.length === 0 ? (
        <p className="compare-empty">
          {words.noLane}{' '}
          {!shut && (
            <button type="button" className="compare-link" onClick={leavePlace}>
              {words.addLane}
            </button>
          )}
        </p>
      ) : compared.sheet ? (
        <Panes sheet={compared.sheet} theory={theory} onTheory={setWanted}>
          {phone && <div className="compare-by">{by}</div>}
        </Panes>
      ) : (
        <Waiting error={compared.error} />
      )}
    </>
  );
}

/** The sheet, once it contains all requested seeds; null before. */
function useWholeSheet({ sheet }: Compared): Sheet | null {
  const { wanted } = useReplicates();
  return sheet && !sheet.replicates && sheet.comparison.replicates === wanted ? sheet : null;
}

async function outcomeOf({ comparison, lanes }: Sheet): Promise<Outcome> {
  const { replicates: seeds, measure } = comparison;
  const means = lanes.map(({ letter }, i) => [letter, comparison.lanes[i].mean]);
  return { ...(await aboutComparison(seeds)), seeds, measure, means: Object.fromEntries(means) };
}

/** Shown instead of a verdict for chosen seeds, with a way back to all. */
function ChosenNote({ count }: { count: number }) {
  const { results } = useReplicates();
  return (
    <div className="compare-verdict">
      <p className="compare-says">{words.chosenOnly({ count, all: results.length })}</p>
      <p className="compare-guarantee">
        {words.chosenSayNothing}{' '}
        <button type="button" className="compare-link" onClick={() => chooseSeeds([])}>
          {words.allSeeds}
        </button>
      </p>
    </div>
  );
}

function Waiting({ error }: { error: string | null }) {
  const { wanted, error: fault } = useReplicates();
  if (error !== null || fault !== null)
    return (
      <p className="compare-empty" role="alert">
        {error ?? fault}
      </p>
    );
  return <p className="compare-empty">{wanted === 0 ? words.noSeeds : words.firstSeeds}</p>;
}

/** Height of the sentence above the panes, in px. */
const VERDICT = 74;

interface PanesProps {
  readonly sheet: Sheet;
  readonly theory: TheoryState | null;
  readonly onTheory: (wanted: boolean) => void;
  /** Content between the sentence and the panes. */
  readonly children: ReactNode;
}

function Panes({ sheet, theory, onTheory, children }: PanesProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const held = useMemo(() => (chosen.length === 2 ? ([chosen[0], chosen[1]] as Held) : null), [chosen]);
  const layout = layoutOf(sheet.lanes.length, width, height - VERDICT);
  const choose = (lane: number) =>
    setChosen((before) =>
      before.includes(lane) ? before.filter((other) => other !== lane) : [...before, lane].slice(-2),
    );
  const hold = (pair: Held | null) => setChosen(pair ?? []);
  return (
    <div className="compare-body" ref={ref}>
      {width > 0 && (
        <>
          <h2 className="visually-hidden">{words.panes}</h2>
          {sheet.replicates ? <ChosenNote count={sheet.replicates.length} /> : <Verdict sheet={sheet} />}
          {children}
          <div className="compare-panes">
            <FigurePane sheet={sheet} layout={layout} theory={theory} onTheory={onTheory} />
            {!sheet.replicates && <PairsPane sheet={sheet} layout={layout} held={held} onHold={hold} />}
            <DotsPane sheet={sheet} layout={layout} chosen={chosen} onChoose={choose} onOpen={openSeed} />
            <SharePane sheet={sheet} layout={layout} />
          </div>
          <PaidSection sheet={sheet} />
          {!sheet.replicates && <CompareTables comparison={sheet.comparison} />}
        </>
      )}
    </div>
  );
}

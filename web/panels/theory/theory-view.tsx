import { useState } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { formatRegret } from '../../../src/picture/format.ts';
import type { Assumption } from '../../../src/theory/bound.ts';
import { times } from '../../../src/theory/words.ts';
import { figureId, InspectWay } from '../../place/inspect-way.tsx';
import { theoremSaid } from '../../readings/said/theorems.ts';
import {
  assumptionsText,
  boundedName,
  comparisonOf,
  figuresOf,
  ownBound,
  readingAt,
  verdict,
} from '../../readings/theory.ts';
import { useDrawnUntil, useLanes, useScenario, useSelectedLane } from '../../store/hooks.ts';
import { StepName, TimeReading } from '../../time/time-reading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import './theory.css';
import * as words from '#words/panels/theory';
import { useTheory } from '../../answers/use-theory.ts';
import { SettingText } from '../../ui/setting-text.tsx';
import type { Bound, Report } from '../../worker/bounds/bounds-protocol.ts';
import { TheoryPlot } from './theory-plot.tsx';

const SENTENCE = 'theory-sentence';

/** What the theorems say about one lane's run; the selected lane first. */
export function TheoryView() {
  const selected = useSelectedLane();
  const lanes = useLanes();
  const [chosen, setChosen] = useState<LaneLetter | null>(null);
  const shown = lanes.find(({ lane }) => lane.id === (chosen ?? selected)) ?? lanes[0];
  if (!shown) return <p className="note">{words.addLane}</p>;
  return (
    <div className="theory">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border */}
      <div className="theory-lanes" role="group" aria-label={words.lane}>
        {lanes.map(({ lane, name }) => (
          <button
            key={lane.id}
            type="button"
            aria-pressed={lane.id === shown.lane.id}
            onClick={() => setChosen(lane.id)}
          >
            <Badge letter={lane.id} small />{' '}
            <span>
              <SettingText text={name} />
            </span>
          </button>
        ))}
      </div>
      <LaneTheory key={shown.lane.id} letter={shown.lane.id} name={shown.name} />
    </div>
  );
}

function LaneTheory({ letter, name }: { letter: LaneLetter; name: string }) {
  const { horizon } = useScenario();
  const hidden = useDrawnUntil() < horizon;
  if (hidden) return <p className="note">{words.hiddenUntilEnd}</p>;
  return <HeldAgainst letter={letter} name={name} />;
}

function HeldAgainst({ letter, name }: { letter: LaneLetter; name: string }) {
  const theory = useTheory(letter);
  if (theory.state === 'running') return <p className="note">{words.laneRunning}</p>;
  if (theory.state === 'working')
    return (
      <>
        <p className="note" role="status">
          {words.workingOut}
        </p>
        <div className="loading-bar" />
      </>
    );
  if (theory.state === 'failed')
    return (
      <p className="field-fault" role="alert">
        {theory.error}
      </p>
    );
  if (!theory.report) return <p className="note">{words.noModel(name)}</p>;
  return <Held report={theory.report} letter={letter} name={name} />;
}

function Held({ report, letter, name }: { report: Report; letter: LaneLetter; name: string }) {
  const bound = ownBound(report);
  return (
    <>
      {bound ? (
        <>
          <p className="theory-sentence" id={SENTENCE}>
            {comparisonOf(bound) ?? words.noTheorem}
            {bound.curve && <InspectWay subject={figureId('theory', letter)} title={words.theory} />}
          </p>
          <p className="note">
            <MathText text={verdict(bound)} />
          </p>
          {bound.curve && (
            <>
              <Reading bound={bound} letter={letter} />
              <TheoryPlot
                letter={letter}
                name={name}
                bounded={bound.bounded}
                curve={bound.curve}
                floor={bound.bounded.name === 'regret' ? (report.floor?.curve ?? null) : null}
                highest={bound.bounded.name === 'regret' ? report.highest : null}
                labelledBy={SENTENCE}
              />
              <p className="theory-warning">{theoremSaid(report.warning)}</p>
            </>
          )}
        </>
      ) : (
        <p className="theory-sentence">{words.notAbout(name)}</p>
      )}
      <dl className="theory-figures">
        {figuresOf(report, bound).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MathText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {bound && <Assumptions bound={bound} />}
    </>
  );
}

/** The bounded quantity and the bound, at the cursor or under the pointer. */
function Reading({ bound, letter }: { bound: Bound; letter: LaneLetter }) {
  return (
    <TimeReading id="theory-reading">
      {({ t }) => {
        const at = readingAt(bound, t);
        return (
          <>
            <StepName t={t} />
            {at && (
              <>
                <span>
                  <Badge letter={letter} small />
                  {boundedName(bound.bounded)} <b>{formatRegret(at.value)}</b>
                </span>
                <span>
                  {words.bound} <b>{times(at.bound)}</b>
                </span>
              </>
            )}
          </>
        );
      }}
    </TimeReading>
  );
}

const WORDS = { met: words.met, open: words.notMet, fails: words.fails };
const GLYPHS = { met: '✓', open: '–', fails: '✕' } as const;

function Assumptions({ bound }: { bound: Bound }) {
  return (
    <details className="theory-assumptions" open={bound.status === 'fails'}>
      <summary>{assumptionsText(bound)}</summary>
      <ul>
        {bound.assumptions.map((assumption) => (
          <AssumptionLine key={assumption.text} {...assumption} />
        ))}
      </ul>
      <p className="note">{theoremSaid(bound.source)}</p>
    </details>
  );
}

function AssumptionLine({ text, state, why }: Assumption) {
  return (
    <li data-state={state}>
      <span className="glyph" role="img" aria-label={WORDS[state]}>
        {GLYPHS[state]}
      </span>
      <span>
        <MathText text={theoremSaid(text)} />
        {why && (
          <em>
            <MathText text={theoremSaid(why)} />
          </em>
        )}
      </span>
    </li>
  );
}

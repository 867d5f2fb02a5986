import './check-view.css';
import type { ReactNode } from 'react';
import * as words from '#words/panels/misspecified';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { ModelCheck } from '../../../src/engine/model-check.ts';
import { ticks } from '../../../src/picture/axis.ts';
import { linear } from '../../../src/picture/scale.ts';
import { type CheckState, useModelCheck } from '../../answers/use-model-check.ts';
import { figureId } from '../../place/inspect-way.tsx';
import { ageReading, coverageReading, rolling } from '../../readings/model-check.ts';
import { useHidesWorld } from '../../store/hooks.ts';
import { Band, Curve } from '../../time/curves.tsx';
import { leftMargin } from '../../time/left-margin.ts';
import { scaleFromZero, type TimeFrame } from '../../time/time-frame.ts';
import { TimePanel } from '../../time/time-panel.tsx';
import { type TimeLayers, TimePlot } from '../../time/time-plot.tsx';
import { type PanelRun, useRun } from '../../time/use-run.ts';
import { MathText } from '../../ui/math-text.tsx';
import { CorrelationPlot } from './correlation-plot.tsx';

interface CheckViewProps {
  readonly letter: LaneLetter;
  readonly onClose: () => void;
}

/** Coverage of the band over t, the age of the data, and the model's correlations beside the truth's. */
export function CheckView({ letter, onClose }: CheckViewProps) {
  const run = useRun();
  const state = useModelCheck(letter);
  const hidden = useHidesWorld();
  const check = state.state === 'done' ? state.check : null;
  return (
    <TimePanel
      id="misspecified"
      title={words.misspecified}
      letter={letter}
      inspect={figureId('misspecified', letter)}
      aside={<Aside onClose={onClose} working={!check && state.state !== 'failed'} />}
      run={run}
      rows={() => 1}
      reading={({ t }) => <Line text={check ? coverageReading(check, t) : waiting(state, run)} />}
      note={words.shareInBand}
      layers={(frame) => (check ? coverageLayers(frame, letter, check) : {})}
    >
      {state.state === 'working' && <div className="loading-bar" />}
      {check && !hidden && <Below check={check} letter={letter} run={run} />}
    </TimePanel>
  );
}

function Aside({ onClose, working }: { onClose: () => void; working: boolean }) {
  return (
    <span className="legend">
      <span>
        <svg width="14" height="8" aria-hidden="true">
          <path d="M0 4h14" stroke="var(--ink)" strokeWidth="1.5" />
        </svg>
        {words.promised}
      </span>
      <button type="button" className="check-close" onClick={onClose}>
        {working ? words.cancel : words.close}
      </button>
    </span>
  );
}

function waiting(state: CheckState, { scenario }: PanelRun): string {
  if (state.state === 'failed') return state.error;
  return state.state === 'working' ? words.checked({ steps: state.steps, horizon: scenario.horizon }) : '';
}

const Line = ({ text }: { text: string }): ReactNode => (
  <span>
    <MathText text={text} />
  </span>
);

function coverageLayers(frame: TimeFrame, letter: LaneLetter, { coverage, promise }: ModelCheck): TimeLayers {
  const y = linear([0, 1], [frame.bottom, frame.top + 14]);
  const share = rolling(coverage);
  return {
    grid: ticks(y, 2),
    curves: (
      <>
        <Curve frame={frame} y={y} values={promise} width={1.25} />
        <Curve frame={frame} y={y} letter={letter} values={share} />
      </>
    ),
    pointed: (t) =>
      Number.isFinite(share[t - 1]) ? (
        <circle className="open-mark" data-lane={letter} cx={frame.x(t)} cy={y(share[t - 1])} r={3.2} />
      ) : null,
  };
}

interface BelowProps {
  readonly check: ModelCheck;
  readonly letter: LaneLetter;
  readonly run: PanelRun;
}

function Below({ check, letter, run }: BelowProps) {
  const unit = run.world?.secondsPerStep === undefined ? words.steps : words.stepsAtMeanPace;
  return (
    <>
      <div className="check-age">
        <TimePlot
          horizon={run.scenario.horizon}
          left={leftMargin(run.world)}
          changePoints={run.world?.changePoints ?? []}
          note={words.ageAxis}
          labelledBy="misspecified-age"
          layers={(frame) => ageLayers(frame, letter, check)}
        />
        <p className="visually-hidden" id="misspecified-age">
          {words.ageAtEnd(ageReading(check, run.scenario.horizon))}
        </p>
      </div>
      <div className="check-slices">
        <CorrelationPlot
          slice={check.time}
          letter={letter}
          title={words.overTime}
          axis={words.lag(unit)}
          what={words.drift}
        />
        {check.space && (
          <CorrelationPlot
            slice={check.space}
            letter={letter}
            title={run.world?.candidates.dimension === 2 ? words.overFirst : words.overSpace}
            axis={words.distance}
            what={words.smoothness}
          />
        )}
      </div>
      <p className="note slices-note">{words.aboutZero}</p>
    </>
  );
}

function ageLayers(frame: TimeFrame, letter: LaneLetter, { medianAge, oldestAge }: ModelCheck): TimeLayers {
  let oldest = 1;
  for (const age of oldestAge) if (age > oldest) oldest = age;
  const { y, grid } = scaleFromZero({ ...frame, top: frame.top + 14 }, oldest, 2);
  return {
    grid,
    curves: (
      <>
        <Band frame={frame} y={y} letter={letter} lower={medianAge} upper={oldestAge} />
        <Curve frame={frame} y={y} letter={letter} values={medianAge} width={1.5} />
        <Curve frame={frame} y={y} letter={letter} values={oldestAge} width={1} />
      </>
    ),
  };
}

import * as words from '#words/own/formula';
import { SETTINGS } from '../../../src/engine/scenario/settings.ts';
import { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import { firstFault, readFormula, symbolsIn } from '../../../src/objectives/formula-parts.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { NamedNumbers, NumberParam, StepListParam } from '../../../src/parameters/spec.ts';
import { NumberRow } from '../../forms/number-row.tsx';
import { ParameterForm, StepsRow } from '../../forms/parameter-form.tsx';
import { WorldSection } from '../world-section.tsx';
import {
  type FormulaDraft,
  letterValue,
  setParameter,
  setText,
  setWorld,
  specOf,
  worldSettings,
} from './draft.ts';
import { changed } from './edit-text.ts';
import { type Redrawn, redrawnCurves, withSteps } from './jumps.ts';
import { useHeld } from './use-held.ts';

interface FormulaControlsProps {
  readonly draft: FormulaDraft;
  /** The last text that could be read, whose letters keep their sliders while there is a fault. */
  readonly readable: string;
  readonly holding: boolean;
  /** Called when a slider starts to move (true) or is released (false). */
  readonly onHold: (holding: boolean) => void;
}

/** Sliders for the letters and jumps of the formula, and the settings of its world. */
export function FormulaControls(props: FormulaControlsProps) {
  const { draft, onHold } = props;
  const specs = specOf(draft.id).parameters.filter(({ id }) => id !== 'formula' && id !== 'symbols');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when a slider inside is released
    <div onPointerUp={() => onHold(false)} onKeyUp={() => onHold(false)}>
      <SymbolsSection {...props} />
      <WorldSection settings={worldSettings(draft.id)} values={draft.world} onChange={setWorld}>
        <ParameterForm
          specs={specs}
          values={resolveParameters(specs, draft.parameters)}
          onChange={(id, value, gesture) => {
            onHold(gesture !== undefined);
            setParameter(id, value);
          }}
          place="formula"
          horizon={draft.world[SETTINGS.horizon.id]}
        />
      </WorldSection>
    </div>
  );
}

function SymbolsSection(props: FormulaControlsProps) {
  const { draft, readable } = props;
  const kind = FORMULA_KINDS[draft.id];
  const names = symbolsIn(readable, kind);
  const curves =
    readable !== '' && !firstFault(readable, kind)
      ? redrawnCurves(readable, readFormula(readable, kind))
      : [];
  if (names.length === 0 && curves.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="own-symbols-title">
      <h2 id="own-symbols-title">{words.symbols}</h2>
      {names.map((name) => (
        <LetterRow key={name} name={name} {...props} />
      ))}
      {curves.map((curve) => (
        <StepsRow
          key={curve.order}
          spec={redrawnAfter(draft.world[SETTINGS.horizon.id], curve)}
          value={[...curve.steps]}
          horizon={draft.world[SETTINGS.horizon.id]}
          set={(steps) => {
            // While there is a fault, the positions belong to another text.
            if (readable === draft.text && steps.length > 0)
              setText(changed(readable, withSteps(curve, steps)));
          }}
        />
      ))}
    </section>
  );
}

/** The steps after which a curve p is drawn again. */
function redrawnAfter(horizon: number, { steps, argument }: Redrawn): StepListParam {
  return {
    ...{ id: 'jumps', type: 'steps', label: words.newAfter(argument), symbol: '$t$' },
    help: words.newAfterHelp,
    ...{ min: 1, max: Math.max(1, horizon - 1), default: steps },
  };
}

function LetterRow({ name, draft, holding, onHold }: FormulaControlsProps & { readonly name: string }) {
  const symbols = draft.parameters.symbols as NamedNumbers;
  const value = letterValue(symbols, name);
  const range = useHeld(letterRange(value), holding);
  const spec: NumberParam = {
    ...{ id: name, type: 'number', label: `$${name}$`, symbol: '', default: value, min: -1e6, max: 1e6 },
    help: words.letterHelp,
    ...range,
  };
  return (
    <NumberRow
      spec={spec}
      value={value}
      set={(number, dragging) => {
        onHold(dragging === true);
        setParameter('symbols', { ...symbols, [name]: number });
      }}
    />
  );
}

/** The range of a letter's slider, to a round number above its absolute value, from 0 or its negative. */
export function letterRange(value: number): {
  readonly slider: readonly [number, number];
  readonly step: number;
} {
  const top = roundAbove(Math.max(1, 1.5 * Math.abs(value)));
  return { slider: [value < 0 ? -top : 0, top], step: top / 200 };
}

/** The next of 1, 2, 5, 10, … */
function roundAbove(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((digit) => digit * decade).find((rung) => rung >= value) ?? 10 * decade;
}

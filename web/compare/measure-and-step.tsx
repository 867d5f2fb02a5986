import type { CSSProperties } from 'react';
import * as words from '#words/compare/compare';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';
import { measureName, measureSymbol } from '../../src/sheet/measure-words.ts';
import type { Compared } from '../answers/use-comparison.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { MathText } from '../ui/math-text.tsx';

interface MeasureAndStepProps {
  readonly compared: Compared;
  /** The measure shown. */
  readonly measure: MeasureId;
  readonly onMeasure: (measure: MeasureId) => void;
  readonly budget: number;
  readonly onBudget: (step: number) => void;
}

/** Choice of the measure, and of the step after which the lanes are compared. */
export function MeasureAndStep({ compared, measure, onMeasure, budget, onBudget }: MeasureAndStepProps) {
  return (
    <>
      {compared.measures.length > 0 && (
        <fieldset className="compare-switch" aria-label={words.comparedBy}>
          {compared.measures.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === measure}
              title={measureName(id)}
              onClick={() => onMeasure(id)}
            >
              <span aria-hidden="true">
                <MathText text={measureSymbol(id)} />
              </span>
              <span className="visually-hidden">{measureName(id)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <Budget compared={compared} budget={budget} onBudget={onBudget} />
    </>
  );
}

type BudgetProps = Pick<MeasureAndStepProps, 'compared' | 'budget' | 'onBudget'>;

/** The step after which the lanes are compared, as if every run had ended there. */
function Budget({ compared: { sheet, anyStep }, budget, onBudget }: BudgetProps) {
  const { horizon } = useEditedScenario();
  if (!sheet || !anyStep || horizon < 2) return null;
  return (
    <label className="compare-budget">
      <span>
        <MathText text={words.afterStep({ step: sheet.comparison.horizon, horizon })} />
      </span>
      <input
        type="range"
        className="range"
        min={1}
        max={horizon}
        value={budget}
        aria-label={words.budget}
        title={words.budgetHelp}
        style={{ '--fill': `${(100 * (budget - 1)) / (horizon - 1)}%` } as CSSProperties}
        onChange={(event) => onBudget(event.target.valueAsNumber)}
      />
    </label>
  );
}

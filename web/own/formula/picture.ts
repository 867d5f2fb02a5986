import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { FormulaPreview } from '../../../src/engine/formula-preview.ts';

/** A drawn formula: over t, or over w if it does not change. */
export interface Picture {
  /** Quantity of the horizontal axis: "t" or "w". */
  readonly across: 't' | 'w';
  /** t or w of each column (C), increasing. */
  readonly columns: readonly number[];
  /** Ends of the horizontal axis: 1 and T, or those of w. */
  readonly ends: readonly [number, number];
  /** Candidates of the vertical axis and the optimum: x, or x and y. */
  readonly candidates: CandidateSet;
  /** f over the columns for each coordinate, `C × N`; in 2D the maximum over the other coordinate. */
  readonly maps: readonly Float64Array[];
  /** f at all candidates in a column (G). */
  readonly column: (index: number) => Float64Array;
  /** The best candidate of each column (C); in an environment the overall best design. */
  readonly starIndex: Int32Array;
  readonly range: readonly [number, number];
  /** Steps after which it jumps. */
  readonly changePoints: readonly number[];
  readonly environment: FormulaPreview['environment'];
}

/** Picture of the values computed for steps 1..horizon. */
export function pictureOf(preview: FormulaPreview, horizon: number): Picture {
  return preview.still ? overConditions(preview) : overTime(preview, horizon);
}

function overTime(preview: FormulaPreview, horizon: number): Picture {
  const { candidates, steps, values, starIndex, range, changePoints } = preview;
  const column = (index: number) => values.subarray(index * candidates.size, (index + 1) * candidates.size);
  const maps =
    candidates.axes.length === 1
      ? [values]
      : candidates.axes.map((_, axis) => largestOver(candidates.axes, values, steps.length, axis));
  return {
    ...{ across: 't', columns: steps, ends: [1, Math.max(2, horizon)], candidates, maps, column },
    ...{ starIndex, range, changePoints, environment: null },
  };
}

/** The maximum over the other coordinate (`S × N`), over t; NaN where no value is known. */
function largestOver(
  [first, second]: readonly Float64Array[],
  values: Float64Array,
  steps: number,
  axis: number,
): Float64Array {
  const size = axis === 0 ? first.length : second.length;
  const map = new Float64Array(steps * size).fill(Number.NaN);
  for (let s = 0; s < steps; s++)
    for (let i = 0; i < first.length; i++)
      for (let j = 0; j < second.length; j++) {
        const value = values[(s * first.length + i) * second.length + j];
        const at = s * size + (axis === 0 ? i : j);
        if (Number.isFinite(value) && !(value <= map[at])) map[at] = value;
      }
  return map;
}

/** Picture with designs upwards and conditions to the right. */
function overConditions({ candidates, values, range, environment }: FormulaPreview): Picture {
  const [designs, conditions] = candidates.axes;
  const map = new Float64Array(values.length);
  for (let x = 0; x < designs.length; x++)
    for (let w = 0; w < conditions.length; w++)
      map[w * designs.length + x] = values[x * conditions.length + w];
  return {
    across: 'w',
    columns: [...conditions],
    ends: [conditions[0], conditions[conditions.length - 1]],
    candidates: {
      ...{ kind: 'grid', dimension: 1, size: designs.length, names: [] },
      ...{ points: designs, axes: [designs] },
    },
    maps: [map],
    column: (index) => map.subarray(index * designs.length, (index + 1) * designs.length),
    starIndex: new Int32Array(conditions.length).fill(environment?.best ?? 0),
    range,
    changePoints: [],
    environment,
  };
}

import './lane-form.css';
import { useState } from 'react';
import * as words from '#words/controls/sections';
import type { AlgorithmAbout } from '../../../src/algorithms/spec.ts';
import type { Lane } from '../../../src/contracts/scenario.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { ParamSpec } from '../../../src/parameters/spec.ts';
import { isVisible } from '../../../src/parameters/visible.ts';
import { ParameterForm } from '../../forms/parameter-form.tsx';
import { setLaneParameter } from '../../store/actions/lanes.ts';
import { sameValue } from '../../store/actions/parameters.ts';

/** Number of parameters shown before “More”, and the least number of rows that “More” may hold. */
const LEADING = 3;
const FEWEST = 2;

interface LaneFormProps {
  readonly lane: Lane;
  readonly about: AlgorithmAbout;
  readonly horizon: number;
}

/** A lane's parameters: the important ones, and the others under “More”, open if one of them was changed. */
export function LaneForm({ lane, about, horizon }: LaneFormProps) {
  const { parameters: specs } = about;
  const values = resolveParameters(specs, lane.parameters);
  const [first, others] = parted(
    about,
    specs.filter((spec) => isVisible(spec, specs, values)),
  );
  const changed = others.some((spec) => !sameValue(spec.default, values[spec.id]));
  const [open, setOpen] = useState(changed);
  const form = (rows: readonly ParamSpec[]) => (
    <ParameterForm
      specs={specs}
      rows={rows}
      values={values}
      onChange={(id, value, gesture) => setLaneParameter(lane.id, id, value, gesture)}
      place={`lane-${lane.id}`}
      horizon={horizon}
    />
  );
  return (
    <>
      {form(first)}
      {others.length > 0 && (
        <details className="more-rows" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {words.more} <span className="note">{others.length}</span>
            {changed && <span className="note">{words.moreChanged}</span>}
          </summary>
          {form(others)}
        </details>
      )}
    </>
  );
}

/** The rows shown first and those under “More”, each in the order of the form. */
function parted({ leads = [] }: AlgorithmAbout, rows: readonly ParamSpec[]) {
  const named = rows.filter(({ id }) => leads.includes(id));
  const others = rows.filter(({ id }) => !leads.includes(id));
  const first = new Set([...named, ...others].slice(0, LEADING));
  if (rows.length < first.size + FEWEST) return [rows, []] as const;
  return [rows.filter((row) => first.has(row)), rows.filter((row) => !first.has(row))] as const;
}

import { dataset } from '../../../src/objectives/dataset.ts';
import type { ChoiceParam, NumberParam } from '../../../src/parameters/spec.ts';
import { NumberRow } from '../../controls/parameters/parameter-form.tsx';
import { counted } from '../../plot/format.ts';
import { NameSection } from '../name-section.tsx';
import { Segments } from '../segments.tsx';
import { chooseTable, name, read, useSheet } from './sheet.ts';

/** Short words for the rules of the table, in the order of the objective's choices. */
const SHORT: Readonly<Record<string, string>> = {
  raw: 'raw',
  linear: 'linear',
  previous: 'previous',
  mean: 'mean',
};

const choices = (id: string) => {
  const spec = dataset.parameters.find((candidate) => candidate.id === id) as ChoiceParam;
  return spec.choices.map(({ value, label }) => ({ value, label: SHORT[value] ?? label }));
};
const TRAINING = dataset.parameters.find(({ id }) => id === 'trainingRows') as NumberParam;

/** The file, how it is read, its unit and its name. */
export function TableControls() {
  const { file, facts, reading, picture, title, unit } = useSheet();
  if (!facts) return null;
  const training = picture?.training ?? 0;
  return (
    <>
      <section className="sec" aria-labelledby="file-title">
        <h2 id="file-title">
          File
          <button type="button" className="aside" onClick={chooseTable}>
            Other file
          </button>
        </h2>
        <p className="table-file">{file}</p>
        <p className="note">
          {counted(facts.rows, 'row')}, {counted(facts.arms.length, 'arm')}
          {facts.coordinates > 0 && ', each with its place'}. Stays on this computer.
        </p>
        {facts.coordinates === 0 && (
          <p className="note">
            A second file with the columns x, y or lon, lat joins the places of the arms.
          </p>
        )}
      </section>
      <section className="sec" aria-labelledby="reading-title">
        <h2 id="reading-title">Reading</h2>
        <NumberRow
          spec={{
            ...TRAINING,
            default: training,
            min: 2,
            max: facts.rows - 1,
            unit: reading.trainingRows === 0 ? 'auto' : '',
          }}
          value={training}
          set={(trainingRows) => read({ trainingRows })}
        />
        {reading.trainingRows !== 0 && (
          <p className="note">
            <button type="button" className="follows" onClick={() => read({ trainingRows: 0 })}>
              The first third?
            </button>
          </p>
        )}
        <Segments
          label="Values"
          options={choices('values')}
          value={reading.values}
          onChange={(values) => read({ values })}
        />
        <Segments
          label={`Missing, ${counted(facts.missing, 'cell')}`}
          options={choices('fill')}
          value={reading.fill}
          onChange={(fill) => read({ fill })}
        />
      </section>
      <section className="sec" aria-labelledby="unit-title">
        <h2 id="unit-title">Unit of the values</h2>
        <input
          className="own-name"
          aria-labelledby="unit-title"
          autoComplete="off"
          maxLength={20}
          value={unit}
          onChange={(event) => name({ unit: event.target.value })}
        />
      </section>
      <NameSection name={title} onChange={(next) => name({ title: next })} />
    </>
  );
}

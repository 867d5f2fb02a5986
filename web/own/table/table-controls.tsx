import * as words from '#words/own/table';
import { DATASET } from '../../../src/objectives/own/dataset.about.ts';
import type { ChoiceParam, NumberParam } from '../../../src/parameters/spec.ts';
import { NumberRow } from '../../forms/number-row.tsx';
import { NameSection } from '../name-section.tsx';
import { Segments } from '../segments.tsx';
import { callIt, chooseTable, read, type Sheet, useSheet } from './sheet.ts';

const RULES: Readonly<Record<string, string>> = words.rules;
const choices = (id: string) => {
  const spec = DATASET.parameters.find((candidate) => candidate.id === id) as ChoiceParam;
  return spec.choices.map(({ value, label }) => ({ value, label: RULES[value] ?? label }));
};
const TRAINING = DATASET.parameters.find(({ id }) => id === 'trainingRows') as NumberParam;

/** Controls for the file, how it is read, its unit and its name. */
export function TableControls() {
  const { file, facts, reading, picture, title, unit } = useSheet();
  if (!facts) return null;
  return (
    <>
      <FileSection file={file} facts={facts} />
      <ReadingSection facts={facts} reading={reading} training={picture?.training ?? 0} />
      <UnitSection unit={unit} />
      <NameSection name={title} onChange={(next) => callIt({ title: next })} />
    </>
  );
}

type Facts = NonNullable<Sheet['facts']>;

function FileSection({ file, facts }: { readonly file: string; readonly facts: Facts }) {
  const { rows, arms, coordinates, outOfOrder } = facts;
  return (
    <section className="sec" aria-labelledby="file-title">
      <h2 id="file-title">
        {words.file}
        <button type="button" className="aside" onClick={chooseTable}>
          {words.otherFile}
        </button>
      </h2>
      <p className="table-file">{file}</p>
      <p className="note">
        {(coordinates > 0 ? words.factsWithPlaces : words.facts)({ rows, arms: arms.length })}
      </p>
      {outOfOrder && (
        <p className="note" role="status">
          {words.outOfOrder({ time: outOfOrder.time, before: outOfOrder.before })}
        </p>
      )}
      {coordinates === 0 && <p className="note">{words.placesHelp}</p>}
    </section>
  );
}

interface ReadingProps {
  readonly facts: Facts;
  readonly reading: Sheet['reading'];
  /** Number of training rows, also if chosen automatically. */
  readonly training: number;
}

function ReadingSection({ facts, reading, training }: ReadingProps) {
  const automatic = reading.trainingRows === 0;
  return (
    <section className="sec" aria-labelledby="reading-title">
      <h2 id="reading-title">{words.readingTitle}</h2>
      <NumberRow
        spec={{
          ...TRAINING,
          default: training,
          min: 2,
          max: facts.rows - 1,
          unit: automatic ? words.automatic : '',
        }}
        value={training}
        set={(trainingRows) => read({ trainingRows })}
      />
      {!automatic && (
        <p className="note">
          <button type="button" className="follows" onClick={() => read({ trainingRows: 0 })}>
            {words.firstThird}
          </button>
        </p>
      )}
      <Segments
        label={words.values}
        options={choices('values')}
        value={reading.values}
        onChange={(values) => read({ values })}
      />
      <Segments
        label={words.missingCells(facts.missing)}
        options={choices('fill')}
        value={reading.fill}
        onChange={(fill) => read({ fill })}
      />
    </section>
  );
}

function UnitSection({ unit }: { readonly unit: string }) {
  return (
    <section className="sec" aria-labelledby="unit-title">
      <h2 id="unit-title">{words.unit}</h2>
      <input
        className="own-name"
        aria-labelledby="unit-title"
        autoComplete="off"
        maxLength={20}
        value={unit}
        onChange={(event) => callIt({ unit: event.target.value })}
      />
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import * as words from '#words/library/yours';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { newId } from '../browser/new-id.ts';
import type { Kept } from '../kept/runs/shelf.ts';
import { objectiveById } from '../registry/known.ts';
import { shownTable } from '../registry/table-names.ts';
import { shownTitle } from '../registry/titles.ts';
import { linkTo } from '../store/address/made-links.ts';

interface KeepFormProps {
  readonly scenario: Scenario;
  readonly onKeep: (run: Kept) => void;
}

/** Keeps the run that is open, under a name. */
export function KeepForm({ scenario, onKeep }: KeepFormProps) {
  const [name, setName] = useState(shownTitle(scenario.title) || words.untitled);
  const [fault, setFault] = useState<string | null>(null);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const url = await linkTo(scenario, {});
      const day = new Date().toISOString().slice(0, 10);
      const link = url.slice(url.indexOf('#') + 1);
      onKeep({
        id: newId(),
        name: name.trim() || words.untitled,
        about: aboutScenario(scenario),
        day,
        link,
      });
      setFault(null);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <form className="keep" onSubmit={(event) => void keep(event)}>
      <label htmlFor="keep-name">{words.keepAs}</label>
      <div className="linkfield">
        <input
          id="keep-name"
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit">{words.keep}</button>
      </div>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

/** A scenario in a line: "Abrupt change, 1D · 2 lanes · seed 26 · 200 steps". */
export function aboutScenario({ objective, lanes, seed, horizon }: Scenario): string {
  const table = objective.dataset?.name;
  const name = (table && shownTable(table)) || objectiveById(objective.id)?.name || objective.id;
  return words.about({ name: name.slice(0, 100), lanes: lanes.length, seed, horizon });
}

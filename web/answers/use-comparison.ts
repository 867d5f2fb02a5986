import { useEffect, useMemo, useRef, useState } from 'react';
import { replicatesKey, worldKey } from '../../src/engine/scenario/run-key.ts';
import { valuesUnit } from '../../src/objectives/own/dataset.about.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { useChosenSeeds } from '../store/chosen-seeds.ts';
import { useEditedScenario, useReplicates, useScenario, useWorld } from '../store/hooks.ts';
import { laneNames } from '../store/names.ts';
import { ComparisonClient } from '../worker/comparison/comparison-client.ts';
import type { ComparisonAnswer } from '../worker/comparison/comparison-protocol.ts';

/** What is known of the lanes over the seeds that are there. */
export interface Compared {
  /** null until there are two seeds, and while another scenario's are awaited. */
  readonly sheet: Sheet | null;
  readonly measures: readonly MeasureId[];
  /** Whether the lanes can be compared after any step, or only after the last. */
  readonly anyStep: boolean;
  /** A plain sentence when the statistics could not be computed. */
  readonly error: string | null;
}

const NOTHING: readonly number[] = [];

/** The newest answer that belongs to the scenario that is edited. */
interface Answered extends ComparisonAnswer {
  readonly key: string;
}

/** Asks for the comparison whenever seeds have come or another measure or step is chosen: one question at a time, the newest next. */
export function useComparison(measure: MeasureId, budget: number): Compared {
  const scenario = useEditedScenario();
  const { lanes: order, results: all } = useReplicates();
  const chosen = useChosenSeeds();
  const replicates = chosen.only ? chosen.replicates : null;
  const results = useMemo(
    () => (replicates ? replicates.filter((i) => i < all.length).map((i) => all[i]) : all),
    [replicates, all],
  );
  const key = [replicatesKey(scenario), ...order, ...(replicates ?? [])].join();
  const lanes = useMemo(
    () =>
      order.flatMap((letter) => {
        const name = laneNames(scenario.lanes).get(letter);
        return name === undefined ? [] : [{ letter, name }];
      }),
    [order, scenario.lanes],
  );
  const { answered, error } = useAnswer({ key, lanes, results, measure, budget });
  const own = answered?.key === key && results.length >= 2 ? answered : null;
  const changes = useChangePoints();
  const sheet = useMemo(
    () =>
      own && {
        lanes,
        changes,
        ...(replicates ? chosenSheet(own, replicates) : { comparison: own.comparison }),
      },
    [own, lanes, changes, replicates],
  );
  return {
    sheet,
    measures: own?.measures ?? [],
    anyStep: own?.anyStep === true,
    error,
  };
}

interface Asked extends Pick<Question, 'results' | 'measure' | 'budget'> {
  readonly key: string;
  readonly lanes: Sheet['lanes'];
}

/** The newest answer, perhaps of an earlier scenario, and what went wrong with the newest question. */
function useAnswer({ key, lanes, results, measure, budget }: Asked) {
  const { horizon, objective } = useEditedScenario();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [error, setError] = useState<string | null>(null);
  const clerk = useRef<Clerk | null>(null);
  const unit = valuesUnit(objective);
  const names = JSON.stringify(lanes.map(({ letter, name }) => `${letter} ${name}`));
  useEffect(() => {
    clerk.current ??= new Clerk();
    return () => {
      clerk.current?.stop();
      clerk.current = null;
    };
  }, []);
  useEffect(() => {
    if (results.length < 2) return;
    const question = {
      key: key + names + unit,
      names: JSON.parse(names) as string[],
      horizon,
      unit,
      results,
      measure,
      budget: Math.min(budget, horizon),
    };
    clerk.current?.ask(question, (answer, fault) => {
      setError(fault);
      if (answer) setAnswered({ ...answer, key });
    });
  }, [results, measure, budget, key, names, horizon, unit]);
  return { answered, error };
}

/** Those of the scenario that is edited, as soon as its world is known. */
function useChangePoints(): readonly number[] {
  const shown = useScenario();
  const edited = useEditedScenario();
  const world = useWorld();
  return worldKey(shown) === worldKey(edited) && world ? world.changePoints : NOTHING;
}

/** Seeds that were chosen by their results judge no lane: none are said to be no better than others. */
const chosenSheet = ({ comparison }: Answered, replicates: readonly number[]) => ({
  comparison: { ...comparison, groups: [] },
  replicates,
});

type Question = Parameters<ComparisonClient['ask']>[0];
type Tell = (answer: ComparisonAnswer | null, fault: string | null) => void;

/** Longest rest between two answers about the same measure while seeds come in: redrawing hundreds of them takes its time. */
const REST_MS = 1000;
/** Seeds from which the rest has its full length. */
const MANY = 200;

/** Passes the newest question on when the one before has been answered and drawn; those between are dropped. */
class Clerk {
  private readonly client = new ComparisonClient();
  private next: (() => Promise<void>) | null = null;
  private busy = false;
  private stopped = false;
  private choice = '';
  private rest = 0;
  private wake = () => {};

  ask(question: Question, tell: Tell): void {
    // Whoever chooses another measure or step is answered at once.
    const choice = `${question.measure} ${question.budget}`;
    if (choice !== this.choice) this.wake();
    this.choice = choice;
    this.rest = (REST_MS * Math.min(MANY, question.results.length)) / MANY;
    this.next = async () => {
      try {
        const answer = await this.client.ask(question);
        if (!this.stopped) tell(answer, null);
      } catch (error) {
        if (!this.stopped) tell(null, messageOf(error));
      }
    };
    void this.work();
  }

  stop(): void {
    this.stopped = true;
    this.wake();
    this.client.stop();
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.rest);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.next && !this.stopped) {
      const question = this.next;
      this.next = null;
      await question();
      await this.sleep();
    }
    this.busy = false;
  }
}

import { useState } from 'react';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import { LANE_LETTERS } from '../../src/contracts/scenario.ts';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { objectiveById } from '../../src/objectives/registry.ts';
import { Choice } from '../controls/parameters/choice.tsx';
import { Range } from '../controls/parameters/range.tsx';
import { useTypedField } from '../controls/parameters/typed-field.tsx';
import { parseNumber } from '../controls/parameters/values.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { IconClose, IconSeed } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';
import { changeSettings, newGame, setHelped, showTruth } from './play.ts';
import { useGame } from './use-game.ts';
import { STEPS, STEPS_SETTING, type WorldName } from './wish.ts';
import { algorithmName } from './words.ts';

const MOST_RIVALS = LANE_LETTERS.length - 1;

/** What a game is played on and against: fixed from the first query on. */
export function GameSettings() {
  const begun = useGame(({ turns }) => turns.length > 0);
  return (
    <>
      <WorldSection begun={begun} />
      <RivalsSection begun={begun} />
      <HelpSection />
      <EndSection begun={begun} />
    </>
  );
}

const WORLDS: readonly { readonly value: WorldName; readonly label: string; readonly note: string }[] = [
  { value: 'curve', label: 'A curve', note: 'one coordinate; it may jump' },
  { value: 'map', label: 'A map', note: 'two coordinates; it may jump' },
  { value: 'arms', label: 'Arms', note: '14 industries: where is unemployment most unusual?' },
];

function useWorlds(): typeof WORLDS {
  const { title, objective } = useEditedScenario();
  const current = useGame(({ wish }) => wish.world);
  const spec = objectiveById(objective.id);
  const fits = spec !== undefined && !spec.environment && spec.renewal?.({}).per !== 'second';
  return [
    ...WORLDS,
    ...(fits
      ? [
          {
            value: 'page' as const,
            label: 'The page’s objective',
            note: `${title || 'untitled'}, drawn anew`,
          },
        ]
      : []),
    ...(current === 'link'
      ? [{ value: 'link' as const, label: 'From the link', note: 'the world you were sent' }]
      : []),
  ];
}

function WorldSection({ begun }: { begun: boolean }) {
  const { wish, horizon } = useGame(({ wish, scenario }) => ({
    wish,
    horizon: scenario?.horizon ?? wish.steps,
  }));
  const worlds = useWorlds();
  const sent = wish.world === 'link';
  const fixed = begun || sent;
  return (
    <section className="sec" aria-label="Hidden world">
      <h2>Hidden world</h2>
      {fixed ? (
        <div className="scene-hidden">
          ? <span className="visually-hidden">It is shown when the game is over.</span>
        </div>
      ) : (
        <Choice
          label="World"
          value={wish.world}
          options={worlds}
          onChange={(world) => void changeSettings({ world: world as WorldName })}
        />
      )}
      <GameSeed fixed={fixed} />
      <GameSteps fixed={fixed} horizon={horizon} />
    </section>
  );
}

function GameSteps({ fixed, horizon }: { fixed: boolean; horizon: number }) {
  const steps = useGame(({ wish }) => wish.steps);
  const change = (value: number) => void changeSettings({ steps: value });
  const { field, fault } = useTypedField({
    label: 'Steps of the game',
    text: String(steps),
    parse: (text) => parseNumber(STEPS_SETTING, text),
    onCommit: change,
  });
  const next = STEPS.findIndex((step) => step >= steps);
  return (
    <div className="param">
      <div className="row">
        <span className="lab">
          Steps{' '}
          <span className="sym">
            <MathText text="$T$" />
          </span>
        </span>
        <span className="val">{fixed ? horizon : field}</span>
      </div>
      {!fixed && (
        <Range
          label="Steps"
          position={next < 0 ? STEPS.length - 1 : next}
          last={STEPS.length - 1}
          valueText={`${steps} steps`}
          onChange={(at) => change(STEPS[at])}
          onEnd={() => {}}
        />
      )}
      {fault}
    </div>
  );
}

function GameSeed({ fixed }: { fixed: boolean }) {
  const seed = useGame(({ wish }) => wish.seed);
  const { field, fault } = useTypedField({
    label: 'Seed of the game',
    text: String(seed),
    parse: (text) => parseNumber(SETTINGS.seed, text),
    onCommit: (value) => void changeSettings({ seed: value }),
  });
  return (
    <div className="param">
      <div className="row">
        <span className="lab">Seed</span>
        <span className="val">{fixed ? seed : field}</span>
        {!fixed && (
          <button
            type="button"
            className="btn icon"
            aria-label="A fresh seed"
            title="A fresh seed"
            onClick={() => void newGame()}
          >
            <IconSeed />
          </button>
        )}
      </div>
      {fault}
    </div>
  );
}

function RivalsSection({ begun }: { begun: boolean }) {
  const { rivals, world } = useGame(({ wish }) => wish);
  const fixed = begun || world === 'link';
  const set = (next: readonly string[]) => void changeSettings({ rivals: next });
  return (
    <section className="sec" aria-label="Against">
      <h2>
        Against
        {!fixed && <AddRival full={rivals.length >= MOST_RIVALS} onAdd={(id) => set([...rivals, id])} />}
      </h2>
      <ul className="lanelist">
        {rivals.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rival is its place in the list, which is its letter
          <li key={i} className="lanerow">
            <span className="pick">
              <Badge letter={LANE_LETTERS[i]} />
              <span className="n">{algorithmName(id)}</span>
            </span>
            {!fixed && (
              <button
                type="button"
                className="btn icon"
                aria-label={`Without lane ${LANE_LETTERS[i]}, ${algorithmName(id)}`}
                onClick={() => set(rivals.toSpliced(i, 1))}
              >
                <IconClose />
              </button>
            )}
          </li>
        ))}
      </ul>
      {begun && <p className="note">World and rivals are fixed since the first query.</p>}
    </section>
  );
}

function AddRival({ full, onAdd }: { full: boolean; onAdd: (id: string) => void }) {
  const offered = ALGORITHMS.filter(({ byHand, needs }) => !byHand && !needs);
  return (
    <MenuButton
      button={{
        className: 'aside',
        disabled: full,
        title: full ? 'Five rivals are the most; remove one first.' : undefined,
        face: '+ Add lane',
      }}
      width={280}
      className="choices"
      entries={offered.map(({ id, name, summary }) => ({
        id,
        label: name,
        note: summary,
        onChoose: () => onAdd(id),
      }))}
    />
  );
}

function HelpSection() {
  const helped = useGame((state) => state.helped);
  return (
    <section className="sec" aria-label="Help">
      <h2>Help</h2>
      <label className="chk">
        <input
          className="check"
          type="checkbox"
          checked={helped}
          onChange={(event) => setHelped(event.target.checked)}
        />
        A model of the data
      </label>
      {helped && (
        <p className="note">
          <MathText text="Mean ± $√β_t σ$ of GP-UCB’s model on your readings alone; it takes the world to stand still." />
        </p>
      )}
    </section>
  );
}

function EndSection({ begun }: { begun: boolean }) {
  const [sure, setSure] = useState(false);
  const made = useGame(({ turns }) => turns.length);
  if (!begun) return null;
  return (
    <section className="sec game-end" aria-label="This game">
      <button type="button" className="btn line" onClick={showTruth}>
        Show the truth
      </button>
      {sure ? (
        <button
          type="button"
          className="btn line"
          onClick={() => {
            setSure(false);
            void newGame();
          }}
        >
          Drop {made === 1 ? 'the query' : `the ${made} queries`}
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => setSure(true)}>
          New game
        </button>
      )}
      <p className="note">“Show the truth” ends the game before its last step.</p>
    </section>
  );
}

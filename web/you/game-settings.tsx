import * as words from '#words/you/settings';
import { OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import { LANE_LETTERS } from '../../src/contracts/scenario.ts';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { Choice } from '../forms/choice.tsx';
import { Range } from '../forms/range.tsx';
import { useTypedField } from '../forms/typed-field.tsx';
import { parseNumber } from '../forms/values.ts';
import { type Kept, keptGames, removeGame } from '../game/kept.ts';
import { STEPS, STEPS_SETTING, type WorldName } from '../game/wish.ts';
import type { Entry } from '../kept/entries.ts';
import { KeptOthers } from '../kept/kept-others.tsx';
import { useKept } from '../kept/use-kept.ts';
import { algorithmById, algorithms, objectiveById } from '../registry/known.ts';
import { shownTitle } from '../registry/titles.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose, IconSeed } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';
import { changeSettings, isOpen, newGame, resume, setHelped, showTruth } from './play.ts';
import { useGame } from './use-game.ts';

const algorithmName = (id: string): string => algorithmById(id)?.name ?? id;

const MOST_RIVALS = LANE_LETTERS.length - 1;

/** Settings of a game, its world and rivals, fixed from the first query on. */
export function GameSettings() {
  const begun = useGame(({ turns }) => turns.length > 0);
  return (
    <>
      <WorldSection begun={begun} />
      <RivalsSection begun={begun} />
      <HelpSection />
      <EndSection begun={begun} />
      <KeptGames />
    </>
  );
}

const WORLDS: readonly { readonly value: WorldName; readonly label: string; readonly note: string }[] = [
  { value: 'curve', label: words.curve, note: words.curveNote },
  { value: 'map', label: words.map, note: words.mapNote },
  { value: 'arms', label: words.arms, note: words.armsNote },
];

function useWorlds(): typeof WORLDS {
  const { title, objective } = useEditedScenario();
  const current = useGame(({ wish }) => wish.world);
  const spec = objectiveById(objective.id);
  const fits = spec !== undefined && !spec.environment && spec.renews !== 'second';
  return [
    ...WORLDS,
    ...(fits
      ? [
          {
            value: 'page' as const,
            label: words.pageObjective,
            note: words.drawnAnew(shownTitle(title) || words.untitled),
          },
        ]
      : []),
    ...(current === 'link'
      ? [{ value: 'link' as const, label: words.fromLink, note: words.fromLinkNote }]
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
    <section className="sec" aria-label={words.hiddenWorld}>
      <h2>{words.hiddenWorld}</h2>
      {fixed ? (
        <div className="scene-hidden">
          ? <span className="visually-hidden">{words.hiddenUntilEnd}</span>
        </div>
      ) : (
        <Choice
          label={words.world}
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
    label: words.stepsLabel,
    text: String(steps),
    parse: (text) => parseNumber(STEPS_SETTING, text),
    onCommit: change,
  });
  const next = STEPS.findIndex((step) => step >= steps);
  return (
    <div className="param">
      <div className="row">
        <span className="lab">
          {words.steps}{' '}
          <span className="sym">
            <MathText text="$T$" />
          </span>
        </span>
        <span className="val">{fixed ? horizon : field}</span>
      </div>
      {!fixed && (
        <Range
          label={words.steps}
          position={next < 0 ? STEPS.length - 1 : next}
          last={STEPS.length - 1}
          valueText={words.stepsText(steps)}
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
    label: words.seedLabel,
    text: String(seed),
    parse: (text) => parseNumber(SETTINGS.seed, text),
    onCommit: (value) => void changeSettings({ seed: value }),
  });
  return (
    <div className="param">
      <div className="row">
        <span className="lab">{words.seed}</span>
        <span className="val">{fixed ? seed : field}</span>
        {!fixed && (
          <IconButton label={words.freshSeed} title={words.freshSeed} onClick={() => void newGame()}>
            <IconSeed />
          </IconButton>
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
    <section className="sec" aria-label={words.against}>
      <h2>
        {words.against}
        {!fixed && <AddRival full={rivals.length >= MOST_RIVALS} onAdd={(id) => set([...rivals, id])} />}
      </h2>
      <ul className="lanelist">
        {rivals.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rival's index is its letter
          <li key={i} className="lanerow">
            <span className="pick">
              <Badge letter={LANE_LETTERS[i]} />
              <span className="n">{algorithmName(id)}</span>
            </span>
            {!fixed && (
              <IconButton
                label={words.withoutRival({ letter: LANE_LETTERS[i], name: algorithmName(id) })}
                onClick={() => set(rivals.toSpliced(i, 1))}
              >
                <IconClose />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {begun && <p className="note">{words.fixed}</p>}
    </section>
  );
}

function AddRival({ full, onAdd }: { full: boolean; onAdd: (id: string) => void }) {
  const offered = algorithms().filter(({ id, byHand, needs }) => !byHand && !needs && id !== OWN.id);
  return (
    <MenuButton
      button={{
        className: 'aside',
        disabled: full,
        title: full ? words.mostRivals : undefined,
        face: words.addLane,
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
    <section className="sec" aria-label={words.help}>
      <h2>{words.help}</h2>
      <label className="chk">
        <input
          className="check"
          type="checkbox"
          checked={helped}
          onChange={(event) => setHelped(event.target.checked)}
        />
        {words.model}
      </label>
      {helped && (
        <p className="note">
          <MathText text={words.modelNote} />
        </p>
      )}
    </section>
  );
}

function EndSection({ begun }: { begun: boolean }) {
  if (!begun) return null;
  return (
    <section className="sec game-end" aria-label={words.end}>
      <button type="button" className="btn line" onClick={showTruth}>
        {words.showTruth}
      </button>
      <button type="button" className="btn" onClick={() => void newGame()}>
        {words.newGame}
      </button>
      <p className="note">{words.showTruthNote}</p>
    </section>
  );
}

const NONE: readonly Entry<Kept>[] = [];

/** The other unfinished games. */
function KeptGames() {
  // The list depends on which game is open.
  useGame((state) => state.turns);
  const { kept } = useKept(keptGames, NONE);
  const others = kept.filter(({ id }) => !isOpen(id));
  return (
    <KeptOthers
      title={words.keptGames}
      entries={others.map(({ id, value }) => ({ id, name: nameOf(value) }))}
      onOpen={(id) => void resume(others.find((one) => one.id === id) as Entry<Kept>)}
      remove={removeGame}
    />
  );
}

const nameOf = ({ scenario, choices }: Kept): string =>
  words.keptGame({ seed: scenario.seed, made: choices.length, horizon: scenario.horizon });

import { algorithms, isProgrammed } from '../../registry/known.ts';
import './lanes-section.css';
import { useRef, useState } from 'react';
import * as words from '#words/controls/sections';
import { suits } from '../../../src/algorithms/suits.ts';
import { LANE_LETTERS } from '../../../src/contracts/scenario.ts';
import {
  addLane,
  branchLane,
  duplicateLane,
  moveLane,
  removeLane,
  renameLane,
} from '../../store/actions/lanes.ts';
import { editProgram } from '../../store/actions/program.ts';
import { selectLane } from '../../store/actions/view.ts';
import { useEditedLanes, useEnvironmental, useSelectedLane } from '../../store/hooks.ts';
import { showCard } from '../../store/page.ts';
import type { LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconDots } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/overlay/open-button.tsx';
import { SettingText } from '../../ui/setting-text.tsx';

/** List of the lanes: select, add, rename, move, duplicate, remove. */
export function LanesSection() {
  const lanes = useEditedLanes();
  const selected = useSelectedLane();
  return (
    <section className="sec" aria-labelledby="lanes-title">
      <h2 id="lanes-title">
        {words.lanes}
        <AddLane full={lanes.length === LANE_LETTERS.length} className="aside" />
      </h2>
      <ul className="lanelist">
        {lanes.map((data, index) => (
          <LaneRow
            key={data.lane.id}
            data={data}
            selected={data.lane.id === selected}
            first={index === 0}
            last={index === lanes.length - 1}
            full={lanes.length === LANE_LETTERS.length}
          />
        ))}
      </ul>
    </section>
  );
}

/** "+ Add lane" with a menu of the algorithms that suit the objective; those for its environment first. */
export function AddLane({ full, className }: { full: boolean; className: string }) {
  const environment = useEnvironmental();
  const offered = () =>
    algorithms()
      .filter((algorithm) => !algorithm.byHand && suits(algorithm, environment ? { environment } : {}))
      .toSorted((a, b) => Number(b.needs !== undefined) - Number(a.needs !== undefined));
  return (
    <MenuButton
      button={{
        className,
        disabled: full,
        title: full ? words.fullHouse : undefined,
        face: words.addLane,
      }}
      position="right-start"
      width="min(840px, calc(100vw - 16px))"
      className="algorithm-choices"
      entries={() =>
        offered().map(({ id, name, summary }) => ({
          id,
          label: name,
          note: summary,
          onChoose: () => addChosen(id),
        }))
      }
    />
  );
}

/** Adds a lane; the program of a lane that has one is opened at once. */
function addChosen(algorithm: string): void {
  addLane(algorithm);
  if (isProgrammed(algorithm)) editProgram();
}

interface LaneRowProps {
  readonly data: LaneData;
  readonly selected: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly full: boolean;
}

function LaneRow({ data, selected, first, last, full }: LaneRowProps) {
  const { lane, name } = data;
  const [renaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  // The focus moves to the row that takes this one's place.
  const remove = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    removeLane(lane.id);
    next?.querySelector<HTMLElement>('.pick')?.focus();
  };
  return (
    <li ref={row} className={selected ? 'lanerow on' : 'lanerow'}>
      {renaming ? (
        <RenameField data={data} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          className="pick"
          aria-pressed={selected}
          onClick={() => selectLane(lane.id)}
          onDoubleClick={() => setRenaming(true)}
        >
          <Badge letter={lane.id} />
          <span className="n">
            <SettingText text={name} />
          </span>
          {selected && <span className="d">{words.selected}</span>}
        </button>
      )}
      {/* The name field takes the focus, and the menu's button gets it back when the field closes. */}
      <MenuButton
        button={{
          className: 'btn icon more',
          'aria-label': words.laneMore({ letter: lane.id, name }),
          face: <IconDots />,
        }}
        position="bottom-end"
        returnFocus={!renaming}
        width={260}
        entries={[
          { id: 'rename', label: words.rename, onChoose: () => setRenaming(true) },
          { id: 'up', label: words.moveUp, disabled: first, onChoose: () => moveLane(lane.id, -1) },
          { id: 'down', label: words.moveDown, disabled: last, onChoose: () => moveLane(lane.id, 1) },
          { id: 'duplicate', label: words.duplicate, disabled: full, onChoose: () => duplicateLane(lane.id) },
          {
            id: 'branch',
            label: words.branchHere,
            note: words.branchNote,
            disabled: full || !data.run.records[0] || data.run.records[0].queries !== undefined,
            onChoose: () => branchLane(lane.id),
          },
          { id: 'card', label: words.howItWorks, onChoose: () => showCard(lane.algorithm) },
          { id: 'remove', label: words.remove, divided: true, onChoose: remove },
        ]}
      />
    </li>
  );
}

/** Enter or leaving commits; Escape keeps the old name; empty restores the algorithm's name. */
function RenameField({ data, onDone }: { data: LaneData; onDone: () => void }) {
  const { lane, name } = data;
  const [text, setText] = useState(name);
  const commit = () => {
    if (text.trim() !== name) renameLane(lane.id, text.trim());
    onDone();
  };
  return (
    <span className="pick">
      <Badge letter={lane.id} />
      <input
        className="typed name"
        ref={(input) => input?.focus()}
        aria-label={words.nameOfLane(lane.id)}
        maxLength={60}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          else if (event.key === 'Escape') onDone();
        }}
      />
    </span>
  );
}

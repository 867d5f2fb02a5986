import './header.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { redo, undo } from '../store/actions/edit.ts';
import { newSeed, openScenario, setRun, showReplicate } from '../store/actions/scenario.ts';
import { setTheme } from '../store/actions/view.ts';
import { useEditedScenario, useLocked, useTheme } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { leaveForRun, openOwn, openPlace } from '../store/place.ts';
import { lab } from '../store/store.ts';
import { POPOVER } from '../theme/mantine.ts';
import {
  IconClose,
  IconDown,
  IconMenu,
  IconMoon,
  IconRedo,
  IconSeed,
  IconSun,
  IconUndo,
  Logo,
} from '../ui/icons.tsx';
import { useTypedField } from './parameters/typed-field.tsx';
import { parseNumber } from './parameters/values.ts';

interface HeaderProps {
  readonly narrow: boolean;
  readonly phone: boolean;
  readonly onHelp: () => void;
  /** null where nothing has been recorded. */
  readonly onPapers: (() => void) | null;
  readonly onYou: () => void;
  readonly onCompare: () => void;
  readonly onControls: () => void;
  /** The button that shares what is open. */
  readonly share: ReactNode;
}

/** Brand, scene, places, undo, seed, share, theme, help; on narrow pages the button of the controls. */
export function Header({
  narrow,
  phone,
  onHelp,
  onPapers,
  onYou,
  onCompare,
  onControls,
  share,
}: HeaderProps) {
  const undos = useStore(lab.temporal, (history) => history.pastStates.length);
  const redos = useStore(lab.temporal, (history) => history.futureStates.length);
  const backend = useStore(page, (state) => state.backend);
  const place = useStore(page, (state) => state.place?.name);
  // No way back within a game, and nothing in it that says which world it is.
  const playing = place === 'you';
  return (
    <header className="header">
      <span className="brand">
        <Logo /> {!phone && 'Driftlab'}
      </span>
      <ScenePicker hidden={playing} />
      {!narrow && (
        <>
          <PlaceButton open={playing} onClick={onYou}>
            You
          </PlaceButton>
          <PlaceButton open={place === 'compare'} onClick={onCompare}>
            Compare
          </PlaceButton>
          {onPapers && (
            <PlaceButton open={place === 'papers'} onClick={onPapers}>
              Papers
            </PlaceButton>
          )}
          <PlaceButton open={place === 'own'} onClick={openOwn}>
            Your own
          </PlaceButton>
        </>
      )}
      <span className="grow" />
      {backend === 'ml-matrix' && (
        <span
          className="note"
          title="This browser has no WebAssembly SIMD; the slower reference arithmetic runs instead."
        >
          reference core
        </span>
      )}
      <button
        type="button"
        className="btn"
        disabled={undos === 0 || playing}
        onClick={undo}
        title="Undo (Ctrl Z)"
      >
        <IconUndo /> <span className="word">Undo</span>
      </button>
      <button
        type="button"
        className="btn"
        disabled={redos === 0 || playing}
        onClick={redo}
        title="Redo (Ctrl Shift Z)"
      >
        <IconRedo /> <span className="word">Redo</span>
      </button>
      {!phone && <span className="sep" />}
      {!phone && !playing && <Seed />}
      {!phone && !playing && <span className="sep" />}
      {share}
      <ThemeToggle />
      {!phone && (
        <button
          type="button"
          className="btn icon help-button"
          aria-label="Keyboard help"
          title="Keyboard (?)"
          onClick={onHelp}
        >
          ?
        </button>
      )}
      {narrow && (
        <button type="button" className="btn icon" aria-label="Controls" onClick={onControls}>
          <IconMenu />
        </button>
      )}
    </header>
  );
}

interface PlaceButtonProps {
  readonly open: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function PlaceButton({ open, onClick, children }: PlaceButtonProps) {
  return (
    <button type="button" className="btn" aria-current={open ? 'page' : undefined} onClick={onClick}>
      {children}
    </button>
  );
}

/** In front of the lanes, unless these are compared: then the scene's are. */
function openScene(scenario: Scenario): void {
  const { place } = page.getState();
  if (place && place.name !== 'compare') leaveForRun();
  openScenario(scenario, true);
}

function ScenePicker({ hidden }: { hidden: boolean }) {
  const scenario = useEditedScenario();
  const inEditor = useStore(page, (state) => state.place?.name === 'own');
  const title = hidden ? 'Hidden world' : inEditor ? 'New objective' : scenario.title;
  return (
    <Menu {...POPOVER} position="bottom-start" width="min(360px, calc(100vw - 16px))">
      <Menu.Target>
        <button type="button" className="btn line scene-button" aria-label={`Scene: ${title || 'untitled'}`}>
          <span>{title || 'Untitled'}</span> <IconDown />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="choices">
        <Menu.Item onClick={() => openPlace({ name: 'yours', detail: '' })}>
          Yours
          <span className="menu-note">Keep this run, open one that you kept, or edit it as text.</span>
        </Menu.Item>
        {SCENES.map((scene) => (
          <Menu.Item key={scene.id} onClick={() => openScene(scene.scenario)}>
            {scene.name}
            <span className="menu-note">{scene.description}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The seed, to type over, and a button for a new one. */
export function Seed() {
  const { seed, replicate } = useEditedScenario();
  const { field, fault } = useTypedField({
    label: 'Seed',
    text: String(seed),
    parse: (text) => parseNumber(SETTINGS.seed, text),
    onCommit: (value) => setRun({ seed: value }),
  });
  return (
    <span className="seed" inert={useLocked()}>
      Seed {field}
      <button type="button" className="btn icon" aria-label="New seed" title="New seed" onClick={newSeed}>
        <IconSeed />
      </button>
      {replicate > 0 && (
        <button type="button" className="btn" title="Back to replicate 0" onClick={() => showReplicate(0)}>
          replicate {replicate} <IconClose />
        </button>
      )}
      {fault}
    </span>
  );
}

function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <button
      type="button"
      className="btn icon theme-button"
      aria-label={`Switch to the ${other} theme`}
      title={`Switch to the ${other} theme`}
      onClick={() => setTheme(other)}
    >
      {theme === 'light' ? <IconMoon /> : <IconSun />}
    </button>
  );
}

import './header.css';
import { type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/controls/header';
import { shownTitle } from '../registry/titles.ts';
import { redo, undo } from '../store/actions/edit.ts';
import { openLecture } from '../store/actions/lecture.ts';
import { setTheme } from '../store/actions/view.ts';
import { leavePlace, openLibrary } from '../store/address/place.ts';
import type { Place } from '../store/address/place-name.ts';
import { useEdited, useTheme } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { lab } from '../store/store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import {
  IconDown,
  IconLecture,
  IconMenu,
  IconMoon,
  IconRedo,
  IconSun,
  IconUndo,
  Logo,
} from '../ui/icons.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PlaceLinks, TO_BEGIN } from './place-links.tsx';
import { Seed } from './seed/seed.tsx';

interface HeaderProps {
  readonly narrow: boolean;
  readonly phone: boolean;
  readonly onHelp: () => void;
  readonly onControls: () => void;
  /** The badge of an archived engine, if one computes the run. */
  readonly engine: ReactNode;
  /** The button that shares what is open. */
  readonly share: ReactNode;
}

/**
 * Brand, scene, places, undo, seed, share, theme, help; on narrow pages the button of the controls. On a
 * phone undo, seed and theme are in the controls.
 */
export function Header({ narrow, phone, onHelp, onControls, engine, share }: HeaderProps) {
  const backend = useStore(page, (state) => state.backend);
  const place = useStore(page, (state) => state.place?.name);
  // A game has no undo, and the header does not reveal its world.
  const playing = place === 'you';
  return (
    <header className="header">
      <span className="brand">
        <Logo /> {!phone && words.driftlab}
      </span>
      <LibraryButton />
      <PlaceLinks className="btn" {...(narrow && { only: TO_BEGIN })} />
      <span className="grow" />
      {backend === 'ml-matrix' && (
        <span className="note" title={words.referenceCoreNote}>
          {words.referenceCore}
        </span>
      )}
      {!phone && <History playing={playing} />}
      {!phone && <span className="sep" />}
      {!phone && !playing && <Seed />}
      <Suspense>{!playing && engine}</Suspense>
      {!phone && !playing && <span className="sep" />}
      {share}
      {!phone && !place && (
        <IconButton label={words.lecture} title={words.lectureKey} onClick={() => openLecture()}>
          <IconLecture />
        </IconButton>
      )}
      {!narrow && <LanguageChoice />}
      {(!phone || place === 'lesson') && <ThemeToggle />}
      {!phone && (
        <IconButton
          className="btn icon help-button"
          label={words.keyboardHelp}
          title={words.keyboardKey}
          onClick={onHelp}
        >
          ?
        </IconButton>
      )}
      {narrow && (
        <IconButton label={words.controls} onClick={onControls}>
          <IconMenu />
        </IconButton>
      )}
    </header>
  );
}

/** Buttons for undo and redo of edits. */
export function History({ playing }: { playing: boolean }) {
  const undos = useStore(lab.temporal, (history) => history.pastStates.length);
  const redos = useStore(lab.temporal, (history) => history.futureStates.length);
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={undos === 0 || playing}
        onClick={undo}
        title={words.undoKey}
      >
        <IconUndo /> <span className="word">{words.undo}</span>
      </button>
      <button
        type="button"
        className="btn"
        disabled={redos === 0 || playing}
        onClick={redo}
        title={words.redoKey}
      >
        <IconRedo /> <span className="word">{words.redo}</span>
      </button>
    </>
  );
}

/** Name of what is open in a place; in other places, and without one, it is the scenario's. */
const OPEN: Partial<Record<Place['name'], string>> = {
  you: words.hiddenWorld,
  own: words.newObjective,
  papers: words.papers,
  glossary: words.glossary,
  yours: words.yours,
};

/** Opens and closes the library; labelled with what is open. */
function LibraryButton() {
  const title = useEdited((scenario) => scenario.title);
  const place = useStore(page, (state) => state.place?.name);
  const stage = useStage();
  const name = (place && OPEN[place]) || stage?.title || shownTitle(title) || words.untitled;
  const open = place === 'library';
  return (
    <button
      type="button"
      className="btn line scene-button"
      aria-label={words.libraryOpenOn(name)}
      aria-expanded={open}
      aria-keyshortcuts="L"
      title={words.libraryKey}
      onClick={open ? leavePlace : openLibrary}
    >
      <span>{name}</span> <IconDown />
    </button>
  );
}

export function ThemeToggle() {
  const theme = useTheme();
  const [other, label] =
    theme === 'light' ? (['dark', words.toDark] as const) : (['light', words.toLight] as const);
  return (
    <IconButton className="btn icon theme-button" label={label} title={label} onClick={() => setTheme(other)}>
      {theme === 'light' ? <IconMoon /> : <IconSun />}
    </IconButton>
  );
}

import './app.css';
import { useDocumentTitle } from '@mantine/hooks';
import {
  Activity,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { useStore } from 'zustand';
import * as words from '#words/page/page';
import { ComparePlace } from '../compare/compare-place.tsx';
import { ControlsColumn } from '../controls/controls-column.tsx';
import { Header, History, ThemeToggle } from '../controls/header.tsx';
import { LanguageChoice } from '../controls/language-choice.tsx';
import { ABOUT_LANES, PlaceLinks } from '../controls/place-links.tsx';
import { AddLane } from '../controls/sections/lanes-section.tsx';
import { Seed } from '../controls/seed/seed.tsx';
import { GlossaryPlace } from '../glossary/glossary-place.tsx';
import { InspectPlace } from '../inspect/inspect-place.tsx';
import { LessonPlace, TeacherPlace } from '../lessons/lesson-place.tsx';
import { LibraryPlace } from '../library/library-place.tsx';
import { OwnPlace } from '../own/own-place.tsx';
import { PapersPlace } from '../papers/papers-place.tsx';
import { placeView } from '../place/place-view.ts';
import { shownTitle } from '../registry/titles.ts';
import { ShareRun } from '../share/share-run.tsx';
import { leaveProgram } from '../store/actions/program.ts';
import type { Place } from '../store/address/place-name.ts';
import {
  ReadFrom,
  useEdited,
  useLanes,
  useLanesAlone,
  useLayout,
  useLecture,
  useProgramLane,
} from '../store/hooks.ts';
import { isShut, page } from '../store/page.ts';
import { calm } from '../store/run/pace.ts';
import { useStage } from '../store/stage.ts';
import { lab } from '../store/store.ts';
import { Transport } from '../time/transport/transport.tsx';
import { lateView } from '../ui/late-view.tsx';
import { Drawer } from '../ui/overlay/dialog.tsx';
import { Region } from '../ui/panel/region.tsx';
import { NARROW, PHONE, useMatches } from '../ui/use-matches.ts';
import { SceneHead } from '../views/head/scene-head.tsx';
import { LaneView } from '../views/lane/lane-view.tsx';
import { ViewBar } from '../views/overview/view-bar.tsx';
import { WhyPanel } from '../views/why/why-panel.tsx';
import { YouPlace, YouSettings, YouShare } from '../you/you-place.tsx';
import { YoursPlace } from '../yours/yours-place.tsx';
import { Blended } from './blended.tsx';
import { InsightColumn } from './insight-column.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { Notices } from './notices.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useKeyboard } from './use-keyboard.ts';

const DropTarget = lateView(() => import('./drop/drop-target.tsx').then((module) => module.DropTarget));

const EngineBadge = lateView(() =>
  import('../archive/engine-badge.tsx').then((module) => module.EngineBadge),
);
const ArchivePlace = lateView(() =>
  import('../archive/archive-place.tsx').then((module) => module.ArchivePlace),
);

// Only for a lesson alone in another page's frame.
const LessonWay = lateView(() =>
  import('../lessons/alone/lesson-way.tsx').then((module) => module.LessonWay),
);

const MakePlace = placeView(() => import('../make/make-place.tsx').then((module) => module.MakePlace));

const MapPlace = placeView(() => import('../map/map-place.tsx').then((module) => module.MapPlace));

const Overview = lateView(() => import('../views/overview/overview.tsx').then((module) => module.Overview));

/** The page: header, controls, lanes, insight, transport. */
export function App() {
  const narrow = useMatches(NARROW);
  const phone = useMatches(PHONE);
  const [help, setHelp] = useState(false);
  const place = useStore(page, (state) => state.place);
  const drawnPlace = useDrawnPlace(place);
  const alone = useStore(page, (state) => state.alone);
  const shut = useStore(page, isShut);
  const [drawer, setDrawer] = useDrawer(place);
  const held = useLecture();
  const lecture = place ? null : held;
  const openHelp = useCallback(() => setHelp(true), []);
  const closeDrawer = () => {
    leaveProgram();
    setDrawer(false);
  };
  const program = useProgramLane() !== null;
  useKeyboard(openHelp);
  const title = useEdited((scenario) => scenario.title);
  const engine = useEdited((scenario) => scenario.engine);
  const inLesson = place?.name === 'lesson';
  useDocumentTitle(title ? words.titled(shownTitle(title)) : words.driftlab);
  return (
    <>
      <Frame away={lecture !== null} inLesson={inLesson}>
        {!shut && <SkipLinks place={inLesson ? null : place?.name} />}
        <Region name={words.theHeader}>
          {shut ? null : alone ? (
            <Suspense fallback={null}>
              <LessonWay />
            </Suspense>
          ) : (
            <Header
              narrow={narrow}
              phone={phone}
              onHelp={openHelp}
              onControls={() => setDrawer(true)}
              engine={engine && <EngineBadge key={place?.name} engine={engine} />}
              share={place?.name === 'you' ? <YouShare /> : <ShareRun />}
            />
          )}
        </Region>
        {!shut && (
          <div className="behind" inert={place !== null && !inLesson}>
            <Body narrow={narrow} phone={phone} inLesson={inLesson} />
          </div>
        )}
        <OpenPlace place={drawnPlace} narrow={narrow} phone={phone} />
      </Frame>
      {lecture !== null && <Lecture type={lecture} />}
      <ControlsDrawer
        opened={narrow && (drawer || (program && !place))}
        onClose={closeDrawer}
        program={program}
        phone={phone}
        playing={place?.name === 'you'}
      />
      <KeyboardHelp opened={help} onClose={() => setHelp(false)} />
      <Room />
      <Notices />
      {!alone && (
        <Suspense fallback={null}>
          <DropTarget />
        </Suspense>
      )}
    </>
  );
}

/**
 * The place to draw. One that opens or closes is drawn in slices, after the page has answered the hand; what
 * changes within it at once, so that the next key finds it changed.
 */
function useDrawnPlace(place: Place | null): Place | null {
  const drawn = useDeferredValue(place);
  return drawn?.name === place?.name ? place : drawn;
}

/** Whether the drawer of the controls is open. It closes when something opens from within it: a place, a card, values side by side. */
function useDrawer(place: Place | null) {
  const drawer = useState(false);
  const [, setOpen] = drawer;
  const below = useStore(page, ({ card, blended }) => [card, blended].join(' ').trim());
  useEffect(() => {
    if (place || below) setOpen(false);
  }, [place, below]);
  return drawer;
}

interface OpenPlaceProps {
  readonly place: Place | null;
  readonly narrow: boolean;
  readonly phone: boolean;
}

/** The open place; a lesson is shown beside the lanes. */
function OpenPlace({ place, narrow, phone }: OpenPlaceProps) {
  switch (place?.name) {
    case 'library':
      return <LibraryPlace shelf={place.detail} />;
    case 'glossary':
      return <GlossaryPlace />;
    case 'papers':
      return <PapersPlace experiment={place.detail} phone={phone} />;
    case 'teacher':
      return <TeacherPlace />;
    case 'yours':
      return <YoursPlace />;
    case 'own':
      return <OwnPlace tab={place.detail} phone={phone} />;
    case 'changed':
    case 'permanence':
      return (
        <Suspense>
          <ArchivePlace name={place.name} />
        </Suspense>
      );
    case 'inspect':
      return <InspectPlace subject={place.detail} />;
    case 'compare':
      return <ComparePlace />;
    case 'map':
      return (
        <Suspense>
          <MapPlace />
        </Suspense>
      );
    case 'make':
      return (
        <Suspense>
          <MakePlace />
        </Suspense>
      );
    case 'you':
      return <YouPlace narrow={narrow} phone={phone} />;
    default:
      return null;
  }
}

/** Header and the content below it; during a lecture it is hidden, and afterwards unchanged. */
function Frame({ away, inLesson, children }: { away: boolean; inLesson: boolean; children: ReactNode }) {
  const lanesAlone = useLanesAlone();
  const now = inLesson ? ' in-lesson' : lanesAlone ? ' lanes-alone' : '';
  return (
    <Activity mode={away ? 'hidden' : 'visible'}>
      <div className={`app${now}`}>{children}</div>
    </Activity>
  );
}

// Loaded when a lecture starts.
const LectureView = lateView(() =>
  import('../lecture/lecture-view.tsx').then((module) => module.LectureView),
);

function Lecture({ type }: { type: number }) {
  return (
    <Region name={words.theLecture}>
      <Suspense fallback={null}>
        <LectureView type={type} />
      </Suspense>
    </Region>
  );
}

// The QR code is loaded when it is shown to a room.
const RoomCode = lateView(() => import('../share/room-code.tsx').then((module) => module.RoomCode));

function Room() {
  const room = useStore(page, (state) => state.room);
  if (!room) return null;
  return (
    <Region name={words.theRoomCode}>
      <Suspense fallback={null}>
        <RoomCode />
      </Suspense>
    </Region>
  );
}

/** Everything below the header; on narrow screens the controls are in the drawer. */
function Body({ narrow, phone, inLesson }: { narrow: boolean; phone: boolean; inLesson: boolean }) {
  return (
    <>
      {/* First in keyboard order, because everything else explains what it plays. */}
      <Region name={words.theTransport}>
        <Transport compact={phone} />
      </Region>
      {inLesson && (
        <Region name={words.theLesson}>
          <LessonPlace phone={phone} />
        </Region>
      )}
      {!narrow && !inLesson && (
        <aside className="controls" aria-label={words.controls}>
          <Region name={words.theControls}>
            <ReadFrom value={calm}>
              <ControlsOrProgram />
            </ReadFrom>
          </Region>
        </aside>
      )}
      <main className="lanes" id="lanes" tabIndex={-1}>
        <Region name={words.theSceneHead}>
          <ReadFrom value={calm}>
            <SceneHead>
              {narrow && !inLesson && (
                <span className="lane-ways">
                  <PlaceLinks className="" only={ABOUT_LANES} />
                </span>
              )}
            </SceneHead>
          </ReadFrom>
        </Region>
        <Lanes phone={phone} />
        <Blended />
      </main>
      <aside className="insight" aria-label={words.insight}>
        <h2 className="visually-hidden">{words.insight}</h2>
        <ReadFrom value={calm}>
          <InsightColumn phone={phone} />
        </ReadFrom>
      </aside>
    </>
  );
}

const ProgramColumn = lateView(() =>
  import('../program/program-column.tsx').then((module) => module.ProgramColumn),
);

/** The controls, or the program being edited in their place. */
function ControlsOrProgram() {
  const letter = useProgramLane();
  if (!letter) return <ControlsColumn />;
  return (
    <ReadFrom value={lab}>
      <Suspense fallback={<p className="note">{words.openingEditor}</p>}>
        <ProgramColumn letter={letter} />
      </Suspense>
    </ReadFrom>
  );
}

interface ControlsDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly phone: boolean;
  /** Whether a game is open, which has its own controls. */
  readonly playing: boolean;
  /** Whether a program is edited in place of the controls. */
  readonly program: boolean;
}

/** The drawer with the controls of a narrow page, and what does not fit its header. */
function ControlsDrawer({ opened, onClose, phone, playing, program }: ControlsDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={words.controls}
      size={program ? 560 : 304}
      closeLabel={words.closeControls}
    >
      <div className="controls in-drawer">
        {!program && (
          <p className="drawer-row">
            <PlaceLinks className="btn line" only={ABOUT_LANES} />
            <LanguageChoice />
          </p>
        )}
        {phone && !program && (
          <p className="drawer-row">
            <History playing={playing} />
            <ThemeToggle />
          </p>
        )}
        {phone && !playing && !program && (
          <section className="sec" aria-label={words.seed}>
            <Seed />
          </section>
        )}
        <ReadFrom value={calm}>{playing ? <YouSettings /> : <ControlsOrProgram />}</ReadFrom>
      </div>
    </Drawer>
  );
}

function Lanes({ phone }: { phone: boolean }) {
  const stage = useStage();
  const inSight = useLanes();
  const lanes = inSight.filter(({ lane }) => stage?.[phone ? 'front' : 'plots']?.includes(lane.id) ?? true);
  const { layout, enlarged } = useLayout();
  if (lanes.length === 0)
    return (
      <div className="empty">
        <p>{words.addLaneToCompare}</p>
        <AddLane full={false} className="btn line" />
      </div>
    );
  if (!stage && (enlarged || layout === 'overview'))
    return (
      <Region name={words.theOverview}>
        <Suspense fallback={<div className="empty" />}>
          <Overview phone={phone} />
        </Suspense>
      </Region>
    );
  return (
    <>
      {!stage && <ViewBar />}
      {lanes.map(({ lane }) => (
        <Region key={lane.id} name={words.lane(lane.id)}>
          <LaneView letter={lane.id} />
        </Region>
      ))}
      {!phone && !stage && (
        <Region name={words.whyHereWhyNow}>
          <ReadFrom value={calm}>
            <WhyPanel />
          </ReadFrom>
        </Region>
      )}
    </>
  );
}

import * as words from '#words/share/picture-subjects';

/** What a picture can show. */
export interface Subject {
  readonly id: string;
  /** As the page calls it. */
  readonly name: string;
  /** One under the other. */
  readonly elements: readonly Element[];
  /** Controls that say nothing on paper, as a selector. */
  readonly leftOut: string;
}

/** Of switches the chosen side stays: it says what is shown; the head of a tile, a button as well, names its lane. */
export const CONTROLS = 'button:not([aria-pressed="true"], .tile-head), .go, .lock-note, kbd, .resizer';

/** The lanes together, each lane, each panel in sight, and the page. */
export function subjects(): Subject[] {
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  const lanes = find('main.lanes > .lane, main.lanes > .tiles > .tile, main.lanes > .enlarged > .lane');
  const heading = find('main.lanes > .scene');
  const shown = find('main.lanes > .lane, main.lanes > .tiles, main.lanes > .enlarged');
  const picture = (id: string, name: string, elements: readonly Element[]) => ({
    id,
    name,
    elements,
    leftOut: CONTROLS,
  });
  return [
    ...(shown.length > 0 ? [picture('lanes', words.allLanes, [...heading, ...shown])] : []),
    ...lanes.map((lane) => picture(`lane-${letterOf(lane)}`, lane.ariaLabel ?? words.lane, [lane])),
    ...find('.insight .panel[id]').map((panel) =>
      picture(panel.id.replace('panel-', ''), titleOf(panel), [panel]),
    ),
    { id: 'page', name: words.page, elements: find('.app'), leftOut: 'none' },
  ];
}

const letterOf = (lane: Element): string => (lane.getAttribute('data-lane') ?? '').toLowerCase();

const titleOf = (panel: Element): string => panel.querySelector('h3')?.textContent ?? panel.id;

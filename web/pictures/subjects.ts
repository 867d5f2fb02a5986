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

/** Of switches the chosen side stays: it says what is shown. */
const CONTROLS = 'button:not([aria-pressed="true"]), .go, kbd, .resizer';

/** The lanes together, each lane, each panel in sight, and the page. */
export function subjects(): Subject[] {
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  const lanes = find('main.lanes > .lane[data-lane]');
  const heading = find('main.lanes > .scene');
  const overview = find('main.lanes > .overview');
  const together = [...heading, ...lanes, ...overview];
  const picture = (id: string, name: string, elements: readonly Element[]) => ({
    id,
    name,
    elements,
    leftOut: CONTROLS,
  });
  return [
    ...(lanes.length + overview.length > 0 ? [picture('lanes', 'All lanes', together)] : []),
    ...lanes.map((lane) => picture(`lane-${letterOf(lane)}`, lane.ariaLabel ?? 'Lane', [lane])),
    ...find('.insight .panel[id]').map((panel) =>
      picture(panel.id.replace('panel-', ''), titleOf(panel), [panel]),
    ),
    { id: 'page', name: 'The page', elements: find('.app'), leftOut: 'none' },
  ];
}

const letterOf = (lane: Element): string => (lane.getAttribute('data-lane') ?? '').toLowerCase();

const titleOf = (panel: Element): string => panel.querySelector('h3')?.textContent ?? panel.id;

import type { Page } from 'playwright-core';

export type Act = (page: Page) => Promise<unknown>;
const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);
const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click();
const seen =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().waitFor();

/** A surface, its address, and what is done there until it is whole; in any language. */
export const SURFACES: readonly (readonly [name: string, path: string, acts: readonly Act[]])[] = [
  ['the opening scene', '#abrupt-change.61', [seen('.lane svg.plot')]],
  ['two dimensions', '#abrupt-change-2d.80', [seen('.lane canvas')]],
  ['an environment', '#threshold.30', [seen('.designs svg.plot')]],
  ['arms', '#unemployment.40', [seen('.lane svg.plot')]],
  ['a locked page', '#scene=abrupt-change&t=61&lock=controls&hide=future&you=none', [seen('.lock-note')]],
  ['a lecture', '#scene=abrupt-change&t=61&lecture=125', [seen('.lecture svg.plot')]],
  ['the library', '#library', [seen('.shelf')]],
  ['the papers', '#papers', [seen('.papers svg')]],
  ['the glossary', '#glossary', [seen('#place li')]],
  ['a table of one’s own', '#own/table', [seen('main#place, main h1')]],
  ['a formula of one’s own', '#own/formula', [seen('main#place, main h1')]],
  ['a drawing of one’s own', '#own/draw', [seen('main#place, main h1')]],
  ['the comparison', '#compare', [seen('.compare svg')]],
  ['a game', '#you', [seen('.you svg, svg.plot')]],
  ['what is yours', '#yours', [seen('textarea')]],
  ['the teacher’s page', '#teacher', [seen('.teachers h2, .teachers h3')]],
  ['a lesson', '#lesson=the-event-trigger&step=2', [seen('.lesson h3')]],
  ['a lesson that there is not', '#lesson=nonsense&step=2', [seen('.lesson-fault')]],
  ['the code for the room', '#abrupt-change.61', [seen('.lane svg.plot'), press('q'), seen('svg.qr')]],
  ['the keys', '#abrupt-change.61', [seen('.lane svg.plot'), press('?'), seen('[role="dialog"] h2')]],
  ['sharing', '#abrupt-change.61', [click('.header [aria-haspopup="dialog"]'), seen('.share svg.qr')]],
  ['a menu', '#abrupt-change.61', [click('[aria-haspopup="menu"]:not(.header *)'), seen('[role="menu"]')]],
  ['a card', '#abrupt-change.61', [seen('.lane svg.plot'), press('i'), seen('.card')]],
];

import type { Scenario } from '../../../src/contracts/scenario.ts';
import { keepPicture, pictureOfScenario, readPictures } from '../../kept/kept-pictures.ts';
import { ownLessons } from './shelf.ts';

/** Draws a lesson of the user’s own for the library, from the run of a step’s scenario, unless it has a picture. */
export async function pictureLesson(name: string, scenario: Scenario): Promise<void> {
  if (readPictures('lessons', [name]).has(name)) return;
  const picture = await pictureOfScenario(scenario);
  const names = ownLessons().map((lesson) => lesson.name);
  if (names.includes(name)) keepPicture('lessons', name, picture);
}

import { lab } from '../../store/store.ts';
import { keepPicture, pictureOfScenario, readPictures } from '../../yours/kept-pictures.ts';
import { ownLessons } from './shelf.ts';

/** Draws a lesson of one’s own for the library, from the run of the step that is open, unless it has a picture. */
export async function pictureLesson(name: string): Promise<void> {
  if (readPictures('lessons', [name]).has(name)) return;
  const picture = await pictureOfScenario(lab.getState().scenario);
  const names = ownLessons().map((lesson) => lesson.name);
  if (names.includes(name)) keepPicture('lessons', name, picture, names);
}

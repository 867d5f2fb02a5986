import * as words from '#words/share/film';
import { facesInUse } from '../../pictures/fonts.ts';
import { copyTo, onPage, textOf } from '../../pictures/picture.ts';
import { inSlices, rest } from '../../pictures/slices.ts';
import { CONTROLS } from '../../pictures/subjects.ts';

/** Pixels of a film per px of the page: 1280 × 720 px become 1920 × 1080. */
const DOTS_PER_PX = 1.5;

/** `</svg>` encoded for an address. */
const END = '%3C%2Fsvg%3E';

/** Draws the pictures of a film on one canvas, one after the other. */
interface FilmCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Draws the element in its current state. */
  draw(): Promise<void>;
}

/** A canvas of the element's present size, rounded to even numbers of pixels, which encoders need. */
export async function filmCanvas(element: Element): Promise<FilmCanvas> {
  const { width, height } = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = even(width * DOTS_PER_PX);
  canvas.height = even(height * DOTS_PER_PX);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error(words.tooLarge);
  // Encoded only once, because the fonts are the larger part of every picture.
  const faces = encodeURIComponent(`<style>${await allFaces()}</style>`);
  const draw = async () => {
    const image = new Image();
    const body = encodeURIComponent(await pictureOf(element, canvas));
    image.src = `data:image/svg+xml;charset=utf-8,${body.slice(0, -END.length)}${faces}${END}`;
    await image.decode();
    await rest();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  };
  return { canvas, draw };
}

const even = (dots: number): number => 2 * Math.round(dots / 2);

/** Includes fonts not used so far, because a reset may bring the first bold word. */
async function allFaces(): Promise<string> {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => face)));
  return facesInUse();
}

async function pictureOf(element: Element, { width, height }: HTMLCanvasElement): Promise<string> {
  const drawing = await inSlices(copyTo(element, CONTROLS, 0, 0));
  const box = { width: width / DOTS_PER_PX, height: height / DOTS_PER_PX };
  const svg = onPage({ width, height }, box, drawing);
  await rest();
  return textOf(svg);
}

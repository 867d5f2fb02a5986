import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import * as words from '#words/share/film';
import type { FilmFormat } from './order.ts';

interface Container {
  readonly type: string;
  /** In order of preference. */
  readonly codecs: VideoCodec[];
  readonly format: () => WebMOutputFormat | Mp4OutputFormat;
}

const CONTAINERS: Readonly<Record<FilmFormat, Container>> = {
  webm: { type: 'video/webm', codecs: ['vp9', 'vp8', 'av1'], format: () => new WebMOutputFormat() },
  mp4: {
    type: 'video/mp4',
    codecs: ['avc', 'vp9', 'av1'],
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
};

/** Bits per second: as needed for lines and letters at 1920 × 1080 with 4 to 30 pictures per second. */
const bitrateOf = (rate: number): number => Math.min(8e6, 1.2e6 + 0.25e6 * rate);
/** Seconds between pictures that a player can jump to. */
const KEY_FRAME_SECONDS = 2;

/** A film being written; the file is complete or does not exist. */
interface FilmWriter {
  /** Adds the current content of the canvas. */
  add(at: number, seconds: number): Promise<void>;
  finish(): Promise<Blob>;
}

/** @param rate pictures per second. Rejects with a plain sentence if the browser cannot write such a film. */
export async function openFilm(
  canvas: HTMLCanvasElement,
  format: FilmFormat,
  rate: number,
): Promise<FilmWriter> {
  const { type, codecs, format: container } = CONTAINERS[format];
  const { width, height } = canvas;
  const bitrate = bitrateOf(rate);
  const codec = await getFirstEncodableVideoCodec(codecs, { width, height, bitrate });
  if (!codec) throw new Error(words.noFormat(format.toUpperCase()));
  const target = new BufferTarget();
  const output = new Output({ format: container(), target });
  const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: KEY_FRAME_SECONDS });
  // Times are rounded to whole pictures; a fractional rate is left out.
  output.addVideoTrack(source, Number.isInteger(rate) ? { frameRate: rate } : {});
  await output.start();
  return {
    add: (at, seconds) => source.add(at, seconds),
    async finish() {
      await output.finalize();
      if (!target.buffer) throw new Error(words.notWritten);
      return new Blob([target.buffer], { type });
    },
  };
}

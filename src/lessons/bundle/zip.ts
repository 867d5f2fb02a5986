import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import {
  type Bundle,
  BundleError,
  bundleOf,
  LARGEST_BUNDLE,
  MOST_FILES,
  tooLargeBundle,
  tooManyFiles,
} from './bundle.ts';

/** Bytes that are unpacked at a time: 1 kB unpacks to at most about 1 MB. */
const SLICE = 1024;

/** Files that a desktop adds on its own, and entries for folders. */
const BESIDE = /^__MACOSX\/|(^|\/)(\.[^/.][^/]*|Thumbs\.db|desktop\.ini)$|\/$/;

interface Unzipped {
  readonly path: string;
  readonly parts: Uint8Array[];
}

/**
 * The files of a zipped lesson.
 * @param name of the zip: what the lesson is called where its files lie in no folder
 * @throws BundleError
 */
export function bundleFromZip(bytes: Uint8Array, name: string): Bundle {
  const files = unzipped(bytes);
  const undecoded: string[] = [];
  const entries = files.map(({ path, parts }) => {
    const text = decoded(parts);
    if (text === null) undecoded.push(path);
    return [path, text ?? ''] as const;
  });
  const bundle = bundleOf(entries, lessonName(name));
  if (undecoded.length > 0)
    throw new BundleError(undecoded.map((file) => ({ file, text: 'is no text in UTF-8.' })));
  return bundle;
}

/** "My lesson (1).zip" as "my-lesson". */
function lessonName(file: string): string {
  const words = file
    .replace(/\.zip$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return /^(\d+-)?[a-z]/.test(words) ? words : 'lesson';
}

/** Unpacks slice by slice and stops at the first limit exceeded; sizes in the header are not trusted. */
function unzipped(bytes: Uint8Array): readonly Unzipped[] {
  if (!isZip(bytes)) throw unreadable('This is no zip file.');
  const files: Unzipped[] = [];
  let size = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    if (BESIDE.test(file.name)) return;
    if (files.length === MOST_FILES) throw tooManyFiles();
    const parts: Uint8Array[] = [];
    files.push({ path: file.name, parts });
    file.ondata = (error, part) => {
      if (error) throw error;
      size += part.length;
      if (size > LARGEST_BUNDLE) throw tooLargeBundle();
      parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += SLICE)
      unzip.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
  } catch (error) {
    throw error instanceof BundleError
      ? error
      : unreadable('The zip file is damaged, or locked by a password.');
  }
  return files;
}

const unreadable = (text: string) => new BundleError([{ file: '', text }]);

/** Starts with "PK", followed by a file or the end of an empty archive. */
const isZip = ([p, k, a, b]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));

/** null where the bytes are not UTF-8. */
function decoded(parts: readonly Uint8Array[]): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
  } catch {
    return null;
  }
}

import { basename, join, resolve } from 'node:path';
import {
  type Bundle,
  BundleError,
  bundleOf,
  LARGEST_BUNDLE,
  readBundle,
} from '../../lessons/bundle/bundle.ts';
import { packBundle } from '../../lessons/bundle/packed.ts';
import { bundleFromZip } from '../../lessons/bundle/zip.ts';
import { LessonError } from '../../lessons/read/faults.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import { CliError, type Io } from '../io.ts';
import { COURSE } from './gen/pack.ts';

/** A lesson to be packed. */
export interface PackedLesson {
  /** "the-event-trigger", "own-my-drift" */
  readonly name: string;
  readonly title: string;
  /** What stands behind the page's `#`: its name, or all of it. */
  readonly address: string;
}

/**
 * A lesson of the course by its number or name, else a custom one by its folder or zip.
 * @throws CliError with a line for every mistake in it
 */
export function lessonOf(source: string, io: Io): PackedLesson {
  return ofCourse(source) ?? ownLesson(source, io);
}

/** "06", "6", "the-event-trigger", "06-the-event-trigger" */
function ofCourse(source: string): PackedLesson | null {
  const [, number, name] = /^(\d{1,2})?-?([a-z][a-z0-9-]*)?$/.exec(source) ?? [];
  if (number === undefined && name === undefined) return null;
  const found = COURSE.find(
    (lesson) =>
      (number === undefined || lesson.number === Number(number)) &&
      (name === undefined || lesson.name === name),
  );
  return found ? { name: found.name, title: found.title, address: `lesson=${found.name}` } : null;
}

function ownLesson(source: string, io: Io): PackedLesson {
  if (!io.exists(source)) {
    const known = COURSE.map(({ name }) => name);
    throw new CliError(
      `${cut(source, 100)} is no lesson of the course, and no folder or zip of one; ${suggestion(source, known)}`,
    );
  }
  try {
    const bundle = bundleAt(source, io);
    const { name, title } = readBundle(bundle);
    return { name, title, address: `lesson-in=${packBundle(bundle)}` };
  } catch (error) {
    if (error instanceof BundleError || error instanceof LessonError)
      throw new CliError(`${cut(source, 100)}: ${error.message.replaceAll('\n', '; ')}`);
    throw error;
  }
}

function bundleAt(source: string, io: Io): Bundle {
  const names = io.list(source);
  if (names === null) return bundleFromZip(io.readFile(source, LARGEST_BUNDLE), basename(source));
  const entries = names
    .filter((name) => !name.startsWith('.'))
    .map((name) => [name, Buffer.from(io.readFile(join(source, name), LARGEST_BUNDLE)).toString()] as const);
  return bundleOf(entries, basename(resolve(source)));
}

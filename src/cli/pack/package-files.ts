import type { Files } from '../../export/zip.ts';
import { SCORM_SCRIPT, XAPI_SCRIPT } from './gen/pack.ts';
import type { PackedLesson } from './lesson-source.ts';
import { manifest, tincan } from './manifest.ts';
import type { ScoreOf } from './wrapper/learned.ts';
import { openingPage, wrapperPage } from './wrapper-html.ts';

export const PACKAGES = ['scorm', 'html', 'xapi'] as const;
export type PackageKind = (typeof PACKAGES)[number];

/**
 * The files of a package by their names.
 * @param page the page as one file; it goes in as it is
 */
export function packageFiles(
  kind: PackageKind,
  lesson: PackedLesson,
  score: ScoreOf,
  page: Uint8Array,
): Files {
  const files = { 'driftlab.html': page };
  if (kind === 'html') return { 'index.html': openingPage(lesson), ...files };
  const wrapped = { 'index.html': wrapperPage(lesson, score), ...files };
  if (kind === 'xapi') return { 'tincan.xml': tincan(lesson), 'lesson.js': XAPI_SCRIPT, ...wrapped };
  return { 'imsmanifest.xml': manifest(lesson), 'lesson.js': SCORM_SCRIPT, ...wrapped };
}

import type { PackedLesson } from './lesson-source.ts';
import { escaped, iriOf } from './manifest.ts';
import type { ScoreOf } from './wrapper/learned.ts';

const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">`;

/** The page that connects a learning platform with the lesson in its frame. */
export function wrapperPage(lesson: PackedLesson, score: ScoreOf): string {
  const title = escaped(lesson.title);
  return `${HEAD}
<title>${title}</title>
<style>
  html, body { height: 100%; margin: 0; }
  body { display: flex; flex-direction: column; }
  p { margin: 0; padding: 8px 16px; font: 14px/1.5 system-ui, sans-serif; }
  iframe { flex: 1; border: 0; }
</style>
</head>
<body data-address="${lesson.address}" data-name="${iriOf(lesson)}" data-score="${score}">
<p role="status" hidden></p>
<iframe title="${title}"></iframe>
<script src="lesson.js"></script>
</body>
</html>
`;
}

/** The page that leads to the lesson, where nobody listens. */
export function openingPage({ title, address }: PackedLesson): string {
  const to = `driftlab.html#${address}`;
  return `${HEAD}
<title>${escaped(title)}</title>
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p><a href="${to}">${escaped(title)}</a></p>
</body>
</html>
`;
}

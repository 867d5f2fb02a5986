import { describe, expect, it } from 'vitest';
import { readsOf, type Statement } from '../../src/lessons/statement.ts';
import { filesOf, lessonFolders, lessonIn } from './support.ts';

/** By lesson and step: other scenes that its words speak of, and the words that say so. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '2.1': { doubts: /such worlds .* as in the next step/s },
  '3.4': { jump: /after 60/ },
  '3.7': { round: /worlds like the round’s/ },
  '4.2': { drift: /At a rate of 0\.003/ },
  '4.5': { alone: /Ten times too slow/ },
  '5.2': { still: /without any reset/ },
  '5.4': { told: /told of each jump/, early: /jumps come 15 steps sooner/ },
  '6.6': { jump: /where it moved by more/ },
  '7.5': { drift: /a drift/ },
  '7.6': { jumps: /In jumps/, still: /where nothing moves/, drift: /in the drift/ },
  '7.8': { jumps: /in jumps/ },
  '8.5': { dots: /the first step again/ },
  '10.6': { looks: /looks once a step/ },
  '14.4': { week: /yesterday to be similar/ },
  '14.7': { smooth: /where a hill moves smoothly/ },
  '16.1': { line: /On a line/ },
  '16.2': { 'spots-line': /On a line/ },
  '16.3': { 'spots-line': /On a line/ },
  '16.4': { line: /On a line/ },
  '16.6': { 'jump-line': /On a line/, map: /A drift/, peak: /travelling peak/ },
};

/** The steps of a lesson as they are written: their words, their scene, and the statements that they cite. */
function written(folder: string) {
  const { statements } = lessonIn(folder);
  const [, ...sections] = filesOf(folder)['lesson.md'].split(/^## /m);
  return sections.map((words, i) => ({
    place: `${Number.parseInt(folder, 10)}.${i + 1}`,
    words,
    scene: /^```step\nscene: (\S+)$/m.exec(words)?.[1] ?? '',
    cited: [...new Set([...words.matchAll(/[{^](S\d+\.\d+)/g)].map(([, id]) => id))].map(
      (id) => [id, statements[id]] as const,
    ),
  }));
}

const scenesOf = (statement: Statement) => [...new Set(readsOf(statement).map(({ setup }) => setup.scene))];

describe('the words of a step', () => {
  const steps = lessonFolders().flatMap(written);

  it('rest on runs of its own scene, or say of which other world they speak', () => {
    const strays = steps.flatMap(({ place, words, scene, cited }) =>
      cited.flatMap(([id, statement]) =>
        scenesOf(statement)
          .filter((other, _, all) => !all.includes(scene) && !ELSEWHERE[place]?.[other]?.test(words))
          .map((other) => `${place} is about ${scene}, and cites ${id} of ${other}`),
      ),
    );
    expect(strays).toEqual([]);
  });

  it('name no other world that they do not cite', () => {
    const unused = Object.entries(ELSEWHERE).flatMap(([place, scenes]) => {
      const step = steps.find((one) => one.place === place);
      const cited = step?.cited.flatMap(([, statement]) => scenesOf(statement)) ?? [];
      return Object.keys(scenes)
        .filter((scene) => !cited.includes(scene) || scene === step?.scene)
        .map((scene) => `${place} ${scene}`);
    });
    expect(unused).toEqual([]);
  });
});

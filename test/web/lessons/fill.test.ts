import { describe, expect, it } from 'vitest';
import { loadBackend, parseScenario } from '../../../src/index.ts';
import { readLesson } from '../../../src/lessons/read/read-lesson.ts';
import { kindOf } from '../../../src/lessons/step-shape.ts';
import { filled, isKnown } from '../../../web/lessons/fill.ts';
import { comparison } from '../../../web/lessons/predict/comparison.ts';
import { filesOf, runOf } from '../../lessons/support.ts';

const scenario = parseScenario({
  seed: 7,
  horizon: 20,
  noiseVariance: 0.05,
  objective: { id: 'gp-chain-1d', parameters: { rate: 0 } },
  lanes: [{ algorithm: 'gp-ucb' }],
});
const run = { ...runOf(scenario, await loadBackend()), t: 12 };

describe('a live text', () => {
  it('has the run’s numbers in place of its measures, at the step shown where none is named', () => {
    expect(filled('{data(A)} of {data(A, 20)}', run)).toBe('11 of 19');
    expect(filled('noise {setting(noiseVariance)}', run)).toBe('noise 0.05');
  });

  it('says that there is none', () => {
    expect(filled('resets {reset-steps(A)}', run)).toBe('resets none');
  });

  it('leaves symbols and what it does not know alone', () => {
    expect(filled('$√{β}$ and (1 − $ε$)^{10} and {nothing}', run)).toBe(
      '$√{β}$ and (1 − $ε$)^{10} and {nothing}',
    );
  });

  it('writes a dash for what is not known yet', () => {
    const early = { ...run, records: () => [] };
    expect(filled('{regret(A)}', early)).toBe('–');
    expect(isKnown('from 1 – 20 it loses {regret(A)}', early)).toBe(false);
    expect(isKnown('from 1 – 20 it loses {regret(A)}', run)).toBe(true);
  });
});

describe('the comparison of a guess', () => {
  const { lesson } = readLesson('template', filesOf('template'));
  const predict = lesson.steps[0].predict;
  if (!predict || kindOf(predict) !== 'place') throw new Error('The template asks for a place.');
  const said = (you: number, truth: number) =>
    comparison(predict, { values: [you], shown: false, right: [truth] }, run);

  it('says which side it lies on, and how far', () => {
    expect(said(0.5, 0.2)).toMatchObject({
      text: '[A] asks {apart} further left.',
      words: { apart: '0.30' },
    });
    expect(said(0.1, 0.2).text).toBe('[A] asks {apart} further right.');
    expect(said(0.22, 0.2).text).toContain('agree');
  });

  it('says nothing until the run has its numbers', () => {
    const says = ['[A] pays {regret(A)}.', 'No.'];
    const asked = { ...predict, choice: ['little', 'much'], answer: 1, says } as typeof predict;
    const told = (known: typeof run) =>
      comparison(asked, { values: [1], shown: false, right: [1] }, known).text;
    expect(told({ ...run, records: () => [] })).toBe('');
    expect(told(run)).toBe(says[0]);
  });

  it('says nothing of a guess that was not made', () => {
    expect(comparison(predict, { values: [], shown: true, right: [0.2] }, run).text).toBe('');
  });
});

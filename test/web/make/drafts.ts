import type { DraftQuestion, DraftStep, LessonDraft } from '../../../web/kept/lesson-drafts.ts';
import { filesOf } from '../../lessons/support.ts';

export const SCENE = JSON.parse(filesOf('template')['world.json']) as DraftStep['scene'];

export const question = (part: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...{ kind: 'none', ask: 'What: now?', options: ['left', '', 'right "there"'], right: 3 },
  says: 'You said {you}, the run says {truth}.',
  ...part,
});

export const step = (part: Partial<DraftStep> = {}): DraftStep => ({
  ...{
    id: 1,
    title: '',
    say: '## A "text": with all that YAML\n\nmay trip over #',
    after: '',
    t: 12,
    afterwards: 0,
  },
  ...{ lane: 'A', panel: 'none', without: [], question: question(), scene: SCENE, run: 'A run' },
  ...{ line: true, facts: [], minutes: 3 },
  ...part,
});

export const draft = (steps: DraftStep[]): LessonDraft => ({
  ...{ title: '2D: a “draft”', goal: 'Say: what # is', minutes: 6, next: 9, steps },
});

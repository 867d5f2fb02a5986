import { beforeEach, describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { page } from '../../../web/store/page.ts';
import { lab } from '../../../web/store/store.ts';
import { tellScore } from '../../../web/you/score.ts';

const [{ scenario }, other] = SCENES;
const text = () => page.getState().notice?.text;

describe('the result of a game', () => {
  beforeEach(() => {
    page.setState({ notice: null, place: null });
    lab.setState({ scenario, t: 12 });
    tellScore(scenario, { own: 4.2, rivals: {}, blind: 31 }, 12);
  });

  it('stays while its run is looked through', () => {
    expect(text()).toMatch(/^Regret after 12 queries/);
    lab.setState({ t: 3 });
    expect(text()).toMatch(/^Regret after 12 queries/);
  });

  it('goes when the lessons are opened over its run', () => {
    page.setState({ place: { name: 'library', detail: 'lessons' } });
    expect(text()).toBeUndefined();
  });

  it('goes when another run is opened', () => {
    lab.setState({ scenario: other.scenario });
    expect(text()).toBeUndefined();
  });
});

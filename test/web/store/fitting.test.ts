import { beforeEach, describe, expect, it } from 'vitest';
import { type LaneFit, SCENES } from '../../../src/index.ts';
import { redo, undo } from '../../../web/store/actions/edit.ts';
import { setModel } from '../../../web/store/actions/scenario.ts';
import { fitToSelectedLane, fitting, startFitting } from '../../../web/store/fitting.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab, SCENARIO } from './support.ts';

const FIT: LaneFit = {
  ...{ lengthscale: 0.123, signalVariance: 1.99, noiseVariance: null, parameters: {} },
  ...{ before: -9, after: -4, count: 12 },
};
const settled = async () => {
  await expect.poll(() => fitting.getState().asked).toBeNull();
};
const model = () => lab.getState().scenario.model;
const lane = (letter: string) => lab.getState().scenario.lanes.find(({ id }) => id === letter);

/** What comes of a fit that answers so. */
async function served(fit: LaneFit): Promise<void> {
  const stop = startFitting({ fit: async () => fit });
  fitToSelectedLane();
  await settled();
  stop();
}

describe('fit to a lane', () => {
  beforeEach(() => {
    resetLab();
    fitting.setState({ asked: null, result: null, fault: null });
    setModel({ lengthscale: 0.3, signalVariance: 1 });
  });

  it('asks for the selected lane at the cursor and sets the model, undoable at once', async () => {
    const asked: unknown[] = [];
    const stop = startFitting({
      fit: async (lane, t) => {
        asked.push([lane, t]);
        return FIT;
      },
    });
    fitToSelectedLane();
    fitToSelectedLane();
    await settled();
    const { selectedLane, t } = lab.getState();
    expect(asked).toEqual([[expect.objectContaining({ lane: selectedLane }), t]]);
    expect(model()).toMatchObject({ lengthscale: 0.123, signalVariance: 1.99, noiseVariance: null });
    expect(fitting.getState()).toMatchObject({ asked: null, fault: null });
    expect(fitting.getState().result?.scenario).toBe(lab.getState().scenario);
    undo();
    expect(model()).toMatchObject({ lengthscale: 0.3, signalVariance: 1 });
    stop();
  });

  it('changes nothing where nothing likelier was found', async () => {
    const before = lab.getState().scenario;
    await served({ ...FIT, after: -9 });
    expect(lab.getState().scenario).toBe(before);
    expect(fitting.getState().result?.said).toMatch(/^Nothing changed/);
  });

  it('says in a sentence why there is no fit, and leaves the model alone', async () => {
    const stop = startFitting({
      fit: () => Promise.reject(new Error('A fit needs at least 5 observations.')),
    });
    fitToSelectedLane();
    await settled();
    expect(fitting.getState()).toMatchObject({ asked: null, fault: 'A fit needs at least 5 observations.' });
    expect(model()).toMatchObject({ lengthscale: 0.3 });
    stop();
  });
});

describe('fit to a lane whose belief changes with time', () => {
  const weekly = SCENES.find(({ id }) => id === 'weekly-cycle')?.scenario ?? SCENARIO;
  const parameters = { temporalPeriod: 7.004, periodLengthscale: 0.81 };

  beforeEach(() => {
    resetLab(weekly);
    fitting.setState({ asked: null, result: null, fault: null });
  });

  it('sets model, noise and the lane’s own as one change, which one undo takes back and one redo brings again', async () => {
    const before = lab.getState().scenario;
    await served({ ...FIT, noiseVariance: 0.0212, parameters });
    expect(model()).toMatchObject({ lengthscale: 0.123, signalVariance: 1.99, noiseVariance: 0.0212 });
    expect(lane('C')?.parameters).toEqual({ temporalKernel: 'periodic', ...parameters });
    for (const other of ['A', 'B']) expect(lane(other)).toBe(before.lanes.find(({ id }) => id === other));
    expect(fitting.getState().result?.said).toBe(
      'Fitted to lane C’s 12 points: log likelihood −9.0 → −4.0. In the lane: $p$ = 7 → 7.004, $l_p$ = 1 → 0.81.',
    );
    const after = lab.getState().scenario;
    undo();
    expect(lab.getState().scenario).toBe(before);
    redo();
    expect(lab.getState().scenario).toBe(after);
  });

  it('leaves what equals a default out, so that links stay short', async () => {
    await served({ ...FIT, parameters: { temporalPeriod: 7, periodLengthscale: 0.9 } });
    expect(lane('C')?.parameters).toEqual({ temporalKernel: 'periodic', periodLengthscale: 0.9 });
  });
});

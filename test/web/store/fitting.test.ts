import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../../../web/store/actions/edit.ts';
import { setModel } from '../../../web/store/actions/scenario.ts';
import { fitToSelectedLane, fitting, startFitting } from '../../../web/store/fitting.ts';
import { lab } from '../../../web/store/store.ts';

const FIT = { lengthscale: 0.123456, signalVariance: 1.98765, before: -9, after: -4, count: 12 };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const model = () => lab.getState().scenario.model;

describe('fit to a lane', () => {
  beforeEach(() => {
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
    expect(model()).toMatchObject({ lengthscale: 0.123, signalVariance: 1.99 });
    expect(fitting.getState()).toMatchObject({ asked: null, result: { fit: FIT }, fault: null });
    undo();
    expect(model()).toMatchObject({ lengthscale: 0.3, signalVariance: 1 });
    stop();
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

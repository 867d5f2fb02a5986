import type { LaneLetter } from '../../contracts/scenario.ts';
import { assumedNoise } from '../../engine/model-assumptions.ts';
import { log } from '../../math/index.ts';
import { type MeasuredRun, measure, recordAt, recordsIn, type StepRange } from './spec.ts';

const resetsIn = (run: MeasuredRun, lane: LaneLetter, range: StepRange) =>
  recordsIn(run, lane, range)?.filter(({ reset }) => reset) ?? null;

/** √ρ of the event test: ρ = 2 ln(2 π_{t′}/δ_B). */
const rootRho = (tPrime: number, deltaB: number): number =>
  Math.sqrt(2 * log((2 * Math.PI * Math.PI * tPrime * tPrime) / 6 / deltaB));

/** √ρ of a lane’s test at a step; null where the lane has no event test. */
function rootRhoAt(run: MeasuredRun, lane: LaneLetter, step: number): number | null {
  const record = recordAt(run, lane, step);
  const { deltaB = 0.1 } = run.scenario.lanes.find(({ id }) => id === lane)?.parameters ?? {};
  if (!record?.tPrime || record.sd === null || typeof deltaB !== 'number') return null;
  return rootRho(record.tPrime, deltaB);
}

/** When the data were dropped, and the test that decides it. */
export const RESET_MEASURES = [
  measure({
    name: 'resets',
    about: 'number of resets in a range of steps',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) => resetsIn(run, lane, range)?.length ?? null,
  }),
  measure({
    name: 'reset-steps',
    about: 'the steps of these resets',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) => resetsIn(run, lane, range)?.map(({ t }) => t) ?? null,
  }),
  measure({
    name: 'alarms',
    about: 'number of resets that the test asked for',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) =>
      resetsIn(run, lane, range)?.filter(({ reason }) => reason === 'event').length ?? null,
  }),
  measure({
    name: 'alarm-steps',
    about: 'the steps of these resets',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) =>
      resetsIn(run, lane, range)
        ?.filter(({ reason }) => reason === 'event')
        .map(({ t }) => t) ?? null,
  }),
  measure({
    name: 'psi',
    about: 'surprise ψ = |y − μ| of a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.psi ?? null,
  }),
  measure({
    name: 'kappa',
    about: 'threshold κ of a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.kappa ?? null,
  }),
  measure({
    name: 'limit',
    about: 'lowest y that the test lets pass, μ − κ',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const record = recordAt(run, lane, step);
      return record?.mean == null || record.kappa === null ? null : record.mean - record.kappa;
    },
  }),
  measure({
    name: 'largest-surprise',
    about: 'largest ψ/κ of a range of steps',
    arguments: ['lane', 'range'],
    digits: 2,
    of: (run, lane, range) => {
      const ratios = recordsIn(run, lane, range)?.map(({ psi, kappa }) => (psi ?? 0) / (kappa ?? 1));
      return ratios ? Math.max(...ratios) : null;
    },
  }),
  measure({
    name: 'root-rho',
    about: '√ρ of the event test at a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: rootRhoAt,
  }),
  measure({
    name: 'doubt-part',
    about: 'the part √ρ σ of κ at a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const root = rootRhoAt(run, lane, step);
      const sd = recordAt(run, lane, step)?.sd ?? null;
      return root === null || sd === null ? null : root * sd;
    },
  }),
  measure({
    name: 'noise-part',
    about: 'the part w̄ of κ at a step: what the test allows for noise',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const root = rootRhoAt(run, lane, step);
      return root === null ? null : root * Math.sqrt(assumedNoise(run.scenario));
    },
  }),
  measure({
    name: 'root-rho-after',
    about: '√ρ for a false alarm bound δ_B, so many steps after a reset',
    arguments: ['number', 'number'],
    digits: 2,
    of: (_, deltaB, steps) => rootRho(steps, deltaB),
  }),
];

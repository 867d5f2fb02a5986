import { cos, sin } from '../math/index.ts';
import type { Stream } from '../random/stream.ts';

/** Frequencies of a curve: enough that its draws look like those of a GP with a squared exponential kernel. */
const WAVES = 48;

/**
 * Random smooth curves g(u) = Σ_i (a_i cos ω_i u + b_i sin ω_i u)/√M with ω_i ~ N(0, 1/l²) drawn once and a_i, b_i ~ N(0, 1)
 * for every curve: random Fourier features of a squared exponential kernel with lengthscale l and variance 1
 * (Rahimi & Recht 2007). They can be asked anywhere, so a formula may put anything into them.
 */
export class RandomCurve {
  private readonly frequencies: Float64Array;
  /** a_1 … a_M, b_1 … b_M of the curve in force. */
  private readonly weights = new Float64Array(2 * WAVES);
  private readonly stream: Stream;

  constructor(stream: Stream, lengthscale: number) {
    this.stream = stream;
    this.frequencies = Float64Array.from({ length: WAVES }, () => stream.normal() / lengthscale);
    this.drawAnew();
  }

  /** An independent curve takes the place of this one. */
  drawAnew(): void {
    for (let i = 0; i < this.weights.length; i++) this.weights[i] = this.stream.normal();
  }

  /** One step of the chain f ← √(1−ε) f + √ε g with an independent g; ε in [0, 1]. */
  drift(rate: number): void {
    const [kept, fresh] = [Math.sqrt(1 - rate), Math.sqrt(rate)];
    for (let i = 0; i < this.weights.length; i++)
      this.weights[i] = kept * this.weights[i] + fresh * this.stream.normal();
  }

  at(u: number): number {
    const { frequencies, weights } = this;
    let sum = 0;
    for (let i = 0; i < WAVES; i++) {
      const angle = frequencies[i] * u;
      sum += weights[i] * cos(angle) + weights[WAVES + i] * sin(angle);
    }
    return sum / Math.sqrt(WAVES);
  }
}

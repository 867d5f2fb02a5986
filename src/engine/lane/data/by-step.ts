/** A list indexed by step, from 1, that may drop its beginning. */
export class ByStep<Value> {
  private readonly values: Value[] = [];
  private forgotten = 0;

  /** The newest step there is a value for; 0 before the first. */
  get last(): number {
    return this.forgotten + this.values.length;
  }

  /** What is kept, oldest first: everything, where nothing was forgotten. */
  get kept(): Value[] {
    return this.values;
  }

  /** The value of a step; undefined where it has been dropped or does not exist yet. */
  at(step: number): Value | undefined {
    return this.values[step - 1 - this.forgotten];
  }

  /** The values of the newest `count` steps, oldest first. */
  newest(count: number): Value[] {
    return count > 0 ? this.values.slice(-count) : [];
  }

  /** Appends the value of the next step. */
  push(value: Value): void {
    this.values.push(value);
  }

  /** Drops the steps before this one, once they are at least as many as the others. */
  forgetBefore(step: number): void {
    const idle = Math.min(step - 1 - this.forgotten, this.values.length);
    if (idle < 64 || 2 * idle < this.values.length) return;
    this.values.splice(0, idle);
    this.forgotten += idle;
  }
}

/** A list by step, from 1, that may forget its beginning. */
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

  /** The value of a step; undefined where it is forgotten or still to come. */
  at(step: number): Value | undefined {
    return this.values[step - 1 - this.forgotten];
  }

  /** The values of the newest `count` steps, oldest first. */
  newest(count: number): Value[] {
    return count > 0 ? this.values.slice(-count) : [];
  }

  /** The value of the step to come. */
  push(value: Value): void {
    this.values.push(value);
  }

  /** Forgets the steps before this one, at the latest when they are as many as the others. */
  forgetBefore(step: number): void {
    const idle = Math.min(step - 1 - this.forgotten, this.values.length);
    if (idle < 64 || 2 * idle < this.values.length) return;
    this.values.splice(0, idle);
    this.forgotten += idle;
  }
}

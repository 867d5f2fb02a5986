/**
 * Lets the messages that have arrived be served before work goes on. Where several wait, each turn lets the one go on
 * that has waited longest.
 */
export class Turns {
  private readonly channel = new MessageChannel();
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.channel.port1.onmessage = () => this.waiting.shift()?.();
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.channel.port2.postMessage(null);
    });
  }

  close(): void {
    this.channel.port1.close();
  }
}

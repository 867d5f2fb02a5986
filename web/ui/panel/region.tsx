import './region.css';
import { Component, type ReactNode } from 'react';
import * as words from '#words/page/page';
import { faultSentence } from '../../browser/load-fault.ts';

interface RegionProps {
  /** Name of the part that failed, for the sentence: "The regret panel". */
  readonly name: string;
  readonly children: ReactNode;
}

/** Error boundary: a fault is shown in its region, and the rest of the page continues to work. */
export class Region extends Component<RegionProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="fault" role="alert">
        <p>{words.couldNotBeDrawn({ name: this.props.name, reason: faultSentence(error) })}</p>
        <button type="button" className="btn line" onClick={() => this.setState({ error: null })}>
          {words.drawAgain}
        </button>
      </div>
    );
  }
}

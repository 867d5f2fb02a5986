import * as words from '#words/share/share';
import { hashOf } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';

/** The way to the run's summary on one sheet of paper. @param address of the run, or of its comparison */
export function PrintRow({ address }: { readonly address: string }) {
  const fragment = hashOf(address);
  const link = placeOf(fragment)?.detail ?? fragment;
  return (
    <div className="saves">
      <span>{words.paper}</span>
      <a
        className="btn line"
        href={address === '' ? undefined : `${address.split(/[?#]/)[0]}?print#${link}`}
        target="_blank"
        rel="noopener"
      >
        {words.summary}
      </a>
    </div>
  );
}

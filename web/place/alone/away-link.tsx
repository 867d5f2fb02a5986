import './away-link.css';
import * as words from '#words/share/embed';
import { Logo } from '../../ui/icons.tsx';
import { IconAway } from '../../ui/late-icons.tsx';
import { EngineName } from '../engine-name.tsx';

interface AwayLinkProps {
  readonly href: string;
  readonly title?: string;
}

/** Link from a frame to the whole page, in a new tab, behind the name of an archived engine. */
export const AwayLink = ({ href, title }: AwayLinkProps) => (
  <span className="embed-end">
    <EngineName />
    <a
      className="btn line embed-away"
      href={href}
      target="_blank"
      rel="noopener"
      title={title}
      aria-label={words.openInTab}
    >
      <Logo /> <span>{words.name}</span> <IconAway />
    </a>
  </span>
);

import { isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

/** Networks that others in the room may share, the likeliest first; those that machines make for themselves come last. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const INWARD = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun)/;

/** The machine's addresses on local networks, the likeliest first. */
export function localAddresses(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !/^169\.254\./.test(address),
      )
      .map(({ address }) => ({ address, rank: rankOf(address) + (INWARD.test(name) ? 10 : 0) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

const rankOf = (address: string): number =>
  (PRIVATE.findIndex((network) => network.test(address)) + PRIVATE.length + 1) % (PRIVATE.length + 1);

/** Which room it is, and the question that it opens with. */
export interface RoomPlace {
  readonly host: string;
  readonly port: number;
  readonly name: string;
  /** null: the teacher chooses one on the page for teachers. */
  readonly lesson: string | null;
  /** From 1; null: where the lesson begins. */
  readonly step: number | null;
}

const base = ({ host, port, name }: RoomPlace): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}/?room=${name}`;

const at = ({ lesson, step }: RoomPlace): string =>
  `#lesson=${lesson}${step === null ? '' : `&step=${step}`}`;

/** Where a guess becomes a code that can be sent to the room. */
export const studentsAddress = (place: RoomPlace): string =>
  `${base(place)}${place.lesson === null ? '' : `${at(place)}&class`}`;

/** The teacher's address. It shows all guesses, so it must not be shared. */
export const teachersAddress = (place: RoomPlace, token: string): string =>
  `${base(place)}&teacher=${token}${place.lesson === null ? '#teacher' : `${at(place)}&room`}`;

import type { Role } from './call.ts';
import type { Flag, Kind } from './kind.ts';
import { kinds } from './kinds.ts';

/** The person before a gate: their role, and what the login said of them, which opens routes and grants nothing (decision 5). */
export interface Visitor {
  readonly hadSellout: boolean;
  readonly hadSell: boolean;
  /** As the server says it; null where it has not yet, or never does: the flags alone decide then. */
  readonly role: Role | null;
}

/** A place with a gate, and everything below it. */
interface Gate {
  readonly path: `/${string}`;
  readonly isOpen: (visitor: Visitor) => boolean;
  readonly roles: readonly Role[];
}

const isFlagged: Readonly<Record<Flag, (visitor: Visitor) => boolean>> = {
  sellout: ({ hadSellout }) => hadSellout,
  selloutOrMoney: ({ hadSellout, hadSell }) => hadSellout || hadSell,
};
const anyFlag = (): boolean => true;

const gatesOf = ({ pages }: Kind): readonly Gate[] =>
  pages?.at.map((path) => ({ path, isOpen: pages.flag ? isFlagged[pages.flag] : anyFlag, roles: pages.roles })) ?? [];

/** Of no kind. */
const placesOf = (roles: Gate['roles'], paths: readonly Gate['path'][]): readonly Gate[] =>
  paths.map((path) => ({ path, isOpen: anyFlag, roles }));

/**
 * Row SES-9, and the roles of the menu (part 1, section 2; decisions 18–20): the one table that routes, menu, palette and server
 * read. A person who is turned away lands at '/'. A gate grants no call: each call says by itself who may use it.
 */
export const gates: readonly Gate[] = [
  ...kinds.flatMap(gatesOf),
  ...placesOf(['superuser'], ['/reputation', '/lead', '/status']),
  // Where an account is connected, a marketplace sends the browser back to.
  ...placesOf(['seller', 'superuser'], ['/expedition', '/connect', '/integrations']),
];

/** Is `path` this place or below it? */
export const isUnder = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

export const isGateOpen = (path: string, visitor: Visitor): boolean =>
  gates.every(
    (gate) => !isUnder(path, gate.path) || (gate.isOpen(visitor) && (visitor.role === null || gate.roles.includes(visitor.role))),
  );

import type { Call, Role } from './call.ts';

/** What the login said of a person beside their role: whose company sells out, who manages its money (decision 5). */
export type Flag = 'sellout' | 'selloutOrMoney';

/** A line of the menu under one of its headings. */
interface MenuPlace {
  readonly under: 'records' | 'integrations';
  readonly key: string;
  /** As the server says it: Portuguese. */
  readonly name: string;
  readonly icon: string;
  readonly link: `/${string}`;
  /** The roles that see the line, of those that may open the page; all of them where it is left out. */
  readonly roles?: readonly Role[];
  /** Notification types that count toward it. */
  readonly notifyMap?: readonly string[];
}

/**
 * A kind of thing, declared beside its calls and listed in kinds.ts. Server and console derive from it what they have to know of every
 * kind: docs/decisions/0077.
 */
export interface Kind<Name extends string = string> {
  /** What its subjects begin with: `kit` of `kit:7`. */
  readonly kind: Name;
  readonly calls: readonly Call[];
  /** Pages with a gate, by where they begin, and whom they open to. Pages of a kind that names none are open, and their calls decide. */
  readonly pages?: { readonly at: readonly `/${string}`[]; readonly roles: readonly Role[]; readonly flag?: Flag };
  readonly menu?: readonly MenuPlace[];
}

/** Keeps the name as a literal: the compiler asks for what each kind needs by it. */
export const kindOf = <const Name extends string>(kind: Kind<Name>): Kind<Name> => kind;

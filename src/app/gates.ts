/** What the login said of the user; it opens routes and grants nothing (decision 5). */
export interface GateFlags {
  readonly hadSellout: boolean;
  readonly hadSell: boolean;
}

interface Gate {
  /** Paths behind it, with everything below them. */
  readonly paths: readonly string[];
  readonly isOpen: (flags: GateFlags) => boolean;
}

/** Row SES-9. Routes and menu read this one table; whoever is turned away lands at '/'. */
const gates: readonly Gate[] = [
  { paths: ['/publish', '/users', '/marketplace'], isOpen: ({ hadSellout }) => hadSellout },
  { paths: ['/money'], isOpen: ({ hadSellout, hadSell }) => hadSellout || hadSell },
];

const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const isGateOpen = (path: string, flags: GateFlags): boolean =>
  gates.every(({ paths, isOpen }) => isOpen(flags) || !paths.some((root) => isUnder(path, root)));

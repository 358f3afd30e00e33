/**
 * What a hand and an eye do, and how long each takes in seconds: the keystroke-level model (Card, Moran and Newell, 1980), with the times
 * that issue 24 gives. A look at a listing costs as much as any other act of the mind, and the same in whichever flow it is taken.
 */
const secondsOf = { look: 1.35, mental: 1.35, point: 1.1, home: 0.4, key: 0.2 } as const;

export type Operator = { readonly type: Exclude<keyof typeof secondsOf, 'key'> } | { readonly type: 'key'; readonly key: string };

/** A picture and its title are seen. */
export const look: Operator = { type: 'look' };
/** What was seen is made up into what comes next: a decision, the place of a word, a text to write. */
export const mental: Operator = { type: 'mental' };
/** A thing on screen is pointed at, its click included. */
export const point: Operator = { type: 'point' };
/** The hand goes from the keys to the pointer, or back. */
export const home: Operator = { type: 'home' };
/** As `KeyboardEvent.key` names them; with Ctrl held, 'Control+a', which is two. */
export const keys = (...names: readonly string[]): readonly Operator[] => names.map((key) => ({ type: 'key', key }));

/** Something one does in one go, and how many listings are decided by then that were not before. */
export interface Step {
  readonly what: string;
  readonly operators: readonly Operator[];
  readonly decides: number;
}

/** What is pressed, in its order. */
export const keysOf = ({ operators }: Pick<Step, 'operators'>): readonly string[] =>
  operators.flatMap((operator) => (operator.type === 'key' ? [operator.key] : []));

const secondsOfOne = (operator: Operator): number =>
  operator.type === 'key' ? secondsOf.key * operator.key.split('+').length : secondsOf[operator.type];

export const secondsIn = (operators: readonly Operator[]): number => operators.reduce((sum, operator) => sum + secondsOfOne(operator), 0);

export interface Pace {
  readonly decided: number;
  /** Seconds a decision, and the same without the looks. */
  readonly each: number;
  readonly withoutLooks: number;
}

export const paceOf = (steps: readonly Step[]): Pace => {
  const decided = steps.reduce((sum, { decides }) => sum + decides, 0);
  const all = steps.flatMap(({ operators }) => operators);
  const bare = all.filter(({ type }) => type !== 'look');
  return { decided, each: secondsIn(all) / decided, withoutLooks: secondsIn(bare) / decided };
};

/** Where the time goes: seconds of each kind of step, the dearest first. */
export const costsOf = (steps: readonly Step[]): readonly { readonly what: string; readonly times: number; readonly seconds: number }[] => {
  const costs = new Map<string, { times: number; seconds: number }>();
  for (const { what, operators } of steps) {
    const cost = costs.get(what) ?? { times: 0, seconds: 0 };
    costs.set(what, { times: cost.times + 1, seconds: cost.seconds + secondsIn(operators) });
  }
  return [...costs].map(([what, cost]) => ({ what, ...cost })).toSorted((one, other) => other.seconds - one.seconds);
};

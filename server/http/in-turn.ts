/** What is under way, by its name; the newest of each. */
export type Turns = Map<string, Promise<unknown>>;

/** Of one name one at a time, in this process; others wait for nothing. */
export const inTurn = async <T>(turns: Turns, name: string, work: () => Promise<T>): Promise<T> => {
  const before = turns.get(name);
  const own = before ? before.then(work, work) : work();
  turns.set(name, own);
  try {
    return await own;
  } finally {
    if (turns.get(name) === own) turns.delete(name);
  }
};

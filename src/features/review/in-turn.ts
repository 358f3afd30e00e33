/** Runs a call when every earlier one about any of the same ids was answered: a server may take two requests in the other order. */
export type InTurn = <Answer>(ids: readonly string[], call: () => Promise<Answer>) => Promise<Answer>;

export const createInTurn = (): InTurn => {
  const lastById = new Map<string, Promise<unknown>>();
  return (ids, call) => {
    const earlier = ids.flatMap((id) => lastById.get(id) ?? []);
    const turn = Promise.allSettled(earlier).then(call);
    for (const id of ids) lastById.set(id, turn);
    const forget = (): void => {
      for (const id of ids) if (lastById.get(id) === turn) lastById.delete(id);
    };
    turn.then(forget, forget);
    return turn;
  };
};

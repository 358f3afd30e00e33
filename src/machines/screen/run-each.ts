/** Runs `work` over all items, at most `atOnce` at a time, in order; a failure of one is its own business and must not be thrown. */
export const runEach = async <Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const item = items[next] as Item;
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
};

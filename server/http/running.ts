/** What is being answered. A connection that the client closes does not end the work, which still needs the database. */
interface Running {
  readonly note: <T>(work: Promise<T>) => Promise<T>;
  readonly untilIdle: () => Promise<void>;
}

export const createRunning = (): Running => {
  const running = new Set<Promise<void>>();
  return {
    note: (work) => {
      const end = (): void => void running.delete(over);
      const over: Promise<void> = work.then(end, end);
      running.add(over);
      return work;
    },
    untilIdle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

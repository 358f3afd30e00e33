/** So many answers are kept; a pure question of a lifecycle has some hundreds. */
const mostKept = 1000;

/**
 * Answers a pure question once: the same arguments, compared by what they say, get the same answer again. For questions that are asked
 * thousands of times about few things; answers are shared and must not be changed.
 */
export const memoize = <Asked extends readonly unknown[], Answer>(answer: (...asked: Asked) => Answer): ((...asked: Asked) => Answer) => {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = answer(...asked);
    if (known.size >= mostKept) known.clear();
    known.set(key, now);
    return now;
  };
};

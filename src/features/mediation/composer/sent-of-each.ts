/**
 * How much of each file has left, in whole percent: they travel in one body, one after the other.
 *
 * @param sizes in bytes, in their order
 * @param sent bytes of all of them together
 */
export const sentOfEach = (sizes: readonly number[], sent: number): readonly number[] => {
  let before = 0;
  return sizes.map((size) => {
    const own = Math.min(size, Math.max(0, sent - before));
    before += size;
    return size === 0 ? 100 : Math.floor((own / size) * 100);
  });
};

import { useEffect, useState } from 'react';

/** Milliseconds after which a list that stands still is put in order. */
const restMs = 200;

/**
 * Elements are used again for the rows that come into view: a step changes some texts, where a new row would be built, styled and
 * laid out, thirty times a second. While the list moves they stay where they are in the document; standing still they are put in
 * the order of the rows, which is the order a screen reader reads them in.
 *
 * `rows` follow one another and are never more than `slots`.
 */
export const useSlots = (rows: readonly number[], slots: number) => {
  const [order, setOrder] = useState<readonly number[]>([]);
  const first = rows[0] ?? 0;
  const count = rows.length;
  useEffect(() => {
    const timer = setTimeout(() => setOrder(Array.from({ length: count }, (_, each) => (first + each) % slots)), restMs);
    return () => clearTimeout(timer);
  }, [count, first, slots]);

  const placeOf = (row: number): number => {
    const place = order.indexOf(row % slots);
    return place < 0 ? slots : place;
  };
  return {
    slotOf: (row: number): number => row % slots,
    inOrder: rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
};

import { useEffect, useState } from 'react';

/** Milliseconds after which a list that stands still is put in order. */
const restMs = 200;

/**
 * Deals out elements: a row keeps the one it has, and a row that comes takes that of one that went. It remembers its last answer, and
 * gives the same one again for the same rows.
 */
export const createDealSlots = (): ((keys: readonly string[]) => ReadonlyMap<string, number>) => {
  let dealt: ReadonlyMap<string, number> = new Map();
  return (keys) => {
    if (keys.length === dealt.size && keys.every((key) => dealt.has(key))) return dealt;
    const kept = new Map(keys.flatMap((key): [string, number][] => (dealt.has(key) ? [[key, dealt.get(key) ?? 0]] : [])));
    const taken = new Set(kept.values());
    let slot = 0;
    for (const key of keys) {
      if (kept.has(key)) continue;
      while (taken.has(slot)) slot += 1;
      taken.add(slot);
      kept.set(key, slot);
    }
    dealt = kept;
    return dealt;
  };
};

/**
 * Elements are used again for the rows that come into view: a step changes some texts, where a new row would be built, styled and
 * laid out, thirty times a second; and of a list that a row left only one is drawn again. While the list moves they stay where they
 * are in the document; standing still they are put in the order of the rows, which is the order a screen reader reads them in.
 *
 * `rows` follow one another.
 */
export const useSlots = (rows: readonly number[], keyAt: (row: number) => string) => {
  const [deal] = useState(createDealSlots);
  const [order, setOrder] = useState<readonly number[]>([]);
  const keys = rows.map(keyAt);
  const dealt = deal(keys);
  const slotOf = (row: number): number => dealt.get(keyAt(row)) ?? -1;
  const wanted = keys.map((key) => dealt.get(key) ?? -1);
  const isInOrder = wanted.length === order.length && wanted.every((slot, at) => slot === order[at]);
  useEffect(() => {
    if (isInOrder) return undefined;
    const timer = setTimeout(() => setOrder(wanted), restMs);
    return () => clearTimeout(timer);
  });

  const placeOf = (row: number): number => {
    const place = order.indexOf(slotOf(row));
    return place < 0 ? rows.length : place;
  };
  return { slotOf, inOrder: isInOrder ? rows : rows.toSorted((one, other) => placeOf(one) - placeOf(other)) };
};

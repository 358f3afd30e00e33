import { dayIn } from '#lib/formats.ts';

interface Day<Item> {
  readonly day: string;
  readonly items: readonly Item[];
}

/** Neighbours of one day stand together; the order is the caller's. */
export const byDay = <Item extends { readonly at: string }>(items: readonly Item[], timeZone: string): readonly Day<Item>[] => {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayIn(new Date(item.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};

import type { FactOf } from '#events/record.ts';

/** Facts as a reviewer's day makes them: what the product's log and its peers are given alike. */

const now = (): string => new Date().toISOString();
let lastId = 0;
export const newIds = (count: number): readonly string[] =>
  Array.from({ length: count }, () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`);

export const recorded = (id: string, entity: number): FactOf<'intent.recorded.v1'> => ({
  type: 'intent.recorded.v1',
  intent: {
    id,
    command: 'listing.refuse',
    version: 1,
    args: { publishId: `p${entity}`, version: 3, warning: 'gtin*/wigth', gtin: null },
    subject: `listing:p${entity}`,
    label: 'Luminária de mesa articulada preta',
    sendAfter: now(),
  },
});

/** A batch command of a thousand decisions; ten of them cover ten thousand listings. */
export const batchOf = (batch: number): readonly FactOf<'intent.recorded.v1'>[] =>
  newIds(1000).map((id, i) => recorded(id, (batch * 1000 + i) % 10_000));

/** How long the job takes, in milliseconds. */
export const timed = async (job: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await job();
  return performance.now() - from;
};

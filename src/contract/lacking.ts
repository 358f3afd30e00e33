import { z } from 'zod';

/** What Balcão can not yet do at the marketplace for a connected account: what would want it is not offered, and says so (decision 36). */
export const Lacking = z.enum(['cancellations', 'ownShipping', 'claims']);
export type Lacking = z.infer<typeof Lacking>;

/** Ours; nothing of an account that nobody has connected: what is told of it is played, or kept and says so. */
export const lacks = z.array(Lacking).nullish();

interface Account {
  readonly lacks?: readonly Lacking[] | null | undefined;
}

const wants: Readonly<Record<'order' | 'mediation', Readonly<Record<string, Lacking>>>> = {
  order: { cancelOnMarketplace: 'cancellations', ship: 'ownShipping' },
  mediation: { reply: 'claims' },
};

/** What this step of this kind wants and its account lacks; null where it lacks nothing. */
export const lackingFor = (kind: keyof typeof wants, step: string, account: Account): Lacking | null => {
  const wanted = wants[kind][step];
  return wanted !== undefined && account.lacks?.includes(wanted) === true ? wanted : null;
};

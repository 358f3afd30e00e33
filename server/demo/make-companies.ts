import type { seller } from '../db/schema/core.ts';
import type { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { companyNames, lastNames } from './data/people.ts';
import type { Dice } from './dice.ts';

export type SellerRow = typeof seller.$inferInsert;
export type AccountRow = typeof marketplaceAccount.$inferInsert;

export interface Company {
  readonly seller: SellerRow;
  readonly accounts: readonly AccountRow[];
}

const nameOf = (at: number): string =>
  companyNames[at] ?? `${lastNames[at % lastNames.length]} & ${lastNames[(at * 7 + 3) % lastNames.length]} Comércio ${at}`;

/** Companies with one account each, every fifth with a second one. One of the later ones is blocked. */
export const makeCompanies = (dice: Dice, count: number): readonly Company[] =>
  Array.from({ length: count }, (_, at) => {
    const name = nameOf(at);
    const id = dice.id();
    const accounts = Array.from({ length: at % 5 === 3 ? 2 : 1 }, (_each, number) => ({
      id: dice.id(),
      sellerId: id,
      name: number === 0 ? name : `${name} Outlet`,
      officialName:
        name
          .toUpperCase()
          .replaceAll(/[^A-Z]+/gu, '')
          .slice(0, 12) + String(dice.int(100, 999)),
    }));
    return { seller: { id, name, status: at === 17 ? 'blocked' : 'active', me2: at % 6 !== 4 }, accounts };
  });

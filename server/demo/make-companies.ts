import type { seller } from '../db/schema/core.ts';
import type { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { CompanyAddress } from '#contract/seller.ts';
import { companyNames, lastNames, places, streets } from './data/people.ts';
import type { Dice } from './dice.ts';

export type SellerRow = typeof seller.$inferInsert;
export type AccountRow = typeof marketplaceAccount.$inferInsert;

export interface Company {
  readonly seller: SellerRow;
  readonly accounts: readonly AccountRow[];
}

const nameOf = (at: number): string =>
  companyNames[at] ?? `${lastNames[at % lastNames.length]} & ${lastNames[(at * 7 + 3) % lastNames.length]} Comércio ${at}`;

const zero = '0'.charCodeAt(0);
/** Two digits after twelve, by the weights of the Receita: 2 to 9 from the right. A letter counts by its place after '0'. */
const checkDigit = (digits: string): string => {
  const sum = digits
    .split('')
    .reduceRight(
      ({ total, weight }, digit) => ({ total: total + (digit.charCodeAt(0) - zero) * weight, weight: weight === 9 ? 2 : weight + 1 }),
      {
        total: 0,
        weight: 2,
      },
    ).total;
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
};

/** Made of its place in the list, no dice: a number more would throw all that follows differently. */
const documentOf = (at: number): string => {
  const number = String(41_207_000 + at * 137);
  // Since 2026 there are some with letters.
  const root = at % 3 === 2 ? `${String.fromCharCode(65 + (at % 26), 65 + ((at * 7) % 26))}${number.slice(2)}` : number;
  const base = `${root}0001`;
  const first = checkDigit(base);
  return `${base}${first}${checkDigit(`${base}${first}`)}`;
};

const everyPlace = Object.entries(places).flatMap(([state, cities]) =>
  cities.map(([city, zip]) => ({ state, city, zipCode: zip.replace('-', '') })),
);

const addressOf = (at: number): CompanyAddress | null => {
  const place = everyPlace[at % everyPlace.length];
  return place
    ? { street: streets[at % streets.length] ?? '', number: String(40 + at * 17), complement: '', district: 'Centro', ...place }
    : null;
};

const blockedAt = 17;

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
    const isBlocked = at === blockedAt;
    const status = isBlocked ? 'blocked' : 'active';
    const blockReason = isBlocked ? 'Documentos da empresa não confirmados' : null;
    return { seller: { id, name, status, blockReason, me2: at % 6 !== 4, document: documentOf(at), address: addressOf(at) }, accounts };
  });

import type { seller } from '../db/schema/core.ts';
import type { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { CompanyAddress } from '#contract/seller.ts';
import { companyNames, lastNames, places, streets } from './data/people.ts';
import type { SeededRandom } from './seeded-random.ts';

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

/** Made of its place in the list, no random: a number more would throw all that follows differently. */
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

const day = 86_400_000;
/** Second accounts that do not simply work: of companies nobody of the demo enters for, so that theirs do. */
const outletsOf: Readonly<Record<number, 'expiring' | 'paused' | 'expired'>> = { 8: 'expiring', 18: 'paused', 23: 'expired' };

type Connection = Pick<AccountRow, 'connectedAt' | 'expiresAt' | 'pausedAt' | 'pauseReason'>;

/** Made of its place in the list, no random. The marketplace lets in for 180 days at a time. */
const connectionOf = (at: number, number: number, now: Date): Connection => {
  const state = number === 0 ? undefined : outletsOf[at];
  const after = (days: number): Date => new Date(now.getTime() + days * day);
  const left = state === 'expiring' ? 6 : state === 'expired' ? -3 : 40 + ((at * 37 + number * 11) % 130);
  const pausedAt = state === 'paused' ? after(-4) : null;
  const pauseReason = state === 'paused' ? 'Loja em balanço de estoque' : null;
  return { connectedAt: after(left - 180 * (1 + (at % 4))), expiresAt: after(left), pausedAt, pauseReason };
};

/** Companies with one account each, every fifth with a second one. One of the later ones is blocked. */
export const makeCompanies = (random: SeededRandom, count: number, now: Date): readonly Company[] =>
  Array.from({ length: count }, (_, at) => {
    const name = nameOf(at);
    const id = random.id();
    const accounts = Array.from({ length: at % 5 === 3 ? 2 : 1 }, (_each, number) => ({
      id: random.id(),
      sellerId: id,
      name: number === 0 ? name : `${name} Outlet`,
      officialName:
        name
          .toUpperCase()
          .replaceAll(/[^A-Z]+/gu, '')
          .slice(0, 12) + String(random.int(100, 999)),
      ...connectionOf(at, number, now),
    }));
    const isBlocked = at === blockedAt;
    const status = isBlocked ? 'blocked' : 'active';
    const blockReason = isBlocked ? 'Documentos da empresa não confirmados' : null;
    return { seller: { id, name, status, blockReason, me2: at % 6 !== 4, document: documentOf(at), address: addressOf(at) }, accounts };
  });

import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Role } from '#contract/call.ts';
import type { Db } from '#server/db/open.ts';
import { account, seller } from '#server/db/schema/core.ts';

export type CompanyId = (typeof companies)[number]['id'];

export interface Person {
  readonly name: string;
  readonly role: Role;
  readonly company: CompanyId | null;
  readonly isMoneyManager?: true;
}

/** Two companies that work, and one that is blocked. Whatever is Beto's has his name in its id, so that a leak to Ana's people can be seen in any answer. */
export const companies = [
  { id: 'ana', name: 'Casa da Ana', status: 'active', me2: true },
  { id: 'beto', name: 'Loja do Beto', status: 'active', me2: false },
  { id: 'caio', name: 'Loja do Caio', status: 'blocked', me2: true },
] as const;

/** One of each kind of user that the access rules tell apart (decisions 5 and 18–20). */
export const people = {
  seller: { name: 'Sílvia Vendedora', role: 'seller', company: 'ana' },
  foreignSeller: { name: 'Beto Vendedor', role: 'seller', company: 'beto' },
  moneyManager: { name: 'Mônica Financeiro', role: 'seller', company: 'ana', isMoneyManager: true },
  blockedSeller: { name: 'Bruno Bloqueado', role: 'seller', company: 'ana' },
  shutSeller: { name: 'Caio Vendedor', role: 'seller', company: 'caio' },
  consultant: { name: 'Clara Consultora', role: 'seller', company: null },
  reviewer: { name: 'Regina Revisora', role: 'reviewer', company: null },
  otherReviewer: { name: 'Raul Revisor', role: 'reviewer', company: null },
  superuser: { name: 'Sônia Super', role: 'superuser', company: null },
  otherSuperuser: { name: 'Saulo Super', role: 'superuser', company: null },
} as const satisfies Readonly<Record<string, Person>>;
export type PersonId = keyof typeof people;

const password = 'demo1234';
/** What the browser sends: SHA-256 hex of what was typed (decision 6). */
export const typedPassword = createHash('sha256').update(password).digest('hex');
export const mailOf = (person: PersonId): string => `${person.toLowerCase()}@balcao.test`;

/** Cheap on purpose: the cost of a guess is tested where passwords are, and here everybody logs in. */
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export const insertPeople = async (db: Db): Promise<void> => {
  const passwordHash = await hash(typedPassword, cheap);
  await db.insert(seller).values([...companies]);
  await db.insert(account).values(
    Object.entries<Person>(people).map(([id, { name, role, company, isMoneyManager }]) => ({
      id,
      mail: mailOf(id as PersonId),
      name,
      passwordHash,
      role,
      sellerId: company,
      hadSellout: role !== 'seller' || company === 'ana',
      isMoneyManager: isMoneyManager ?? false,
      isOwner: company === 'beto',
    })),
  );
};

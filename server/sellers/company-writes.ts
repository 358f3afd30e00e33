import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { saveCompany, setCompanyBlock, type CompanyEvent } from '#contract/seller.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { sayRule } from '#lib/validate/rule-text.ts';
import { isTaxId } from '#lib/validate/tax-id.ts';
import { isOwnerAmong } from '#machines/lifecycle/colleague.ts';
import { seller } from '../db/schema/core.ts';
import { forbiddenBecause, invalid, notFound, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { takeFound, type Taking } from '../stream/take-found.ts';
import { colleaguesOf } from './colleague-row.ts';
import { companiesOf, companyOf, selectCompanies, subjectOf, toCompanyRow, type CompanyRecord } from './company-row.ts';

export const takeCompany = (context: Taking, id: string): Promise<Result<CompanyRecord, ServerProblem>> => {
  const isIt = and(eq(seller.id, id), companiesOf(context.actor));
  const query = context.tx.select().from(seller).where(isIt).for('update');
  // The people who enter for a company are no part of what its form writes, so a change among them contradicts no save.
  const silent = ['colleagueInvited', 'colleagueChanged'];
  return takeFound(context, query, ({ version, status }) => ({ subject: subjectOf(id), version, status, silent }));
};

export const notOwner = (): ServerProblem => forbiddenBecause('Só um responsável pela empresa pode fazer isto');

/** The same for decisions that only its owners and superusers take. */
export const takeOwnedCompany = async (context: Taking, id: string): Promise<Result<CompanyRecord, ServerProblem>> => {
  const taken = await takeCompany(context, id);
  const { tx, actor } = context;
  if (!taken.ok || actor.role !== 'seller' || isOwnerAmong(await colleaguesOf(tx, id), actor.id)) return taken;
  return refuse(notOwner());
};

interface Written {
  readonly type: CompanyEvent['type'];
  readonly set?: Partial<typeof seller.$inferInsert>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Counts the version up and says what happened; its own sellers hear of it. */
export const writeCompany = async (
  { tx, record }: WriteContext,
  company: CompanyRecord,
  { type, set = {}, data = {} }: Written,
): Promise<void> => {
  const version = company.version + 1;
  await tx
    .update(seller)
    .set({ ...set, version })
    .where(eq(seller.id, company.id));
  await record({ subject: subjectOf(company.id), type, version, data, sellerId: company.id });
};

/** Which of them became something else; the database keeps the parts of an address in an order of its own. */
const changedFields = (before: object, after: object): readonly string[] => {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(was.get(name), value))
    .map(([name]) => name);
};

/** PUT /seller/{id} */
export const saveCompanyRoute = writeRoute(saveCompany, async ({ params: { id }, body }, context) => {
  if (body.document !== null && !isTaxId(body.document))
    return refuse(invalid('Dados inválidos', [{ path: 'body.document', message: sayRule({ rule: 'taxId' }) }]));
  const taken = await takeOwnedCompany(context, id);
  if (!taken.ok) return taken;
  const { document } = taken.value;
  // Another tax id is another company: its invoices, certificate and accounts are not this one's.
  if (context.actor.role === 'seller' && document !== null && body.document !== document)
    return refuse(invalid('Dados inválidos', [{ path: 'body.document', message: 'Só quem administra o Balcão muda o CPF ou CNPJ' }]));
  const fields = changedFields(taken.value, body);
  if (fields.length > 0) await writeCompany(context, taken.value, { type: 'edited', set: body, data: { fields } });
  return orNotFound(await companyOf(context.tx, id, context));
});

/** PUT /seller/{id}/block: its sellers stay signed in and are let into hardly anything, from their next call on. */
export const setCompanyBlockRoute = writeRoute(setCompanyBlock, async ({ params: { id }, body }, context) => {
  const taken = await takeCompany(context, id);
  if (!taken.ok) return taken;
  const isBlocked = taken.value.status === 'blocked';
  if (isBlocked === body.blocked) return refuse(stepRefused(isBlocked ? 'Empresa já está bloqueada' : 'Empresa não está bloqueada'));
  const blockReason = body.blocked ? body.reason : null;
  await writeCompany(context, taken.value, {
    type: body.blocked ? 'blocked' : 'unblocked',
    set: { status: body.blocked ? 'blocked' : 'active', blockReason },
    data: { reason: blockReason },
  });
  const [row] = await selectCompanies(context.tx).where(eq(seller.id, id));
  return row ? ok(toCompanyRow(row)) : refuse(notFound());
});

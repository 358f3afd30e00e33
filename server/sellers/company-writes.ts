import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { saveCompany, setCompanyBlock } from '#contract/seller.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { sayRule } from '#lib/validate/rule-text.ts';
import { isTaxId } from '#lib/validate/tax-id.ts';
import { seller } from '../db/schema/core.ts';
import { changedMeanwhile, invalid, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { companiesOf, companyOf, selectCompanies, subjectOf, toCompanyRow, type CompanyRecord } from './company-row.ts';

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on. */
export const takeCompany = async (
  { tx, actor, ifMatch }: Pick<WriteContext, 'tx' | 'actor' | 'ifMatch'>,
  id: string,
): Promise<Result<CompanyRecord, ServerProblem>> => {
  const [company] = await tx
    .select()
    .from(seller)
    .where(and(eq(seller.id, id), companiesOf(actor)))
    .for('update');
  if (!company) return refuse(notFound());
  const { version, status } = company;
  const conflict = ifMatch === null ? null : await conflictSince(tx, { subject: subjectOf(id), version, status }, actor.id, ifMatch);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(company);
};

interface Written {
  readonly type: 'edited' | 'blocked' | 'unblocked' | 'certificateKept';
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
  const taken = await takeCompany(context, id);
  if (!taken.ok) return taken;
  const fields = changedFields(taken.value, body);
  if (fields.length > 0) await writeCompany(context, taken.value, { type: 'edited', set: body, data: { fields } });
  const company = await companyOf(context.tx, id, context.actor);
  return company ? ok(company) : refuse(notFound());
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

import { eq, sql } from 'drizzle-orm';
import { stepCategory, type CategoryEventType, type CategoryStep } from '#contract/category-rules-calls.ts';
import { ok, refuse, unreachable } from '#lib/result.ts';
import { stepCategory as decide, type CategoryStepRefused } from '#machines/lifecycle/category.ts';
import { category } from '../db/schema/category.ts';
import { stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { checkAnewIn } from '../listing-checks/check-anew.ts';
import type { Sentence } from '../language/sentences.ts';
import { rowColumns, subjectOf, takeCategory, toCategoryRows, type CategoryRecord } from './category-record.ts';

const refusals: Readonly<Record<CategoryStepRefused, Sentence>> = {
  alreadyExcluded: 'A categoria já está fechada',
  notExcluded: 'A categoria não está fechada',
  sameModes: 'A categoria já envia assim',
  noAttribute: 'A categoria não tem este atributo',
  marketplaceRequires: 'O marketplace já exige este atributo',
  alreadyRequired: 'Este atributo já é exigido',
  notRequired: 'Este atributo não é exigido por nós',
  sameWeight: 'A verificação já vale assim nesta categoria',
};
const sayRefused = (why: CategoryStepRefused): ServerProblem => stepRefused(refusals[why]);

const nameOf = ({ specs }: CategoryRecord, attributeId: string): string =>
  specs.flatMap(({ attributes }) => attributes).find(({ id }) => id === attributeId)?.name ?? attributeId;

/** What the history says of a step. */
const eventOf = (found: CategoryRecord, step: CategoryStep): { readonly type: CategoryEventType; readonly what: string | null } => {
  switch (step.type) {
    case 'exclude':
      return { type: 'excluded', what: null };
    case 'include':
      return { type: 'included', what: null };
    case 'ship':
      return { type: 'shipModesChanged', what: step.modes.join(', ') };
    case 'require':
      return { type: 'attributeRequired', what: nameOf(found, step.attributeId) };
    case 'release':
      return { type: 'attributeReleased', what: nameOf(found, step.attributeId) };
    case 'weigh':
      return { type: 'checkWeighed', what: `${step.check}: ${step.weight}` };
    default:
      return unreachable(step);
  }
};

/** What a check of listings sees. */
const changesFindings: ReadonlySet<CategoryStep['type']> = new Set(['weigh', 'require', 'release']);

/** PUT /category/{id}/rules: what stands in it already is left as it is, and asked at its next save. */
export const stepCategoryRoute = writeRoute(stepCategory, async ({ params: { id }, body: step }, context) => {
  // One at a time: what is marked below one that is closed may be held by a person who closes another (mark_categories).
  await context.tx.execute(sql`select pg_advisory_xact_lock(hashtext('category rules'))`);
  const taken = await takeCategory(context, id);
  if (!taken.ok) return taken;
  const found = taken.value;
  const next = decide(
    found,
    step,
    found.specs.flatMap(({ attributes }) => attributes),
  );
  if (!next.ok) return refuse(sayRefused(next.error));
  const { isExcluded, shipModes, requiredHere, checkWeights } = next.value;
  const version = found.version + 1;
  await context.tx
    .update(category)
    .set({ isExcluded, shipModes: [...shipModes], requiredHere: [...requiredHere], checkWeights, version })
    .where(eq(category.id, id));
  if (changesFindings.has(step.type)) await checkAnewIn(context.tx, id, context.clock());
  const { type, what } = eventOf(found, step);
  await context.record({ subject: subjectOf(id), type, version, data: { what }, sellerId: null });
  const rows = await context.tx.select(rowColumns).from(category).where(eq(category.id, id));
  const [row] = await toCategoryRows(context.tx, rows, context.actor);
  if (!row) throw new Error(`Category ${id} is gone`);
  return ok(row);
});

import { eq } from 'drizzle-orm';
import { getTechnicalSpecs } from '#contract/category.ts';
import { ok, refuse } from '#lib/result.ts';
import { category } from '../db/schema/category.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { specsOf } from './category-record.ts';

/** GET /meli/technical-specs/{category}: each attribute is a component of its own, as a console shows it. */
export const getTechnicalSpecsRoute = readRoute(getTechnicalSpecs, async ({ params }, { db }) => {
  const [found] = await db
    .select({ specs: category.specs, requiredHere: category.requiredHere })
    .from(category)
    .where(eq(category.id, params.category));
  if (!found) return refuse(notFound());
  const groups = specsOf(found).map(({ id, label, attributes }) => ({
    id,
    label,
    components: attributes.map((each) => ({ attributes: [each] })),
  }));
  return ok({ data: { technicalSpecs: { groups } } });
});

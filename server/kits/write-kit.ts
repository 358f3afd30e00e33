import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { addKit, saveKit, type KitEdit, type KitField } from '#contract/kit.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { sku } from '../db/schema/product.ts';
import { changedMeanwhile, notFound, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { checkKit } from './check-kit.ts';
import { kitOf } from './get-kit.ts';
import { kitsOf, subjectOf } from './kit-row.ts';
import { kitTexts } from './kit-texts.ts';

type KitRecord = Pick<typeof kit.$inferSelect, 'id' | 'version' | 'sellerId' | 'title' | 'code' | 'discount'>;

/** Held before the kit, as whoever changes a stock holds them: the two would wait for each other for ever. */
const holdSkus = async ({ tx, actor }: WriteContext, parts: KitEdit['parts']): Promise<void> => {
  const ids = parts.map(({ skuId }) => skuId);
  await tx
    .select({ id: sku.id })
    .from(sku)
    .where(and(inArray(sku.id, ids), actor.role === 'superuser' ? undefined : eq(sku.sellerId, actor.sellerId ?? '')))
    .orderBy(asc(sku.id))
    .for('share');
};

/**
 * Two that give one code at once wait for each other: the later one is told, and does not fail. Listings sold under it wait too, before they
 * hold their kit (mark_kits_sold_as): so it is held before the kit is.
 */
const holdCode = ({ tx }: WriteContext, code: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('kit'), hashtext(${code}) & 255)`);

const insertParts = ({ tx }: WriteContext, kitId: string, parts: KitEdit['parts']) =>
  tx.insert(kitPart).values(parts.map(({ skuId, quantity }, position) => ({ kitId, skuId, quantity, position })));

const columnsOf = ({ name: title, code, discount }: KitEdit) => ({ title, code, discount, ...kitTexts({ title, code }) });

/** POST /kit */
export const addKitRoute = writeRoute(addKit, async ({ body }, context) => {
  const { tx, actor, clock, record } = context;
  await holdCode(context, body.code);
  const checked = await checkKit(context, body, null);
  if (!checked.ok) return checked;
  const id = randomUUID();
  await tx.insert(kit).values({ id, sellerId: checked.value, createdAt: clock(), ...columnsOf(body) });
  await insertParts(context, id, body.parts);
  await record({ subject: subjectOf(id), type: 'added', version: 1, data: {}, sellerId: checked.value });
  const made = await kitOf(tx, id, actor);
  return made ? ok(made) : refuse(notFound());
});

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on. */
const takeKit = async ({ tx, actor, ifMatch }: WriteContext, id: string): Promise<Result<KitRecord, ServerProblem>> => {
  const [found] = await tx
    .select({
      id: kit.id,
      version: kit.version,
      sellerId: kit.sellerId,
      title: kit.title,
      code: kit.code,
      discount: kit.discount,
    })
    .from(kit)
    .where(and(eq(kit.id, id), kitsOf(actor)))
    .for('update');
  if (!found) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: found.version, status: '' };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(found);
};

const told = (parts: KitEdit['parts']): string => JSON.stringify(parts.map(({ skuId, quantity }) => [skuId, quantity]));

const changedIn = async ({ tx }: WriteContext, before: KitRecord, after: KitEdit): Promise<readonly KitField[]> => {
  const parts = await tx
    .select({ skuId: kitPart.skuId, quantity: kitPart.quantity })
    .from(kitPart)
    .where(eq(kitPart.kitId, before.id))
    .orderBy(asc(kitPart.position));
  return [
    ...(before.title === after.name ? [] : (['name'] as const)),
    ...(before.code === after.code ? [] : (['code'] as const)),
    ...(before.discount === after.discount ? [] : (['discount'] as const)),
    ...(told(parts) === told(after.parts) ? [] : (['parts'] as const)),
  ];
};

/** PUT /kit/{id}: what is as it was is no edit. */
export const saveKitRoute = writeRoute(saveKit, async ({ params: { id }, body }, context) => {
  const { tx, actor, record } = context;
  await holdSkus(context, body.parts);
  await holdCode(context, body.code);
  const taken = await takeKit(context, id);
  if (!taken.ok) return taken;
  const before = taken.value;
  const checked = await checkKit(context, body, before);
  if (!checked.ok) return checked;
  const fields = await changedIn(context, before, body);
  if (fields.length > 0) {
    const version = before.version + 1;
    await tx
      .update(kit)
      .set({ ...columnsOf(body), version })
      .where(eq(kit.id, id));
    if (fields.includes('parts')) {
      await tx.delete(kitPart).where(eq(kitPart.kitId, id));
      await insertParts(context, id, body.parts);
    }
    await record({ subject: subjectOf(id), type: 'edited', version, data: { fields }, sellerId: before.sellerId });
  }
  const saved = await kitOf(tx, id, actor);
  return saved ? ok(saved) : refuse(notFound());
});

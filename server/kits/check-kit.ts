import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { KitEdit } from '#contract/kit.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { kit } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { invalid, notFound, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';
import { isKitSku, skusOf } from './list-kit-skus.ts';

const wrong = (message: Sentence, path: string): Result<never, ServerProblem> => refuse(invalid(message, [{ message, path }]));
const inParts = 'body.parts';

/** Absent and foreign alike. */
const noSuchSku = (): ServerProblem => {
  const message = 'SKU não encontrado';
  const { status, body } = notFound();
  return { status, body: { ...body, message, cause: [{ message, path: inParts }] } };
};

const readSkus = ({ tx, actor }: WriteContext, ids: readonly string[]) =>
  tx
    .select({ id: sku.id, code: sku.sku, sellerId: sku.sellerId })
    .from(sku)
    .where(and(inArray(sku.id, [...ids]), skusOf(actor)));

const kitsAmong = async ({ tx }: WriteContext, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await tx
    .select({ id: sku.id })
    .from(sku)
    .where(and(inArray(sku.id, [...ids]), isKitSku));
  return new Set(found.map(({ id }) => id));
};

const countWrong = (parts: KitEdit['parts']): Sentence | null => {
  if (new Set(parts.map(({ skuId }) => skuId)).size < parts.length) return 'Cada SKU entra uma vez, com a sua quantidade';
  return parts.reduce((sum, { quantity }) => sum + quantity, 0) < 2 ? 'Um kit tem ao menos duas unidades' : null;
};

/** Says what else goes by the code: another kit, or a SKU that is sold by itself. Null when nothing does. */
const codeTaken = async ({ tx }: WriteContext, sellerId: string, code: string, id: string | null): Promise<Sentence | null> => {
  const others = and(eq(kit.sellerId, sellerId), eq(kit.code, code), id === null ? undefined : ne(kit.id, id));
  if ((await tx.$count(kit, others)) > 0) return 'Outro kit já tem este SKU';
  const listedAsKit = sql`exists (select 1 from ${listing} where ${listing.skuId} = ${sku.id} and ${listing.kit})`;
  const alone = and(eq(sku.sellerId, sellerId), eq(sku.sku, code), sql`not ${listedAsKit}`);
  return (await tx.$count(sku, alone)) > 0 ? 'Este SKU é de um produto' : null;
};

/** Answers the company of the kit once all of it is found allowed; `before` is the kit it was. */
export const checkKit = async (
  context: WriteContext,
  { code, parts }: KitEdit,
  before: { readonly id: string; readonly sellerId: string } | null,
): Promise<Result<string, ServerProblem>> => {
  const miscounted = countWrong(parts);
  if (miscounted !== null) return wrong(miscounted, inParts);
  const ids = parts.map(({ skuId }) => skuId);
  const skus = await readSkus(context, ids);
  const [first] = skus;
  if (!first || skus.length < ids.length) return refuse(noSuchSku());
  const sellerId = before?.sellerId ?? first.sellerId;
  if (skus.some((each) => each.sellerId !== sellerId)) return wrong('Os SKUs de um kit são de uma mesma empresa', inParts);
  // The kit's own code first: a kit within itself is said as what it is.
  const kits = await kitsAmong(context, ids);
  const inner = skus.find((each) => each.code === code || kits.has(each.id));
  if (inner) return wrong(`Um kit não contém outro kit: ${inner.code}`, inParts);
  const taken = await codeTaken(context, sellerId, code, before?.id ?? null);
  return taken === null ? ok(sellerId) : wrong(taken, 'body.code');
};

import { z } from 'zod';
import { byId, call, everyRole, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { Category, CategoryAttribute } from './category.ts';
import { CheckName, CheckWeight, CheckWeights } from './check.ts';
import { getGuidelines, saveGuidelines } from './guidelines.ts';
import { listOf } from './list-of.ts';
import { ShipMode } from './listing.ts';

const Named = z.object({ id: z.string(), name: z.string() });

/** A category with what the hub decided about it. */
export const CategoryRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  name: z.string(),
  level: z.int(),
  /** The way to it, itself included. */
  path: z.array(Named),
  /** Nothing is below it: it can be chosen. */
  isLeaf: z.boolean(),
  isExcluded: z.boolean(),
  /** What above it is excluded, and it with it; null where nothing is. */
  excludedBy: Named.nullable(),
  shipModes: z.array(ShipMode),
  /** Ids of the attributes that the hub requires beside the marketplace. */
  requiredHere: z.array(z.string()),
  /** Checks of listings that count here, and in what is below, otherwise than above. */
  checkWeights: CheckWeights.default({}),
});
export type CategoryRow = z.infer<typeof CategoryRow>;

const CategoryEventType = z.enum(['excluded', 'included', 'shipModesChanged', 'attributeRequired', 'attributeReleased', 'checkWeighed']);
export type CategoryEventType = z.infer<typeof CategoryEventType>;

/** One line of its history. */
export const CategoryEvent = z.object({
  type: CategoryEventType,
  at: Instant,
  userName: z.string(),
  /** What it was about: an attribute's name, or shipping modes. */
  what: z.string().nullable(),
});
export type CategoryEvent = z.infer<typeof CategoryEvent>;

/** The most listings that are counted one by one. */
export const mostCounted = 10_000;

/** Beside the row: what only its page shows. */
export const CategoryPage = CategoryRow.extend({
  children: listOf(Category.extend({ isExcluded: z.boolean() })),
  groups: z.array(z.object({ id: z.string(), label: z.string(), attributes: z.array(CategoryAttribute) })),
  /** What the checks count above it: where it says nothing itself, this holds. */
  checkWeightsAbove: CheckWeights.default({}),
  /** How many listings stand in it that the person may see; `mostCounted` is that many or more. */
  listings: z.int().nonnegative(),
  history: listOf(CategoryEvent),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

export const CategoryFilter = z.object({
  search: z.string().trim().max(120).optional(),
  state: z.enum(['open', 'excluded', 'stricter']).optional(),
  kind: z.enum(['root', 'leaf']).optional(),
});
export type CategoryFilter = z.infer<typeof CategoryFilter>;

export const listCategories = call('listCategories', 'GET /category', {
  roles: everyRole,
  ours: true,
  query: CategoryFilter.extend(numberedQuery),
  reply: pageOf(CategoryRow),
});

export const getCategoryPage = call('getCategoryPage', 'GET /category/{id}', {
  roles: everyRole,
  ours: true,
  params: byId,
  reply: CategoryPage,
});

/** What a superuser decides about a category. */
export const CategoryStep = z.discriminatedUnion('type', [
  z.object({ type: z.literal('exclude') }),
  z.object({ type: z.literal('include') }),
  z.object({ type: z.literal('ship'), modes: z.array(ShipMode).max(2) }),
  z.object({ type: z.literal('require'), attributeId: z.string().min(1).max(64) }),
  z.object({ type: z.literal('release'), attributeId: z.string().min(1).max(64) }),
  /** `usual`: as above it, or as the check itself says. */
  z.object({ type: z.literal('weigh'), check: CheckName, weight: z.enum([...CheckWeight.options, 'usual']) }),
]);
export type CategoryStep = z.infer<typeof CategoryStep>;

export const stepCategory = call('stepCategory', 'PUT /category/{id}/rules', {
  roles: ['superuser'],
  ours: true,
  params: byId,
  body: CategoryStep,
  reply: CategoryRow,
});

export const category = kindOf({
  kind: 'category',
  calls: [listCategories, getCategoryPage, stepCategory, getGuidelines, saveGuidelines],
  menu: [{ under: 'records', key: 'categories', name: 'Categorias', icon: 'categories', link: '/category', roles: ['superuser'] }],
});

import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { call, everyRole } from './call.ts';
import { listOf } from './list-of.ts';
import { ListingAttribute, ShipMode } from './listing.ts';
import { optionName, textIn, unreadableId } from './unreadable.ts';

const CategoryName = z.object({ id: z.string(), name: z.string() });

/**
 * Category (part 1, section 3), as the picker's columns show it. `hasChildren` is ours: a provider that does not say it is asked.
 * `selected` is its picker's; ours knows by itself what was chosen (decision 0170).
 */
export const Category = CategoryName.extend({ hasChildren: z.boolean().optional(), selected: z.boolean().optional() });
export type Category = z.infer<typeof Category>;

const unreadable = (broken: BrokenRow, told: unknown): z.infer<typeof CategoryName> => ({
  id: unreadableId(broken),
  name: optionName(broken, textIn(told, 'name')),
});

/** A category opened: the way to it, itself included, and what is below it. Without children it can be chosen. */
const OpenCategory = CategoryName.extend({ path_from_root: z.array(CategoryName), children_categories: listOf(Category, unreadable) });
export type OpenCategory = z.infer<typeof OpenCategory>;

const FoundCategory = CategoryName.extend({ path_from_root: z.array(CategoryName) });
export type FoundCategory = z.infer<typeof FoundCategory>;

/**
 * Category attribute (part 1, section 3) and technical-spec attribute (part 2, section 3). Tags are the marketplace's words: 'required',
 * 'catalog_required', 'conditional_required', 'allow_variations', 'read_only', 'hidden' and others.
 */
export const CategoryAttribute = z.object({
  id: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  value_type: ListingAttribute.shape.value_type,
  values: z.array(z.object({ id: z.string().nullable(), name: z.string() })).default([]),
  units: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  default_unit_id: z.string().nullish(),
  /** What was chosen, where an answer keeps it here; ours keeps it with the listing (decision 0170). */
  selected_unit_id: z.string().nullish(),
  value_id: z.string().nullish(),
  value_name: z.string().nullish(),
  value_max_length: z.int().positive().nullish(),
  /** Ours: what makes an attribute tagged 'conditional_required' required, a value of another. */
  required_when: z.object({ id: z.string(), value_names: z.array(z.string()) }).nullish(),
});
export type CategoryAttribute = z.infer<typeof CategoryAttribute>;

/** Row CAT-2: tagged required or catalog_required. What is required on a condition only is not meant. */
export const isAlwaysRequired = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  tags.includes('required') || tags.includes('catalog_required');

/** What is hidden or read only is nobody's to fill in, and so nobody's to ask for. */
export const isFilledIn = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  !tags.includes('hidden') && !tags.includes('read_only');

const categoryId = z.object({ id: z.string().min(1).max(64) });

export const listRootCategories = call('listRootCategories', 'GET /melicategories', {
  roles: everyRole,
  reply: listOf(Category, unreadable),
});

export const getCategory = call('getCategory', 'GET /melicategories/{id}', { roles: everyRole, params: categoryId, reply: OpenCategory });

export const getRequiredAttributes = call('getRequiredAttributes', 'GET /melicategories/requires/{id}', {
  roles: everyRole,
  params: categoryId,
  reply: z.array(CategoryAttribute),
});

export const listExcludedCategories = call('listExcludedCategories', 'GET /melicategories/config', {
  roles: everyRole,
  reply: z.array(z.string()),
});

export const searchCategories = call('searchCategories', 'GET /melicategories/search', {
  roles: everyRole,
  ours: true,
  query: z.object({ q: z.string().trim().min(1).max(120) }),
  reply: listOf(FoundCategory, (broken, told) => ({ ...unreadable(broken, told), path_from_root: [] })),
});

export const getTechnicalSpecs = call('getTechnicalSpecs', 'GET /meli/technical-specs/{category}', {
  roles: everyRole,
  params: z.object({ category: z.string().min(1).max(64) }),
  reply: z.object({
    data: z.object({
      technicalSpecs: z.object({
        groups: z.array(
          z.object({ id: z.string(), label: z.string(), components: z.array(z.object({ attributes: z.array(CategoryAttribute) })) }),
        ),
      }),
    }),
  }),
});

export const getCategoryStatus = call('getCategoryStatus', 'GET /publish/statusCategory', {
  roles: everyRole,
  query: z.object({ id: z.string().min(1).max(64), publish: z.string().min(1).max(64) }),
  reply: z.array(z.object({ mode: ShipMode })),
});

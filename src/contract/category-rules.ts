import { foldText } from '#lib/fold-text.ts';
import { isAlwaysRequired, isFilledIn, type CategoryAttribute } from './category.ts';
import { hasValue, isGivenByAll, type Variations } from './given-attributes.ts';
import type { ListingAttribute, ShipMode } from './listing.ts';
import type { BrokenRule } from './listing-rules.ts';

type Mode = (typeof ShipMode.options)[number];

interface Shipping {
  readonly shipMode: string;
  /** Does the company ship by me2? */
  readonly me2: boolean;
  /** Which modes the category allows. */
  readonly modes: readonly Mode[];
}

/** What stands between a category, a company and a shipping mode (part 2, section 5), in the order of the specification. */
export const shippingRules = ({ shipMode, me2, modes }: Shipping): readonly BrokenRule[] => {
  const allows = new Set(modes);
  const ofCompany: Mode = me2 ? 'me2' : 'me1';
  const rules =
    modes.length === 0
      ? (['noShipping'] as const)
      : ([
          ...(shipMode === 'me1' && !allows.has('me1') ? (['noMe1'] as const) : []),
          ...(ofCompany === 'me2' && !allows.has('me2') ? (['onlyMe2'] as const) : []),
          ...(shipMode === 'me2' && !allows.has('me2') ? (['noMe2'] as const) : []),
          ...(ofCompany === 'me1' && !allows.has('me1') ? (['onlyMe1'] as const) : []),
        ] as const);
  return rules.map((rule) => ({ rule, path: 'shipMode' }));
};

/** As much of a category's attribute as says whether it has to be there. */
export type Asked = Pick<CategoryAttribute, 'id' | 'name' | 'tags' | 'required_when'>;

/** On a condition: asked for by the value of another attribute. */
const isAskedNow = ({ tags, required_when: condition }: Asked, attributes: readonly ListingAttribute[]): boolean => {
  if (!tags.includes('conditional_required') || !condition) return false;
  const given = attributes.find(({ id }) => id === condition.id)?.value_name ?? null;
  return given !== null && condition.value_names.some((name) => foldText(name) === foldText(given));
};

export const isRequired = (spec: Asked, attributes: readonly ListingAttribute[]): boolean =>
  isFilledIn(spec) && (isAlwaysRequired(spec) || isAskedNow(spec, attributes));

/** Required technical attributes without a value (row CAT-2); 'Não se aplica' is one. */
export const missingRequired = (
  specs: readonly Asked[],
  attributes: readonly ListingAttribute[],
  variations: Variations = [],
): readonly Extract<BrokenRule, { readonly rule: 'attribute' }>[] => {
  const given = new Set(attributes.filter(hasValue).map(({ id }) => id));
  return specs
    .filter((spec) => isRequired(spec, attributes) && !given.has(spec.id) && !isGivenByAll(variations, spec.id))
    .map(({ id, name }) => ({ rule: 'attribute', path: `attributes.${id}`, name }));
};

/** Which attributes are missing the category says, and no mark that a listing has of another day; one that asks none leaves it to the marks. */
export const withAsked = (
  broken: readonly BrokenRule[],
  specs: readonly Asked[],
  attributes: readonly ListingAttribute[],
  variations: Variations,
): readonly BrokenRule[] =>
  specs.length === 0 ? broken : [...broken.filter(({ rule }) => rule !== 'attribute'), ...missingRequired(specs, attributes, variations)];

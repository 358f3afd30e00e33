import type { TechnicalSpec } from '#api/categories.ts';
import type { CategoryAttribute } from '#contract/category.ts';
import type { ListingAttribute } from '#contract/listing.ts';

interface SpecGroup {
  readonly key: string;
  /** Null where the category has no word for it: the listing's own, or another category's. */
  readonly label: string | null;
  readonly specs: readonly CategoryAttribute[];
}

/** What a listing says and its category does not ask, as if it were asked. One object for one attribute: a field that is not typed in is not drawn. */
const kept = new WeakMap<ListingAttribute, CategoryAttribute>();
export const specOf = (attribute: ListingAttribute): CategoryAttribute => {
  const { id, name, value_type, values = [], required } = attribute;
  const spec = kept.get(attribute) ?? {
    id,
    name,
    value_type,
    tags: required ? ['required'] : [],
    values: values.flatMap((each) => (each.name === null ? [] : [{ id: each.id, name: each.name }])),
    units: [],
  };
  kept.set(attribute, spec);
  return spec;
};

/** The groups of the category in its order, then what it does not ask. What makes a variation stands at the variation. */
export const specGroups = (specs: readonly TechnicalSpec[], attributes: readonly ListingAttribute[]): readonly SpecGroup[] => {
  const shown = specs.filter(({ tags }) => !tags.includes('hidden'));
  const names = [...new Set(shown.map(({ group }) => group))];
  const asked = new Set(specs.map(({ id }) => id));
  const beyond = attributes.filter(({ id, combination }) => !asked.has(id) && !combination);
  const own = beyond.filter(({ custom }) => custom).map(specOf);
  const others = beyond.filter(({ custom }) => !custom).map(specOf);
  return [
    ...names.map((name) => ({ key: `group-${name}`, label: name, specs: shown.filter(({ group }) => group === name) })),
    { key: 'own', label: null, specs: own },
    { key: 'other', label: null, specs: others },
  ].filter((group) => group.specs.length > 0);
};

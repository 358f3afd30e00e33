/** Pure: what a category asks, and what a listing answers. (part 1, section 5; part 2, section 3; decision 13; domain 5.4) */
import { isAlwaysRequired, isFilledIn, type CategoryAttribute } from '#contract/category.ts';
import { hasValue, isNotApplicable } from '#contract/given-attributes.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import { foldText } from '#lib/fold-text.ts';
import { hasThousands } from '#lib/typed-number.ts';

/** What a listing carries, said or still to be said, and another category does not ask: gone with the change. Its own characteristics stay. */
export const lostAttributes = (attributes: readonly ListingAttribute[], specs: readonly CategoryAttribute[]): ListingAttribute[] => {
  const asked = new Set(specs.map(({ id }) => id));
  return attributes.filter((attribute) => !attribute.custom && !attribute.combination && !asked.has(attribute.id));
};

/** Required is what this category requires, whatever another one did. */
const asAsked = (attribute: ListingAttribute, specs: readonly CategoryAttribute[]): ListingAttribute => {
  const required = specs.some((spec) => spec.id === attribute.id && isAlwaysRequired(spec) && isFilledIn(spec));
  return required === attribute.required ? attribute : { ...attribute, required };
};

/**
 * What a listing carries once its category is another one; without its specs nobody knows what that one does not ask, and everything
 * stays. `had` is what it carried in that category before, which comes back.
 */
export const movedAttributes = (
  attributes: readonly ListingAttribute[],
  specs: readonly CategoryAttribute[] | null,
  had: readonly ListingAttribute[],
): ListingAttribute[] => {
  const now = new Map(attributes.map((each) => [each.id, each]));
  const hadIds = new Set(had.map(({ id }) => id));
  const lost = new Set(specs ? lostAttributes(attributes, specs).map(({ id }) => id) : []);
  const moved = [
    // One of the seller's own went by their hand.
    ...had.flatMap((each) => now.get(each.id) ?? (each.custom ? [] : each)),
    ...attributes.filter(({ id }) => !hadIds.has(id) && !lost.has(id)),
  ];
  return specs ? moved.map((each) => asAsked(each, specs)) : moved;
};

/** 'Não se aplica' is not: there only a value can take its place. (domain 5.4) */
const canBeCleared = (attribute: ListingAttribute): boolean => hasValue(attribute) && !isNotApplicable(attribute);

/** Decision 13: what never had a value is dropped; one that had is cleared with null in both fields, which is how the marketplace clears it. */
export const withoutEmpty = (before: readonly ListingAttribute[], after: readonly ListingAttribute[]): ListingAttribute[] => {
  const had = new Set(before.filter(canBeCleared).map(({ id }) => id));
  const kept = after.flatMap((attribute) =>
    hasValue(attribute) ? [attribute] : had.has(attribute.id) ? [{ ...attribute, value_id: null, value_name: null }] : [],
  );
  const ids = new Set(kept.map(({ id }) => id));
  const gone = before.filter((attribute) => had.has(attribute.id) && !ids.has(attribute.id));
  // Taken off the listing: whatever its category asked before, nobody asks it now.
  return [...kept, ...gone.map((attribute) => ({ ...attribute, required: false, value_id: null, value_name: null }))];
};

/** An attribute as a listing keeps it, still without a value. */
const blankOf = (spec: CategoryAttribute): ListingAttribute => ({
  id: spec.id,
  name: spec.name,
  value_name: null,
  value_id: null,
  value_type: spec.value_type,
  required: isAlwaysRequired(spec),
  custom: false,
  combination: false,
});

export interface AttributeValue {
  readonly value_name: string | null;
  readonly value_id: string | null;
}

export const nothing: AttributeValue = { value_name: null, value_id: null };

/** The list with one value changed; an attribute the listing did not have yet joins it. */
export const withValue = (attributes: readonly ListingAttribute[], spec: CategoryAttribute, value: AttributeValue): ListingAttribute[] => {
  const isKnown = attributes.some(({ id }) => id === spec.id);
  return isKnown
    ? attributes.map((each) => (each.id === spec.id ? { ...each, ...value } : each))
    : [...attributes, { ...blankOf(spec), ...value }];
};

/** A stored number in pt-BR, as it is typed (decision 10): a marketplace says '5.5'. */
export const shownNumber = (text: string): string => (/^-?\d+\.\d+$/u.test(text) && !hasThousands(text) ? text.replace('.', ',') : text);

/** '20 W' as a number and its unit; what nobody can read stays in the number, for a person to mend. */
export const splitUnit = (
  text: string | null,
  { units, default_unit_id: usual }: CategoryAttribute,
): readonly [amount: string, unit: string] => {
  const said = (text ?? '').trim();
  const unit = [...units]
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => said.toLowerCase().endsWith(name.toLowerCase()));
  return unit ? [shownNumber(said.slice(0, -unit.name.length).trim()), unit.id] : [said, usual ?? units[0]?.id ?? ''];
};

export const joinUnit = (amount: string, unitId: string, { units }: CategoryAttribute): AttributeValue => {
  const unit = units.find(({ id }) => id === unitId)?.name ?? '';
  return amount === '' ? nothing : { value_id: null, value_name: `${amount} ${unit}`.trim() };
};

/** A number and what is typed behind it: '2,5 kg', '15 "'. */
export const splitTyped = (text: string): readonly [number: string, name: string] => {
  const at = text.search(/[^\d\s.,-]/u);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at).trim()];
};

/** The unit that is called so; null where the attribute is not measured in it. */
export const unitNamed = (name: string, { units }: CategoryAttribute): string | null => {
  const typed = name.toLowerCase();
  return units.find((unit) => unit.name.toLowerCase() === typed || unit.id.toLowerCase() === typed)?.id ?? null;
};

/**
 * What a number is typed with: only what stands before and behind it is taken out, for '10 a 20' would become another number. What it is
 * worth is known when all of it is there: '1.5' is a comma's, '1.500' is not.
 */
export const typedNumber = (text: string): string => text.replace(/^[^\d.,-]+/u, '').replace(/\s*[^\d\s.,-][^\d.,-]*$/u, '');

/** Which of the offered values this is: by id, else by name, accents and case aside. */
export const offeredValue = ({ values }: CategoryAttribute, { value_id, value_name }: AttributeValue) =>
  values.find(({ id }) => id !== null && id === value_id) ??
  values.find(({ name }) => value_name !== null && foldText(name) === foldText(value_name));

/** 'Lado', 'lado ' and 'LADO' are one name (reliability 79). Letters of other scripts never get this far: the box does not take them. */
export const nameKey = (name: string): string => foldText(name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim());

/** Part 2, section 5: no digits, no special characters; Latin letters only, so that no look-alike passes for another name. */
export const cleanAttributeName = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{Script=Latin}\p{M}\s-]/gu, '');

import { isNotApplicable } from '#contract/given-attributes.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import type { Translate } from '#locale/translate.ts';
import type { EditorField, EditorValues, VariationValues } from './editor-values.ts';
import { fieldName } from './field-names.ts';
import { entriesOf, type Choice, type Versions } from './merge-values.ts';
import { warrantyTypes, warrantyUnits } from './warranty-words.ts';

type Label =
  | `listing.condition.${'new' | 'used'}`
  | `listing.type.${'gold_pro' | 'gold_special'}`
  | `listing.shipMode.${'me1' | 'me2'}`
  | (typeof warrantyTypes)[keyof typeof warrantyTypes]
  | (typeof warrantyUnits)[keyof typeof warrantyUnits];

/** Chosen from a list: what the list says, not what is on the wire. */
const labels: { readonly [Field in EditorField]?: Readonly<Record<string, Label>> } = {
  condition: { new: 'listing.condition.new', used: 'listing.condition.used' },
  listingType: { gold_pro: 'listing.type.gold_pro', gold_special: 'listing.type.gold_special' },
  shipMode: { me1: 'listing.shipMode.me1', me2: 'listing.shipMode.me2' },
  warrantyType: warrantyTypes,
  warrantyTimeUnit: warrantyUnits,
};

const units: { readonly [Field in EditorField]?: string } = { height: 'cm', width: 'cm', depth: 'cm', weight: 'g' };

/** As much of a long text as shows where it is another one. */
const longest = 160;
const lead = 40;
const excerptOf = (text: string, other: string): string => {
  const [letters, others] = [[...text], [...other]];
  if (letters.length <= longest) return text;
  const from = Math.max(0, letters.findIndex((letter, at) => letter !== others[at]) - lead);
  const rest = letters.slice(from);
  return `${from > 0 ? '…' : ''}${rest.slice(0, longest).join('')}${rest.length > longest ? '…' : ''}`;
};

const textOrNone = (t: Translate, text: string): string => (text.trim() === '' ? t('common.notInformed') : text);

const sayAttribute = (t: Translate, attribute: ListingAttribute | undefined): string => {
  if (attribute === undefined) return t('editor.change.removed');
  return isNotApplicable(attribute) ? t('specs.notApplicable') : textOrNone(t, attribute.value_name ?? '');
};

/** What a variation has that the one before it had not: its SKU, its barcode, and each attribute by name. */
const sayVariation = (t: Translate, variation: VariationValues | undefined, before: VariationValues | undefined): string => {
  if (variation === undefined) return t('editor.change.removed');
  const change = (name: string, was: string, is: string): readonly string[] =>
    was === is ? [] : [t('editor.change.from', { name, before: was, after: is })];
  const attributes = new Map(variation.attributes.map((each) => [each.id, each]));
  const had = new Map((before?.attributes ?? []).map((each) => [each.id, each]));
  const none = t('common.notInformed');
  const said = [
    ...change(t('listing.field.sku'), textOrNone(t, before?.sku ?? ''), textOrNone(t, variation.sku)),
    ...change(t('listing.field.gtin'), textOrNone(t, before?.gtin ?? ''), textOrNone(t, variation.gtin)),
    ...[...new Set([...had.keys(), ...attributes.keys()])].flatMap((id) => {
      const [was, is] = [had.get(id), attributes.get(id)];
      return change((is ?? was)?.name ?? id, was ? sayAttribute(t, was) : none, sayAttribute(t, is));
    }),
  ];
  return said.join(', ') || t('editor.nothingChanged');
};

/** What is chosen, by name: 'Preço', 'Ficha técnica: Cor', 'Variação CAPA-AZUL'. */
export const nameChoice = (t: Translate, { field, id }: Choice, { base, mine, theirs }: Versions): string => {
  if (id === null || (field !== 'attributes' && field !== 'variations')) return fieldName(t, field);
  const entry = [base, theirs, mine].map((values) => entriesOf(values, field).get(id)).find((found) => found !== undefined);
  if (entry === undefined) return fieldName(t, field);
  return '_id' in entry ? t('editor.variation', { sku: entry.sku }) : `${fieldName(t, field)}: ${entry.name}`;
};

/** One side of a choice as its field shows it; an entry of a list by what changed in it. `accounts` are the names of theirs by id. */
export const sayChoice = (
  t: Translate,
  { field, id }: Choice,
  { base, mine, theirs }: Versions,
  { isMine, accounts }: { readonly isMine: boolean; readonly accounts: ReadonlyMap<string, string> },
): string => {
  const [values, others] = isMine ? [mine, theirs] : [theirs, mine];
  if (id !== null && field === 'variations') return sayVariation(t, entryOf(values, id), entryOf(base, id));
  if (id !== null && field === 'attributes')
    return sayAttribute(
      t,
      values.attributes.find((each) => each.id === id),
    );
  return sayField(t, field, values, { others, accounts });
};

const entryOf = ({ variations }: EditorValues, id: string): VariationValues | undefined => variations.find(({ _id }) => _id === id);

const sayField = (
  t: Translate,
  field: EditorField,
  values: EditorValues,
  { others, accounts }: { readonly others: EditorValues; readonly accounts: ReadonlyMap<string, string> },
): string => {
  const value = values[field];
  if (typeof value === 'boolean') return t(value ? 'specs.yes' : 'specs.no');
  if (field === 'category') return values.category.name;
  if (typeof value !== 'string') return t('editor.vehicles', { n: values.compatibilities.compatibilities.length });
  if (value.trim() === '') return t('common.notInformed');
  if (field === 'marketPlaceId') return accounts.get(value) ?? value;
  const label = labels[field]?.[value];
  if (label !== undefined) return t(label);
  const [unit, other] = [units[field], others[field]];
  return unit === undefined ? excerptOf(value, typeof other === 'string' ? other : '') : `${value} ${unit}`;
};

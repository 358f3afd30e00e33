import type { ListingAttribute } from '#contract/listing.ts';
import { editorFields, type EditorField, type EditorValues, type VariationValues } from './editor-values.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One listing three times: as it was when the edit was begun, as it is typed now, and as somebody else left it meanwhile. */
export interface Versions {
  readonly base: EditorValues;
  readonly mine: EditorValues;
  readonly theirs: EditorValues;
}

/** Fields whose entries are merged one by one: two people may change two variations of a listing and not meet. */
type ListField = 'attributes' | 'variations';
const isList = (field: EditorField): field is ListField => field === 'attributes' || field === 'variations';

/** What is chosen by itself: a field, or one entry of a list. */
export interface Choice {
  readonly field: EditorField;
  /** Of the entry; null where the field is chosen whole. */
  readonly id: string | null;
}
export const keyOf = ({ field, id }: Choice): string => (id === null ? field : `${field}.${id}`);

type Entry = ListingAttribute | VariationValues;

/**
 * Entries by what tells them apart. A variation is told by its id, not by its SKU: that can be corrected. Two new ones with one SKU stay
 * two, each with its images; it is said (`clashingCodes`), and the rule of SKUs asks for another.
 */
export const entriesOf = (values: EditorValues, field: ListField): ReadonlyMap<string, Entry> =>
  field === 'attributes'
    ? new Map(values.attributes.map((each) => [each.id, each]))
    : new Map(values.variations.map((each) => [each._id, each]));

/** Fields that somebody else changed since. */
export const theirFields = ({ base, theirs }: Versions): readonly EditorField[] =>
  editorFields.filter((field) => !isSame(base[field], theirs[field]));

const isContested = (base: unknown, mine: unknown, theirs: unknown): boolean =>
  !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);

const contestedEntries = ({ base, mine, theirs }: Versions, field: ListField): readonly Choice[] => {
  const [before, here, there] = [entriesOf(base, field), entriesOf(mine, field), entriesOf(theirs, field)];
  return [...new Set([...before.keys(), ...here.keys(), ...there.keys()])]
    .filter((id) => isContested(before.get(id), here.get(id), there.get(id)))
    .map((id) => ({ field, id }));
};

/** What both changed, each to something else: only a person can say which stays. */
export const contestedChoices = (versions: Versions): readonly Choice[] =>
  editorFields
    .filter((field) => isContested(versions.base[field], versions.mine[field], versions.theirs[field]))
    .flatMap((field) => (isList(field) ? contestedEntries(versions, field) : [{ field, id: null }]));

/** In their order, what only I have after it. An entry that is gone on one side and untouched on the other is gone. */
const mergeList = ({ base, mine, theirs }: Versions, field: ListField, takesTheirs: ReadonlySet<string>): readonly Entry[] => {
  const [before, here, there] = [entriesOf(base, field), entriesOf(mine, field), entriesOf(theirs, field)];
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((id) => {
    const [was, my, their] = [before.get(id), here.get(id), there.get(id)];
    const isMine = isContested(was, my, their) ? !takesTheirs.has(keyOf({ field, id })) : !isSame(was, my);
    return (isMine ? my : their) ?? [];
  });
};

const sharedCodes = ({ variations }: EditorValues): ReadonlySet<string> => {
  const codes = variations.map(({ sku }) => sku.trim()).filter((sku) => sku !== '');
  return new Set(codes.filter((sku, at) => codes.indexOf(sku) < at));
};

/** SKUs that are two variations' only since theirs and mine stand together: each had added one of them. */
export const clashingCodes = ({ mine, theirs }: Versions, merged: EditorValues): readonly string[] => {
  const before = [sharedCodes(mine), sharedCodes(theirs)];
  return [...sharedCodes(merged)].filter((sku) => before.every((known) => !known.has(sku)));
};

/**
 * Field by field, lists entry by entry: what only one changed is theirs or mine; of what both changed, theirs only where `takesTheirs`
 * says so: what was typed after the question was put is not lost by its answer.
 */
export const mergeValues = (versions: Versions, takesTheirs: ReadonlySet<string>): EditorValues => {
  const { base, mine, theirs } = versions;
  const merged = editorFields.map((field): readonly [EditorField, unknown] => {
    if (isSame(base[field], mine[field])) return [field, theirs[field]];
    if (isSame(base[field], theirs[field])) return [field, mine[field]];
    if (isList(field)) return [field, mergeList(versions, field, takesTheirs)];
    return [field, takesTheirs.has(field) ? theirs[field] : mine[field]];
  });
  // Changes of images and the answer to a refusal are mine alone: the server knows nothing of them.
  return { ...theirs, arrangements: mine.arrangements, answer: mine.answer, ...(Object.fromEntries(merged) as Partial<EditorValues>) };
};

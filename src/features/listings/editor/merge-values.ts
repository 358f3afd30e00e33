import { editorFields, type EditorField, type EditorValues } from './editor-values.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One listing three times: as it was when the edit was begun, as it is typed now, and as somebody else left it meanwhile. */
export interface Versions {
  readonly base: EditorValues;
  readonly mine: EditorValues;
  readonly theirs: EditorValues;
}

/** Fields that somebody else changed since. */
export const theirFields = ({ base, theirs }: Versions): readonly EditorField[] =>
  editorFields.filter((field) => !isSame(base[field], theirs[field]));

/** Fields that both changed, each to something else: only a person can say which stays. */
export const contestedFields = ({ base, mine, theirs }: Versions): readonly EditorField[] =>
  theirFields({ base, mine, theirs }).filter((field) => !isSame(base[field], mine[field]) && !isSame(mine[field], theirs[field]));

/** Field by field: what only one changed is theirs or mine; of what both changed, mine where `keepsMine` says so. */
export const mergeValues = ({ base, mine, theirs }: Versions, keepsMine: ReadonlySet<EditorField>): EditorValues => {
  const contested = new Set(contestedFields({ base, mine, theirs }));
  const isMine = (field: EditorField): boolean => (contested.has(field) ? keepsMine.has(field) : !isSame(base[field], mine[field]));
  // What is done to images is nobody else's: the server knows nothing of it.
  return {
    ...theirs,
    arrangements: mine.arrangements,
    ...Object.fromEntries(editorFields.filter(isMine).map((field) => [field, mine[field]])),
  };
};

import { canStep, type ListingView } from '#commands/listing/listing-step.ts';
import type { Actor } from '#commands/command.ts';
import { readOnlyFields } from '#contract/listing-rules.ts';
import type { ListingEdit } from '#contract/listing-edit.ts';
import { saveStep } from '#machines/lifecycle/listing.ts';
import type { Translate } from '#locale/translate.ts';
import { formatMessage } from '#locale/translate.ts';
import type { EditorField } from './editor-values.ts';

/** Why a field can be read only; undefined while it can be changed. */
export type Closed = (field: EditorField) => string | undefined;

/** Why the listing can not be saved at all now, by this person; null when it can. */
export const whyUnsavable = (t: Translate, view: ListingView, actor: Actor): string | null => {
  const possible = canStep(view, saveStep(view.status, actor.role), actor);
  return possible.ok ? null : formatMessage(t, possible.error);
};

const isWritten = (field: EditorField): field is EditorField & keyof ListingEdit =>
  !['height', 'width', 'depth', 'weight', 'compatibilities'].includes(field);

/** Fields closed by where the listing stands and who looks (part 2, section 6), each with its reason. */
export const closedFields = (t: Translate, view: ListingView, { role }: Actor, unsavable: string | null): Closed => {
  const fixed = readOnlyFields(view.status, role);
  return (field) => {
    if (field === 'sellerId') return t('editor.closedCompany');
    if (unsavable !== null) return t('editor.closed', { reason: unsavable });
    if (!isWritten(field) || !fixed.has(field)) return undefined;
    return t(field === 'marketPlaceId' ? 'editor.closedAccount' : 'editor.closedField');
  };
};

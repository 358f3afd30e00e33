import { stepView, type ListingView } from '#commands/listing/listing-step.ts';
import type { Actor } from '#commands/command.ts';
import { listingParties } from '#contract/listing-parties.ts';
import { isFixedBySale, isOnShelf, readOnlyFields } from '#contract/listing-rules.ts';
import { mayTake } from '#contract/party.ts';
import type { ListingEdit } from '#contract/listing-edit.ts';
import { saveStep } from '#machines/lifecycle/listing.ts';
import type { Translate } from '#locale/translate.ts';
import { formatMessage } from '#locale/translate.ts';
import type { FieldProps } from '#ui/form/use-field.ts';
import type { EditorField } from './editor-values.ts';

type HowClosed = Pick<FieldProps, 'readOnlyBecause' | 'readOnlySaidBy'>;
/** Says that a field can be read only, with its reason or with the element that says it for several; nothing while it can be changed. */
export type Closed = (field: EditorField) => HowClosed;

export const isClosed = ({ readOnlyBecause, readOnlySaidBy }: HowClosed): boolean => (readOnlyBecause ?? readOnlySaidBy) !== undefined;

/** Ids of what says it once: for the whole form, and for the fields of a section. */
export const closedNotes = { form: 'editor-closed', general: 'editor-closed-general', warranty: 'editor-closed-warranty' } as const;

/** Why the listing can not be saved at all now, by this person; null when it can. */
export const whyUnsavable = (t: Translate, view: ListingView, actor: Actor): string | null => {
  const possible = stepView(view, saveStep(view.status, actor.role), actor);
  return possible.ok ? null : formatMessage(t, possible.error);
};

/** The marketplace is at work on it: a person who may edit it goes on typing meanwhile, and saves once it has answered. */
export const awaitsMarketplace = ({ status }: ListingView, { role }: Actor): boolean =>
  status === 'processing' && mayTake(listingParties, 'edit', role);

/** Whether a save is a resubmission, which may answer the refusal: of a server that takes answers (decision 0087). */
export const mayAnswer = ({ status }: Pick<ListingView, 'status'>, { role, hasSpecifiedOnly = false }: Actor): boolean =>
  saveStep(status, role).type === 'resubmit' && !hasSpecifiedOnly;

const isWritten = (field: EditorField): field is EditorField & keyof ListingEdit =>
  !['height', 'width', 'depth', 'weight', 'compatibilities'].includes(field);

const open: HowClosed = {};

const isOfAccount = (view: ListingView): boolean => 'staysInAccount' in view && view.staysInAccount === true;

/** Why this listing has the field as it is, whoever looks and wherever it stands. */
const whyFixed = (
  view: ListingView,
  field: EditorField,
): 'editor.rule.kitGtin' | 'editor.rule.inAccount' | 'editor.closedBySale' | 'listing.refused.locked' | null => {
  // What an import left there all the same can be taken from it.
  if (field === 'gtin' && view.kit && view.gtin === null) return 'editor.rule.kitGtin';
  if (field === 'price' && view.freezedByDeal && isOnShelf(view.status)) return 'listing.refused.locked';
  if (field === 'marketPlaceId' && isOfAccount(view)) return 'editor.rule.inAccount';
  return isWritten(field) && isFixedBySale(field, 'sold' in view ? view.sold : 0) ? 'editor.closedBySale' : null;
};

/** Fields closed by the listing's status and the reader's role (part 2, section 6), each with its reason, which is said once. */
export const closedFields = (t: Translate, view: ListingView, { role }: Actor, isFormClosed: boolean): Closed => {
  const fixed = readOnlyFields(view.status, role);
  return (field) => {
    if (field === 'sellerId') return { readOnlyBecause: t('editor.closedCompany') };
    if (isFormClosed) return { readOnlySaidBy: closedNotes.form };
    const ofIt = whyFixed(view, field);
    if (ofIt) return { readOnlyBecause: t(ofIt) };
    if (!isWritten(field) || !fixed.has(field)) return open;
    if (field === 'marketPlaceId') return { readOnlyBecause: t('editor.closedAccount') };
    return { readOnlySaidBy: field.startsWith('warranty') ? closedNotes.warranty : closedNotes.general };
  };
};

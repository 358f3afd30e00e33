import { Button, VisuallyHidden } from '@radix-ui/themes';
import { useMemo } from 'react';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Listing } from '#contract/listing.ts';
import type { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';
import type { SendingImage } from '#machines/screen/save-listing-answers.ts';
import { isSaving, type SaveState } from '#machines/screen/save-listing.ts';
import { closedNotes } from './closed.ts';
import { changedFields, valuesOf, type EditorField } from './editor-values.ts';
import { fieldNames } from './field-names.ts';
import { isIdle, outcomeOf, type SaveOutcome } from './save-outcome.ts';
import { SectionIndex } from './section-index.tsx';
import { useDerived } from './use-derived.ts';
import type { EditorForm } from './use-editor-form.ts';

interface SaveBarProps {
  readonly listing: Listing;
  readonly view: ListingView;
  readonly role: Role;
  readonly form: EditorForm;
  readonly state: SaveState;
  readonly problem: string | null;
  readonly sending: SendingImage | null;
  /** Why nothing can be saved now; null when it can. */
  readonly unsavable: string | null;
  readonly isContested: boolean;
  readonly hasImageChanges: boolean;
  /** Files that follow the save. */
  readonly filesToSend: number;
  readonly onSendImages: () => void;
}

const running = {
  checking: 'editor.checking',
  saving: 'editor.saving',
  confirming: 'editor.saving',
  uploading: 'editor.uploading',
} as const;

/** What a save will write, what it does to the listing, and how it goes. */
export const SaveBar = ({
  listing,
  view,
  role,
  form,
  state,
  problem,
  sending,
  unsavable,
  isContested,
  hasImageChanges,
  filesToSend,
  onSendImages,
}: SaveBarProps) => {
  const t = useT();
  const before = useMemo(() => valuesOf(listing), [listing]);
  const changed = useDerived(form.methods, (values) => changedFields(before, values));
  const outcome = outcomeOf(view.status, role);
  /** The listing is saved: only what is left of its images has to be sent again. */
  const isPartly = state === 'partlyDone';
  const closed = unsavable ?? (isContested ? t('editor.mergeFirst') : null);
  return (
    <section className="editor-bar" data-state={state} aria-label={t('editor.bar')}>
      <div className="editor-bar-text" aria-live="polite">
        {sending && <p>{t('editor.sendingImage', sending)}</p>}
        {problem !== null && <p className="editor-problem">{problem}</p>}
        {closed !== null && <p id={closedNotes.form}>{t('editor.closed', { reason: closed })}</p>}
        {closed === null && isSaving(state) && (
          <VisuallyHidden asChild>
            <p id={closedNotes.form}>{t('editor.closed', { reason: t('editor.saving') })}</p>
          </VisuallyHidden>
        )}
        {closed === null && <Plan changed={changed} outcome={outcome} hasImageChanges={hasImageChanges} filesToSend={filesToSend} />}
      </div>
      {(unsavable !== null || isPartly) && <ImagesButton state={state} files={filesToSend} onSend={onSendImages} />}
      <SaveButton state={state} isOff={closed !== null || isIdle(changed, hasImageChanges, outcome)} />
      <SectionIndex />
    </section>
  );
};

interface ImagesButtonProps {
  readonly state: SaveState;
  readonly files: number;
  readonly onSend: () => void;
}

/** Sends what is left of the images, and nothing else. */
const ImagesButton = ({ state, files, onSend }: ImagesButtonProps) => {
  const t = useT();
  if (files === 0 || isSaving(state)) return null;
  return (
    <Button type="button" variant="soft" onClick={onSend}>
      {state === 'partlyDone' ? t('editor.repeatImages', { n: files }) : t('editor.retryImages')}
    </Button>
  );
};

/** Where 'Voltar ao topo para salvar!' leads. */
export const saveButtonId = 'save-listing';

/** Never `disabled`: it would lose the focus to the page while it saves. */
const SaveButton = ({ state, isOff }: { readonly state: SaveState; readonly isOff: boolean }) => {
  const t = useT();
  const isBusy = isSaving(state);
  return (
    <Button
      type="submit"
      id={saveButtonId}
      aria-disabled={isOff || isBusy || undefined}
      data-unavailable={isOff || isBusy || undefined}
      aria-busy={isBusy}
    >
      {isRunning(state) ? t(running[state]) : t('editor.save')}
    </Button>
  );
};

const isRunning = (state: SaveState): state is keyof typeof running => Object.hasOwn(running, state);

interface PlanProps extends Pick<SaveBarProps, 'hasImageChanges' | 'filesToSend'> {
  readonly changed: readonly EditorField[];
  readonly outcome: SaveOutcome | null;
}

const Plan = ({ changed, outcome, hasImageChanges, filesToSend }: PlanProps) => {
  const t = useT();
  const names = [fieldNames(t, changed), ...(hasImageChanges ? [t('listing.field.images')] : [])].filter(Boolean).join(', ');
  return (
    <>
      {names !== '' && <p>{t('editor.willSave', { fields: names })}</p>}
      {/* Saving does something all the same: that nothing was changed would say the opposite. */}
      {names === '' && outcome === null && <p>{t('editor.nothingChanged')}</p>}
      {filesToSend > 0 && <p className="editor-quiet">{t('editor.imagesToSend', { n: filesToSend })}</p>}
      {outcome && <p className="editor-quiet">{t(outcome)}</p>}
    </>
  );
};

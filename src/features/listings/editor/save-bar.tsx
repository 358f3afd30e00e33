import { Button, VisuallyHidden } from '@radix-ui/themes';
import { useLayoutEffect, useMemo, type MouseEvent } from 'react';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Listing } from '#contract/listing.ts';
import type { Role } from '#contract/call.ts';
import { isSaid } from '#contract/listing-edit.ts';
import { useT } from '#locale/locale.tsx';
import type { SendingImage } from '#machines/screen/save-listing-answers.ts';
import { isSaving, type SaveState } from '#machines/screen/save-listing.ts';
import { BusyButton, looksOff } from '#ui/busy-button.tsx';
import { focusBeside } from '#ui/form/focus-beside.ts';
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
  /** That it can be saved again by itself, and is typed in meanwhile. */
  readonly isAwaited: boolean;
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

/** Of what is closed nothing is written; of what is awaited only what somebody typed is told. */
const hasPlan = (reason: string | null, isAwaited: boolean, isChanged: boolean): boolean => (isAwaited ? isChanged : reason === null);

/** Whether what is left of the images can be sent alone. Those of a variation that is not saved yet have nowhere to go. */
const mayResend = (
  { state, unsavable, isAwaited }: Pick<SaveBarProps, 'state' | 'unsavable' | 'isAwaited'>,
  changed: readonly EditorField[],
): boolean => (unsavable === null ? state === 'partlyDone' : !(isAwaited && changed.includes('variations')));

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
  isAwaited,
  isContested,
  hasImageChanges,
  filesToSend,
  onSendImages,
}: SaveBarProps) => {
  const t = useT();
  const before = useMemo(() => valuesOf(listing), [listing]);
  const changed = useDerived(form.methods, (values) => changedFields(before, values));
  const answers = useDerived(form.methods, ({ answer }) => isSaid(answer));
  const outcome = outcomeOf(view.status, role);
  const reason = unsavable ?? (isContested ? t('editor.mergeFirst') : null);
  return (
    <section className="editor-bar" data-state={state} aria-label={t('editor.bar')}>
      <div className="editor-bar-text" aria-live="polite">
        {sending && <p>{t('editor.sendingImage', sending)}</p>}
        {problem !== null && <p className="editor-problem">{problem}</p>}
        <WhyClosed reason={isAwaited ? null : reason} isSaving={isSaving(state)} />
        {isAwaited && <p>{t('editor.awaited')}</p>}
        {hasPlan(reason, isAwaited, changed.length > 0 || hasImageChanges) && (
          <Plan
            changed={changed}
            outcome={outcome}
            hasImageChanges={hasImageChanges}
            answers={answers && outcome === 'editor.resubmits'}
            filesToSend={filesToSend}
          />
        )}
      </div>
      {mayResend({ state, unsavable, isAwaited }, changed) && <ImagesButton state={state} files={filesToSend} onSend={onSendImages} />}
      <SaveButton state={state} isOff={reason !== null || isIdle(changed, hasImageChanges, outcome)} />
      <SectionIndex />
    </section>
  );
};

/** Why the fields can not be changed: fields are described by it. While it saves, the button shows that itself. */
const WhyClosed = ({ reason, isSaving: isBusy }: { readonly reason: string | null; readonly isSaving: boolean }) => {
  const t = useT();
  if (reason !== null) return <p id={closedNotes.form}>{t('editor.closed', { reason })}</p>;
  return (
    isBusy && (
      <VisuallyHidden asChild>
        <p id={closedNotes.form}>{t('editor.closed', { reason: t('editor.saving') })}</p>
      </VisuallyHidden>
    )
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
  // It is not there while it sends.
  const send = ({ currentTarget }: MouseEvent): void => {
    focusBeside(currentTarget, { row: null, target: '', otherwise: document.getElementById(saveButtonId) });
    onSend();
  };
  return (
    <Button type="button" variant="soft" onClick={send}>
      {state === 'partlyDone' ? t('editor.repeatImages', { n: files }) : t('editor.retryImages')}
    </Button>
  );
};

/** Where 'Voltar ao topo para salvar!' leads. */
export const saveButtonId = 'save-listing';

const SaveButton = ({ state, isOff }: { readonly state: SaveState; readonly isOff: boolean }) => {
  const t = useT();
  const isBusy = isSaving(state);
  // Saved by a key: of what can not be done meanwhile the buttons are off, or gone, with the focus on them.
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    const isLost = focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled);
    if (isBusy && isLost) document.getElementById(saveButtonId)?.focus({ preventScroll: true });
  }, [isBusy]);
  return (
    <BusyButton type="submit" id={saveButtonId} isBusy={isBusy} loading={false} {...(isOff && looksOff)}>
      {isRunning(state) ? t(running[state]) : t('editor.save')}
    </BusyButton>
  );
};

const isRunning = (state: SaveState): state is keyof typeof running => Object.hasOwn(running, state);

interface PlanProps extends Pick<SaveBarProps, 'hasImageChanges' | 'filesToSend'> {
  readonly changed: readonly EditorField[];
  readonly outcome: SaveOutcome | null;
  /** An answer to the refusal goes along. */
  readonly answers: boolean;
}

const Plan = ({ changed, outcome, hasImageChanges, answers, filesToSend }: PlanProps) => {
  const t = useT();
  const named = [...(hasImageChanges ? [t('listing.field.images')] : []), ...(answers ? [t('listing.answer')] : [])];
  const names = [fieldNames(t, changed), ...named].filter(Boolean).join(', ');
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

import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Listing } from '#contract/listing.ts';
import { parseCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import { isSaving } from '#machines/screen/save-listing.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { byPlace } from '#ui/form/error-summary.tsx';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { goToField } from '#ui/form/go-to-field.ts';
import { leaveField } from '#ui/form/leave-field.ts';
import { usePriceQuestion } from '#ui/form/price-question.tsx';
import { FormStateProvider, type FieldOnScreen } from '#ui/form/form-state.ts';
import { useUnsaved } from '#ui/form/use-unsaved.ts';
import { AnswerSection } from './answer-section.tsx';
import { Banner, fieldOf } from './banner.tsx';
import { awaitsMarketplace, closedFields, whyUnsavable } from './closed.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { DescriptionSection } from './description-section.tsx';
import { changedFields, valuesOf } from './editor-values.ts';
import { FittingSection } from './fitting-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { SaveBar, saveButtonId } from './save-bar.tsx';
import { isIdle, outcomeOf } from './save-outcome.ts';
import { SpecsSection } from './specs-section.tsx';
import { Summary } from './summary.tsx';
import { useBroken } from './use-broken.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useImageDrafts } from './use-image-drafts.ts';
import { useMerge } from './use-merge.ts';
import { useSaveListing } from './use-save-listing.ts';
import { VariationsSection } from './variations-section.tsx';
import { WarrantySection } from './warranty-section.tsx';
import '#ui/form/form.css';
import './editor.css';

interface ListingEditorProps {
  /** As the server answered it. */
  readonly listing: Listing;
  /** With what waits to be sent over it: it says what may still be done. */
  readonly view: ListingView;
  /** Why it was refused and what came of it: first of all. */
  readonly refusal: ReactNode;
  /** What a reviewer has to say of it, under the summary. */
  readonly review: ReactNode;
  readonly images: ReactNode;
  /** Same EAN and history, at the end. */
  readonly about: ReactNode;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const none: ReadonlySet<string> = new Set();

/** /publish/{id}: every field of a listing, what a save will do with them, and what came of it (rows LST-1 to LST-10). */
export const ListingEditor = ({ listing, view, refusal, review, images, about, onUnsaved }: ListingEditorProps) => {
  const t = useT();
  const { actor } = useWorkbench();
  const me = actor();
  const form = useEditorForm(listing);
  const { methods, draft } = form;
  const drafts = useImageDrafts(listing, form);
  const saving = useSaveListing(listing, form, drafts);
  const unsavable = whyUnsavable(t, view, me);
  const isAwaited = unsavable !== null && awaitsMarketplace(view, me);
  const isReadOnly = (unsavable !== null && !isAwaited) || isSaving(saving.state);
  const closed = closedFields(t, view, me, isReadOnly);
  const [wasTried, setTried] = useState(false);
  /** How often a save was tried. */
  const [tries, setTries] = useState(0);
  // What a merge broke is told at once, like what a save that was tried found.
  const merge = useMerge(form, listing, () => setTried(true));
  const { keepOut } = draft;
  const [onScreen] = useState(() => new Map<string, FieldOnScreen>());
  const formState = useMemo(() => ({ alerted: none, keepOut, onScreen }), [keepOut, onScreen]);
  const id = useId();

  const before = useMemo(() => valuesOf(listing), [listing]);
  const { blocking, leftAlone } = useBroken(wasTried, listing, form);
  const broken = useMemo(() => [...blocking, ...leftAlone], [blocking, leftAlone]);
  const isDirty = methods.formState.isDirty || drafts.isChanged;
  useUnsaved(drafts.isChanged, false);
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);

  const toSend = drafts.toSend(methods.getValues('variations'));

  const { isMeant, dialog } = usePriceQuestion();
  const save = async (): Promise<void> => {
    // Of none it is not asked whether it is meant: it is a rule.
    const after = parseCents(methods.getValues('price')) || null;
    const price = { of: t('listing.field.price'), before: listing.price, after };
    if (await isMeant([price])) saving.save();
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    leaveField(event.currentTarget);
    // A key sends a form whose button is off, too.
    if (isReadOnly || isAwaited || merge.contested) return;
    const changed = changedFields(before, methods.getValues());
    if (isIdle(changed, drafts.isChanged, outcomeOf(view.status, me.role))) return;
    setTried(true);
    setTries(tries + 1);
    void save();
  };
  // A save that was refused is gone on with at the first field that is wrong.
  useEffect(() => {
    if (tries === 0) return;
    const [first] = blocking.flatMap(({ path }) => onScreen.get(fieldOf(path)) ?? []).toSorted(byPlace);
    if (first) goToField(first.id);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each try: what is wrong changes while it is corrected
  }, [tries]);
  const element = useRef<HTMLFormElement>(null);
  useHandlers({ 'app.save': () => element.current?.requestSubmit() });
  const discard = (): void => {
    draft.discard();
    void drafts.discard();
  };
  const toTop = (): void => {
    document.getElementById(saveButtonId)?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  };

  return (
    <FormProvider {...methods}>
      <FormStateProvider value={formState}>
        <form ref={element} className="editor" aria-label={t('editor.form')} onSubmit={submit} onInput={saving.edit} noValidate>
          <Heading as="h2" size="5" id={id} className="editor-title">
            {t('editor.title', { title: view.title })}
          </Heading>
          <SaveBar
            listing={listing}
            view={view}
            role={me.role}
            form={form}
            state={saving.state}
            problem={saving.problem}
            sending={saving.sending}
            unsavable={unsavable}
            isAwaited={isAwaited}
            isContested={merge.contested !== null}
            hasImageChanges={drafts.isChanged}
            filesToSend={toSend.reduce((sum, { files }) => sum + files.length, 0)}
            onSendImages={saving.sendImages}
          />
          {!merge.contested && <DraftNotice draft={{ ...draft, discard, isOutdated: false }} />}
          {merge.contested && (
            <ConflictPanel versions={merge.contested.versions} choices={merge.contested.choices} by={merge.by} onResolve={merge.resolve} />
          )}
          {dialog}
          <Banner broken={blocking} leftAlone={leftAlone} skus={methods.getValues('variations').map(({ sku }) => sku)} />
          {refusal}
          <AnswerSection view={view} isReadOnly={isReadOnly} />
          <Summary listing={listing} view={view} />
          {review}
          <GeneralSection listing={listing} closed={closed} />
          {images}
          <MeasuresSection closed={closed} />
          <WarrantySection closed={closed} />
          <DescriptionSection closed={closed} />
          <SpecsSection isReadOnly={isReadOnly} broken={broken} />
          <VariationsSection
            listing={listing}
            isReadOnly={isReadOnly}
            areImagesClosed={me.role === 'reviewer'}
            broken={broken}
            images={drafts}
          />
          <FittingSection closed={closed} />
          {about}
          <Button type="button" variant="soft" color="gray" className="editor-to-top" onClick={toTop}>
            {t('editor.toTop')}
          </Button>
        </form>
      </FormStateProvider>
    </FormProvider>
  );
};

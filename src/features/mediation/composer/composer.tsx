import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { longestReply, mostFileBytes, mostFiles } from '#contract/mediation.ts';
import { ReadyAnswersDialog } from '#entities/ready-answers/ready-answers-dialog.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { ButtonKey } from '#palette/command-key.tsx';
import { useHandlers } from '#palette/context.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Form } from '#ui/form/form.tsx';
import { LeftBehindNote } from '#ui/form/left-behind-note.tsx';
import { isSendKey } from '#ui/form/own-keys.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { Upload } from '#ui/upload/upload.tsx';
import { addresseeOf } from './received.ts';
import { ReceivedNotice } from './received-notice.tsx';
import { useComposer } from './use-composer.ts';
import './composer.css';

/** Row MED-2. */
const accepted = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

interface ComposerProps {
  /** With what waits to be sent over it. */
  readonly record: WholeMediation;
  /** Others see who is writing. */
  readonly onWriting?: (isWriting: boolean) => void;
  /** Puts a text into it from elsewhere. */
  readonly handle?: Ref<ComposerHandle>;
}

export interface ComposerHandle {
  readonly write: (text: string) => void;
}

const addresseeText = (t: Translate, { claim, buyer }: WholeMediation): string =>
  addresseeOf(claim) === 'mediator'
    ? t('mediationWrite.to.mediator')
    : t('mediationWrite.to.buyer', { name: buyer.name?.split(' ', 1)[0] ?? '' });

/** A reply: text and files, to whom it goes, and what came in while it was written (row MED-2). */
export const Composer = ({ record, onWriting, handle }: ComposerProps) => {
  const t = useT();
  const composer = useComposer(record, onWriting);
  const { form, upload, refusal, isSendable, isSending, holding, write } = composer;
  useImperativeHandle(handle, () => ({ write }), [write]);
  const element = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const isOpen = refusal === undefined;
  const openAnswers = (): void => setChoosing(true);
  useHandlers(
    isOpen && !isSending
      ? { 'mediation.write': composer.focus, 'mediation.attach': () => upload.current?.choose(), 'mediation.readyAnswers': openAnswers }
      : {},
  );
  const submit = (): void => element.current?.querySelector('form')?.requestSubmit();
  const press = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (isSendable) submit();
  };
  const sendAnyway = (): void => {
    composer.seeAll();
    // As any other: by the rules of the form, and once.
    submit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter of the box inside
    <div ref={element} onKeyDown={press}>
      <Form form={form} onSubmit={composer.submit} label={t('mediationWrite.composer')} className="composer">
        <TextAreaField
          name="message"
          label={t('mediation.message')}
          hint={addresseeText(t, record)}
          rows={3}
          most={longestReply}
          disabledBecause={refusal}
          readOnlyBecause={isSending ? t('mediationWrite.sending') : undefined}
        />
        {composer.isLeftBehind && <LeftBehindNote text={composer.message} onDiscard={composer.discard} />}
        {holding.length > 0 && <ReceivedNotice messages={holding} onSend={sendAnyway} onEdit={composer.editAgain} />}
        {/* Messages of the corner stand above it. */}
        <div className="composer-foot" data-foot>
          <div className="composer-buttons">
            <span className="quiet composer-hint">{t('mediationWrite.sendHint')}</span>
            <BusyButton variant="soft" color="gray" isOff={!isOpen || isSending} onClick={openAnswers}>
              {t('mediation.readyAnswers')}
              <ButtonKey name="mediation.readyAnswers" />
            </BusyButton>
            <BusyButton type="submit" isOff={!isSendable}>
              {t('mediationWrite.send')}
            </BusyButton>
          </div>
          {isOpen && composer.isReady && (
            <Upload
              handle={upload}
              label={t('mediationWrite.files')}
              accept={accepted}
              maxSize={mostFiles}
              sizeLimit={mostFileBytes / 1024}
              disabled={isSending}
              waitingPlace={composer.place}
              onChange={composer.setEntries}
            />
          )}
        </div>
      </Form>
      {isChoosing && <ReadyAnswersDialog text={composer.message} onInsert={write} onClose={() => setChoosing(false)} />}
    </div>
  );
};

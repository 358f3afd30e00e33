import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepView } from '#commands/mediation/mediation-step.ts';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { subjectOf } from '#commands/subject.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { notSaved } from '#ui/form/form.tsx';
import type { UploadEntry } from '#ui/upload/entries.ts';
import { warmInspector } from '#ui/upload/inspect.ts';
import type { UploadHandle } from '#ui/upload/upload.tsx';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';
import { receivedSince, heardOf } from './received.ts';
import { trackReply } from './replies-under-way.ts';
import { useDiscard } from './use-discard.ts';
import { useReplyBack } from './use-reply-back.ts';
import { emptyReply, useReplyForm } from './use-reply-form.ts';
import { useSendReply } from './use-send-reply.ts';
import { useSentElsewhere } from './use-sent-elsewhere.ts';

type Sent = typeof notSaved | undefined;

/** All of the composer but its looks: what is written, whether it may go, and what holds it. */
export const useComposer = (record: WholeMediation, onWriting?: (isWriting: boolean) => void) => {
  const t = useT();
  const { actor, newId } = useWorkbench();
  const upload = useRef<UploadHandle>(null);
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const [isHeld, setHeld] = useState(false);
  const [isSending, setSending] = useState(false);
  const attached = entries.filter(({ deleted, error }) => !deleted && !error);
  const may = stepView(record, { type: 'reply' }, actor());
  const reply = useReplyForm(record, { hasFiles: attached.length > 0, isOpen: may.ok });
  const { form, place, draftKey, isReady, message, seen } = reply;
  const { reset, setValue, getValues, subscribe } = form.methods;
  const sendReply = useSendReply(record);
  const subject = subjectOf('mediation', record);

  const isFree = isReady && !isSending;
  const isSendable = may.ok && isFree && isWhole(message, attached);
  const came = (): ReturnType<typeof receivedSince> => (getValues('seen') < 0 ? [] : receivedSince(record, getValues('seen'), actor().id));

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => name === 'message' && onWriting?.(values.message !== ''),
      }),
    [subscribe, onWriting],
  );
  useEffect(() => void warmInspector(), []);
  const write = (text: string): void => {
    setValue('message', behind(getValues('message'), text), { shouldDirty: true, shouldTouch: true });
    form.focus('message');
  };
  const isStillToCome = useReplyBack(subject, {
    isReady: isFree,
    write,
    draftWith: (text) => ({
      form: draftKey,
      draft: { values: { ...getValues(), message: behind(getValues('message'), text) }, base: JSON.stringify(emptyReply) },
    }),
    upload,
    attached: attached.length,
  });

  /** These files went with the message, or were thrown away. Where they are not on screen they still lie here. */
  const dropFiles = async (keys: readonly string[]): Promise<void> => {
    await (upload.current ? upload.current.clear(keys) : waitingFilesOf(place).drop(keys));
  };
  useSentElsewhere(record, { isFree, reply, attached, dropFiles });
  const send = async (text: string): Promise<Sent> => {
    // Painted before anything waits: what would be typed from here on would go with nothing.
    flushSync(() => setSending(true));
    const raw = getValues('message');
    const messageId = newId();
    setValue('messageId', messageId);
    form.draft.keep();
    const isRecorded = await trackReply(place, sendReply({ messageId, message: text, files: attached.flatMap(({ file }) => file ?? []) }));
    if (!isRecorded) {
      setValue('messageId', '');
      setSending(false);
      return notSaved;
    }
    // What can not be dropped was not kept.
    await dropFiles(attached.map(({ key }) => key)).catch(() => {});
    // Nobody could type, but what was taken back may have come behind it.
    const rest = getValues('message').slice(raw.length).trimStart();
    reset(emptyReply);
    setSending(false);
    if (rest === '') return undefined;
    write(rest);
    return notSaved;
  };
  const seeAll = (): void => {
    setHeld(false);
    setValue('seen', heardOf(record).length);
  };
  const discardAll = useDiscard({ subject, draft: form.draft, place, upload, keys: () => entries.map(({ key }) => key) });
  const discard = (): void => {
    discardAll();
    setEntries([]);
  };
  return {
    /** Discarding takes the files along. */
    form: { ...form, draft: { ...form.draft, discard } },
    place,
    upload,
    setEntries,
    isReady,
    /** Being recorded, or an earlier visit's still is: nothing of it can be changed. */
    isSending: !isFree,
    message,
    isSendable,
    write,
    focus: () => form.focus('message'),
    /** Why nothing can be said; undefined while something can. */
    refusal: may.ok ? undefined : formatMessage(t, may.error),
    /** Nothing can be said any more, and here lies what was not. */
    isLeftBehind: !may.ok && !form.draft.isRecovered && [message !== '', attached.length > 0, isStillToCome].some(Boolean),
    discard,
    /** What came in meanwhile, while the reply is held for it. */
    holding: isHeld && seen >= 0 ? came() : [],
    submit: async (values: { readonly message: string | null }): Promise<Sent> => {
      if (!isSendable) return notSaved;
      const isNews = came().length > 0;
      setHeld(isNews);
      return isNews ? notSaved : send(values.message ?? '');
    },
    /** Read: what comes from here on holds it again. */
    seeAll,
    editAgain: (): void => {
      seeAll();
      form.focus('message');
    },
  };
};

/** There is something to send, and all of it was looked into. */
const isWhole = (message: string, attached: readonly UploadEntry[]): boolean =>
  (!isBlank(message) || attached.length > 0) && attached.every(({ stage }) => stage !== 'checking');

const behind = (now: string, text: string): string => (now === '' ? text : `${now}\n${text}`);

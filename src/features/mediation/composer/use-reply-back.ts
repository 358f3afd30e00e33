import type { RefObject } from 'react';
import type { FactOf, Subject } from '#events/record.ts';
import { useT } from '#locale/locale.tsx';
import { useReturnedDraft } from '#outbox/use-returned-draft.ts';
import { toast } from '#ui/toast.tsx';
import type { UploadHandle } from '#ui/upload/upload.tsx';
import { broughtKeys } from '#ui/upload/use-upload.ts';

interface ReplyBackPorts {
  readonly isReady: boolean;
  readonly write: (text: string) => void;
  readonly draftWith: (text: string) => Omit<FactOf<'form.drafted.v1'>, 'type'>;
  readonly upload: RefObject<UploadHandle | null>;
  readonly attached: number;
}

/**
 * A reply that was taken back stands in the composer again with its files. Its text comes also where nothing can be said any more: there
 * it can be read, copied and thrown away.
 */
export const useReplyBack = (subject: Subject, { isReady, write, draftWith, upload, attached }: ReplyBackPorts): boolean => {
  const t = useT();
  return useReturnedDraft(subject, {
    isReady,
    write,
    draftWith,
    files: {
      attached,
      bring: async (owner, files) => upload.current?.bring(owner, files) ?? 'no-room',
      putBack: async (owner, count) => upload.current?.clear(broughtKeys(owner, count)),
      onLeft: () => toast.error(t('mediationWrite.filesLeft')),
    },
    onDone: () => toast.info(t('mediationWrite.givenBack')),
  });
};

import type { RefObject } from 'react';
import type { Subject } from '#events/record.ts';
import { useDiscardReturned } from '#outbox/use-discard-returned.ts';
import type { FormDraft } from '#ui/form/use-draft.ts';
import type { UploadHandle } from '#ui/upload/upload.tsx';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';

interface Discarded {
  readonly subject: Subject;
  readonly draft: Pick<FormDraft, 'discard'>;
  readonly place: string;
  readonly upload: RefObject<UploadHandle | null>;
  /** Of the files on screen. */
  readonly keys: () => readonly string[];
}

/** All that was written here is thrown away: the text, the files, also where they are not on screen, and what is still to come back. */
export const useDiscard = ({ subject, draft, place, upload, keys }: Discarded): (() => void) => {
  const discardReturned = useDiscardReturned(subject);
  return () => {
    draft.discard();
    // What can not be dropped was not kept.
    void (upload.current ? upload.current.clear(keys()) : waitingFilesOf(place).clear()).catch(() => {});
    discardReturned();
  };
};

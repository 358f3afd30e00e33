import { useEffect, useRef, useSyncExternalStore } from 'react';
import { returnedDraftForm, returnedDraftsIn, takenFacts, type Written } from '#commands/returned-draft.ts';
import type { OutgoingFiles } from '#events/outgoing-files.ts';
import type { FactOf, Subject } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { underLock } from '#lib/web-locks.ts';
import type { Brought } from '#ui/upload/use-upload.ts';
import { useWorkbench } from './workbench.tsx';

interface ReturnedDraftPorts {
  readonly isReady: boolean;
  /** Puts the text behind what is written. */
  readonly write: (text: string) => void;
  /** The form's draft as it will be with this text: kept in the append that takes the text out of what waits. */
  readonly draftWith: (text: string) => Omit<FactOf<'form.drafted.v1'>, 'type'>;
  /** The draft keeps the files by itself; for a form that has any. */
  readonly files?: {
    /** How many are attached: with fewer, what found no room is tried again. */
    readonly attached: number;
    readonly bring: (owner: string, files: readonly File[]) => Promise<Brought>;
    readonly putBack: (owner: string, count: number) => Promise<void>;
    /** The text is here and the files are not: they still wait. */
    readonly onLeft: () => void;
  };
  readonly onDone: () => void;
}

/** All that went with it; null when one is gone, or can not be read now. */
const filesOf = async (owner: string, { files }: Written, kept: Pick<OutgoingFiles, 'read'>): Promise<readonly File[] | null> => {
  const found = await kept.read(owner).catch(() => null);
  return found?.length === files.length ? found : null;
};

/** One tab takes what was given back, also where two show its form. Without Web Locks the append alone decides whose it is. */
const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (typeof navigator.locks === 'undefined') await work();
  else await underLock((locked) => navigator.locks.request(name, locked), work, work);
};

/**
 * What was taken back before it was sent, or was refused and goes back to the draft, stands here again: its text behind what is written,
 * and its files, all of them or none. Answers whether something still waits to come.
 */
export const useReturnedDraft = (subject: Subject, ports: ReturnedDraftPorts): boolean => {
  const { ledger, files, actor } = useWorkbench();
  const form = returnedDraftForm(subject);
  const given = useSyncExternalStore(ledger.subscribe, () => ledger.state().drafts.formsByName[form]);
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const turn = useRef(Promise.resolve());
  /** Owners of files that could not be had or kept: asked for again on the next visit. */
  const failed = useRef(new Set<string>());
  const { isReady } = ports;
  const attached = ports.files?.attached ?? 0;

  useEffect(() => {
    const bring = async (written: Written): Promise<Brought> => {
      const { filesOwner } = written;
      if (filesOwner === null) return 'here';
      const found = await filesOf(filesOwner, written, files);
      const brought = (found && (await latest.current.files?.bring(filesOwner, found))) ?? 'failed';
      if (brought === 'failed') failed.current.add(filesOwner);
      return brought;
    };
    /** Text and draft in one append: killed right after, it stands in the form and nowhere else. False where nothing of it was taken. */
    const record = async (written: Written, left: Written | null): Promise<boolean> => {
      let isMine = false;
      const done = await ledger.act<never>(({ drafts }) => {
        const taken = takenFacts(drafts.formsByName, subject, written, left);
        isMine = taken.length > 0;
        return ok(
          isMine && written.text !== '' ? [...taken, { type: 'form.drafted.v1', ...latest.current.draftWith(written.text) }] : taken,
        );
      });
      return done.ok && isMine;
    };
    const takeOne = async (written: Written): Promise<void> => {
      const isWhole = (await bring(written)) === 'here';
      // Off the screen meanwhile: the next visit takes it, and knows the files that are here already.
      if (!isHere.current || (!isWhole && written.text === '')) return;
      const isTaken = await record(written, isWhole ? null : { ...written, text: '' });
      const { write, onDone, files: withFiles } = latest.current;
      if (isTaken) {
        if (written.text !== '') write(written.text);
        if (isWhole) onDone();
        else withFiles?.onLeft();
      } else if (isWhole && written.filesOwner !== null) {
        await withFiles?.putBack(written.filesOwner, written.files.length);
      }
    };
    const take = async (): Promise<void> => {
      // The other tab may have taken it while this one waited for its turn.
      await ledger.catchUp();
      const tried = new Set<string>();
      const next = (): Written | undefined =>
        returnedDraftsIn(ledger.state().drafts.formsByName, subject).find(
          (each) => !tried.has(JSON.stringify(each)) && !(each.text === '' && failed.current.has(each.filesOwner ?? '')),
        );
      // Until nothing is left: more may be taken back while files are still being attached.
      for (let written = next(); written && isHere.current; written = next()) {
        tried.add(JSON.stringify(written));
        await takeOne(written);
      }
    };
    if (!isReady || given === undefined) return;
    // What can not be taken now is still in the log, for the next change or visit.
    turn.current = turn.current.then(() => alone(`balcao-given-back:${actor().id}:${subject}`, take)).catch(() => {});
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with fewer attached there may be room for what found none
  }, [actor, attached, files, given, isReady, ledger, subject]);
  return given !== undefined;
};

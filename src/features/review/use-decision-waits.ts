import { useCallback, useRef } from 'react';
import { useExecuted, useRunning } from '#commands/context.tsx';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { useWorkbench } from '#commands/workbench.tsx';

/**
 * Is a decision on this listing on its way to the disk, or waiting there to be sent? Asked at the moment it matters: what React was last
 * told of the log is a frame old.
 */
export const useDecisionWaits = (): ((publishId: string) => boolean) => {
  const { ledger } = useWorkbench();
  const written = useRef(new Set<string>());
  useRunning(({ targets }) => {
    for (const { target } of targets) written.current.add(target.subject);
  });
  useExecuted(({ asked }) => {
    for (const { subject } of asked) written.current.delete(subject);
  });
  return useCallback(
    (publishId) => {
      const subject = listingSubject({ publishId });
      return written.current.has(subject) || ledger.state().outbox.idsBySubject[subject] !== undefined;
    },
    [ledger],
  );
};

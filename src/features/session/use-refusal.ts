import { useCallback } from 'react';
import type { Problem } from '#api/client.ts';
import { messageOf } from './problem-message.ts';
import { useSayMessage } from './use-say-message.ts';

interface Refusal {
  readonly message: string;
  readonly cause?: readonly { readonly message: string; readonly path?: string | undefined }[] | undefined;
}

/** A problem as a form shows it: its causes on their fields, everything else in words. */
export const useRefusal = (): ((problem: Problem) => Refusal) => {
  const sayMessage = useSayMessage();
  return useCallback(
    (problem) => ({
      message: sayMessage(messageOf(problem, Date.now())),
      ...(problem.type === 'Refused' && { cause: problem.body.cause }),
    }),
    [sayMessage],
  );
};

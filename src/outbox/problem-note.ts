import type { Problem } from '#api/client.ts';
import type { ProblemNote } from '#events/record.ts';

/** Sent by a build that knew it, found by one that does not; or its arguments are of another shape. Never skipped in silence. */
export const unknownCommand: ProblemNote = { code: 'unknown-command', message: '' };

/**
 * No answer came, or a gateway's, and this server may do a thing twice, always (command.ts, `onLostAnswer`) or because it has forgotten the key
 * by now: the operator looks and decides.
 */
export const lostAnswer: ProblemNote = { code: 'lost-answer', message: '' };

/** The operator stopped what the server failed on time and again (decision 0140): whether it was done is not known. `words` are the server's. */
export const stopped = (words: string): ProblemNote => ({ code: 'stopped', message: words });

/** A file that goes with it can not be read any more: it never reached the server. */
export const filesGone: ProblemNote = { code: 'files-gone', message: '' };

/** The warnings of an observation were saved, and the seller was not told. */
export const observedUntold = 'observed-untold';

/** What the server said, kept in the log until the operator lets it go: who changed it and how things stand now included. */
export const noteOf = ({ body, status, after }: Extract<Problem, { type: 'Refused' }>): ProblemNote => {
  const { code, message, conflict } = body;
  return {
    code: after === 'observed' ? observedUntold : code,
    message,
    detail: conflict ? { status, conflict: { ...conflict, changes: [...conflict.changes] } } : { status },
  };
};

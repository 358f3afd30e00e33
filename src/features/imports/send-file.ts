import type { Api } from '#api/client.ts';
import { ProblemError } from '#api/client.ts';
import { sendAgain, type Pause } from '#api/send-again.ts';
import { createSendOnce } from '#api/send-once.ts';
import { beginImport, cancelImport, importPieceBytes, sendImportPiece } from '#contract/import-run.ts';

/** The browser reads and encodes a piece beside the page: nothing waits for it. */
const base64Of = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Read as a data URL, it is a text.
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/u, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file can not be read')));
    reader.readAsDataURL(piece);
  });

interface Sending {
  readonly api: Api;
  readonly newId: () => string;
  readonly clock: () => number;
  readonly sellerId: string | null;
  readonly signal: AbortSignal;
  /** Bytes that are there. */
  readonly onSent: (bytes: number) => void;
  readonly pause?: Pause;
}

/** All of them, one piece after the other; a piece is sent again where its answer was lost. */
const sendPieces = async (id: string, all: Blob, { api, newId, signal, onSent, pause }: Sending): Promise<void> => {
  for (let from = 0; from < all.size; from += importPieceBytes) {
    const params = { id, piece: from / importPieceBytes };
    const body = { content: await base64Of(all.slice(from, from + importPieceBytes)) };
    const idempotencyKey = newId();
    const sent = await sendAgain(() => api.send(sendImportPiece, { params, body }, { idempotencyKey, signal }), pause);
    if (!sent.ok) throw new ProblemError(sent.error);
    onSent(Math.min(all.size, from + importPieceBytes));
  }
};

/** The server forgets in a day what was announced and never came. */
const sameForMinutes = 24 * 60;

/**
 * Files, piece by piece, one behind the other as if they were one; answers the import they became. One that is given up in the middle is
 * cancelled.
 *
 * @throws ProblemError with what the server refused, or that it did not answer.
 */
export const sendFiles = async (files: readonly File[], sending: Sending): Promise<string> => {
  const { api, newId, clock, sellerId, signal, pause } = sending;
  const body = { files: files.map(({ name, size }) => ({ name: name.slice(0, 200), bytes: size })), sellerId };
  // Begun again after no answer came, it is the same import: the one that may be there already is no second one beside it.
  const sendOnce = createSendOnce({ api, newId, clock, sameForMinutes });
  const begun = await sendAgain(() => sendOnce(beginImport, { body }, { signal }), pause);
  if (!begun.ok) throw new ProblemError(begun.error);
  const id = begun.value._id;
  try {
    // Nothing is read before it is sent.
    await sendPieces(id, new Blob([...files]), sending);
  } catch (error) {
    // Half of it would count among the open ones for a day. Nobody waits for this: where it does not arrive either, it does count.
    void api.send(cancelImport, { params: { id } }, { idempotencyKey: newId() });
    throw error;
  }
  return id;
};

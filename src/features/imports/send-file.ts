import type { Api } from '#api/client.ts';
import { ProblemError } from '#api/client.ts';
import { beginImport, importPieceBytes, sendImportPiece } from '#contract/import-run.ts';

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
  readonly sellerId: string | null;
  readonly signal: AbortSignal;
  /** Bytes that are there. */
  readonly onSent: (bytes: number) => void;
}

/**
 * Files, piece by piece, one behind the other as if they were one; answers the import they became.
 *
 * @throws ProblemError with what the server refused, or that it did not answer.
 */
export const sendFiles = async (files: readonly File[], { api, newId, sellerId, signal, onSent }: Sending): Promise<string> => {
  const body = { files: files.map(({ name, size }) => ({ name: name.slice(0, 200), bytes: size })), sellerId };
  const begun = await api.send(beginImport, { body }, { idempotencyKey: newId(), signal });
  if (!begun.ok) throw new ProblemError(begun.error);
  const id = begun.value._id;
  // Nothing is read before it is sent.
  const all = new Blob([...files]);
  for (let from = 0; from < all.size; from += importPieceBytes) {
    const piece = from / importPieceBytes;
    const content = await base64Of(all.slice(from, from + importPieceBytes));
    const params = { id, piece };
    const sent = await api.send(sendImportPiece, { params, body: { content } }, { idempotencyKey: newId(), signal });
    if (!sent.ok) throw new ProblemError(sent.error);
    onSent(Math.min(all.size, from + importPieceBytes));
  }
  return id;
};

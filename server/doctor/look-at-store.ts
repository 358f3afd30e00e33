import { randomUUID } from 'node:crypto';
import type { Settings } from '../config.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { good, lacking, type Finding } from './finding.ts';

/** A person waits for what is found; a bucket that works answers in far less. */
const patienceMs = 4000;
const probe = Buffer.from('Balcão');
const what = 'imagens';
const remedy =
  'confira AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION e que as chaves têm s3:PutObject, s3:GetObject e s3:DeleteObject';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a picture goes through, by one that is removed at once: null where all of it works. */
const tryStore = async (blobs: BlobStore, address: string): Promise<Finding | null> => {
  const name = `doctor-${randomUUID()}`;
  try {
    await blobs.write(name, probe);
  } catch (error) {
    return lacking(what, `${address}: não se pôde gravar (${messageOf(error)})`, remedy);
  }
  const [read, removed] = [await blobs.read(name).catch(messageOf), await blobs.remove(name).catch(messageOf)];
  if (read === null || typeof read === 'string' || !probe.equals(read))
    return lacking(what, `${address}: não se pôde ler o que foi gravado (${typeof read === 'string' ? read : name})`, remedy);
  return removed === undefined ? null : lacking(what, `${address}: não se pôde remover (${removed})`, remedy);
};

/** Where images are kept. A bucket is tried, for what its keys may do is known there alone; the disk is looked at with DATA_DIR. */
export const lookAtStore = async (settings: Settings): Promise<readonly Finding[]> => {
  if (settings.UPSTREAM_URL !== undefined) return [];
  if (settings.BLOB_STORE === undefined) return [good(what, `${settings.DATA_DIR}/blobs`)];
  try {
    const failed = await tryStore(openBlobStore(settings, patienceMs), settings.BLOB_STORE);
    return [failed ?? good(what, settings.BLOB_STORE)];
  } catch (error) {
    // A bucket without keys: the store says which.
    return [lacking(what, settings.BLOB_STORE, messageOf(error))];
  }
};

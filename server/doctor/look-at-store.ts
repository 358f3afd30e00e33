import type { Settings } from '../config.ts';
import { messageOf } from '../http/logging.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { good, lacking, type Finding } from './finding.ts';

/** A person waits for what is found; a bucket that works answers in far less. */
const patienceMs = 4000;
const probe = Buffer.from('Balcão');
const what = 'imagens';
const remedy =
  'confira AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION e que as chaves têm s3:PutObject, s3:GetObject e s3:DeleteObject';

/** One name for all: what a bucket carries out once it is not waited for any more is written over and removed by the next look. */
const name = 'doctor-probe';

/** What lacks; null where what is written can be read. */
const writeAndRead = async (blobs: BlobStore, address: string): Promise<Finding | null> => {
  try {
    await blobs.write(name, probe);
  } catch (error) {
    return lacking(what, `${address}: não se pôde gravar (${messageOf(error)})`, remedy);
  }
  const read = await blobs.read(name).catch(messageOf);
  if (read !== null && typeof read !== 'string' && probe.equals(read)) return null;
  return lacking(what, `${address}: não se pôde ler o que foi gravado (${typeof read === 'string' ? read : name})`, remedy);
};

/** What a picture goes through, by one that is removed at once, also where its writing was not answered: null where all of it works. */
const tryStore = async (blobs: BlobStore, address: string): Promise<Finding | null> => {
  const failed = await writeAndRead(blobs, address);
  const removed = await blobs.remove(name).catch(messageOf);
  if (failed !== null || removed === undefined) return failed;
  return lacking(what, `${address}: não se pôde remover (${removed})`, remedy);
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

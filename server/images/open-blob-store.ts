import { join } from 'node:path';
import type { Settings } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { openFileBlobStore } from './file-blob-store.ts';
import { openS3BlobStore, readS3Address } from './s3-blob-store.ts';

/** Where the settings say images live: files under DATA_DIR, or a bucket, which is given up after so many milliseconds. */
export const openBlobStore = ({ BLOB_STORE, DATA_DIR }: Pick<Settings, 'BLOB_STORE' | 'DATA_DIR'>, patienceMs?: number): BlobStore =>
  BLOB_STORE === undefined
    ? openFileBlobStore(join(DATA_DIR, 'blobs'))
    : openS3BlobStore(readS3Address(BLOB_STORE, process.env), patienceMs);

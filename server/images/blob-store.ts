/** Where image bytes live: files under DATA_DIR or S3. Names are content hashes, so writing one twice changes nothing. */
export interface BlobStore {
  /** Null where there is none. Throws BlobDenied where the store does not tell whether there is. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** What is not there is removed already. */
  readonly remove: (name: string) => Promise<void>;
  /** Removes what was begun to be written before then and never was whole: its process was killed. A bucket keeps none of that. */
  readonly removeUnfinished: (before: Date) => Promise<void>;
}

/** The store does not answer now, and may in a moment. The request is answered by 503 and may be sent again. The message is for the log. */
export class BlobsAway extends Error {
  override readonly name: string = 'BlobsAway';
}

/**
 * It may not be read: keys that may not list a bucket are denied what is absent in the same word. Absence it means of what may rightly be
 * absent alone; of a picture that a row names it passes once the keys get their rights.
 */
export class BlobDenied extends BlobsAway {
  override readonly name = 'BlobDenied';
}

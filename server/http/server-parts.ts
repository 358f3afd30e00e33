import type { Clock } from '../clock.ts';
import type { Settings } from '../config.ts';
import type { Db } from '../db/open.ts';
import type { BlobStore } from '../images/blob-store.ts';
import type { CallMeter } from '../metrics/call-meter.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { Worker } from '../worker/worker.ts';
import type { ChangeFeed } from '../stream/change-feed.ts';

/** What the server is made of; made once at start, or by a test. */
export interface ServerParts {
  readonly db: Db;
  /** @throws What keeps the database from being asked or written. */
  readonly check: () => Promise<void>;
  readonly feed: ChangeFeed;
  readonly blobs: BlobStore;
  readonly post: PostOffice;
  /** Those whose figures are told; whoever made them starts and stops them. */
  readonly workers: readonly Worker[];
  readonly meter: CallMeter;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Aborted when the server begins to stop, so that streams end and do not hold it up. */
  readonly stopping: AbortSignal;
}

import { checkWork } from '../listing-checks/check-work.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { orphanBlobWork } from '../images/orphan-blobs.ts';
import { importWork } from '../imports/import-work.ts';
import { priceRunWork } from '../prices/price-run-work.ts';
import { reportWork } from '../reports/report-work.ts';
import { createWorker, type Worker, type WorkerDeps } from './worker.ts';

/** All workers but those of the post office, whose own requests wake them, and the sender. */
export const openWorkers = ({ blobs, ...deps }: WorkerDeps & { readonly blobs: BlobStore }): readonly Worker[] => [
  createWorker(reportWork, deps),
  createWorker(priceRunWork, deps),
  createWorker(importWork, deps),
  createWorker(checkWork({ blobs, clock: deps.clock }), deps),
  createWorker(orphanBlobWork(blobs), deps),
];

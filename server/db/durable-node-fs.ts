import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is patched; PGlite does not type it. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}
interface EmscriptenNodeFs {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
}
interface EmscriptenModule {
  readonly FS: { readonly filesystems?: { readonly NODEFS?: EmscriptenNodeFs } };
  readonly NODEFS?: EmscriptenNodeFs;
}

const syncPath = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * The log of commits is written into files that have their size already: its bytes are flushed without the time of change, as Postgres
 * itself does on Linux (decision 0044). All other files are flushed whole.
 */
const isLogOfCommits = (path: string): boolean => path.includes('/pg_wal/');

/**
 * PGlite starts Postgres with -F, and Emscripten's NODEFS has no fsync at all: nothing it calls committed would survive a power
 * cut (electric-sql/pglite#1107). This gives its files a real fsync. It leans on internals, so PGlite is pinned exactly and a
 * test counts `syncs` per commit.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times a file was flushed, for the test that keeps this honest. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options);
    const patch = (mod: unknown): void => {
      const { FS, NODEFS } = mod as EmscriptenModule;
      const nodeFs = FS.filesystems?.NODEFS ?? NODEFS;
      if (!nodeFs) throw new Error('PGlite has no NODEFS to make durable; was it upgraded?');
      nodeFs.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        const path = nodeFs.realPath(stream.node);
        if (stream.nfd === undefined) syncPath(path);
        else if (isLogOfCommits(path)) fdatasyncSync(stream.nfd);
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    (ready.emscriptenOpts.preRun as ((mod: unknown) => void)[]).push(patch);
    return ready;
  }
}

/**
 * Of PGlite's 128 MB the buffers fill under load, and WebAssembly gives no memory back; what they do not hold the system's own cache
 * does. Measured with 48 and with 24 MB, a list of 100,000 is read as quickly.
 */
const bufferParams = ['-c', 'shared_buffers=64MB'];

/** Without -F, and by fsync: PGlite's fdatasync does nothing. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...bufferParams,
];

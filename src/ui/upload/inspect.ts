import type { FileFacts } from './file-kind.ts';

export interface Inspector {
  /** Files one after another; what can not be read is `unreadable`, never an exception. */
  readonly inspect: (file: Blob) => Promise<FileFacts>;
  readonly close: () => void;
}

/** A worker for one batch: begun with it, ended with it. */
export const openInspector = (): Inspector => {
  const worker = new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' });
  // It could not be loaded, or died of what it read. That is said once, for this file and all that follow.
  const dead = new Promise<FileFacts>((resolve) => {
    worker.addEventListener('error', () => resolve({ kind: 'unreadable' }), { once: true });
  });
  const answered = (file: Blob): Promise<FileFacts> =>
    new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FileFacts>) => resolve(data), { once: true });
      worker.postMessage(file);
    });
  const ask = (file: Blob): Promise<FileFacts> => Promise.race([dead, answered(file)]);
  let last: Promise<unknown> = Promise.resolve();
  return {
    inspect: (file) => {
      const next = last.then(() => ask(file));
      last = next;
      return next;
    },
    close: () => worker.terminate(),
  };
};

let isWarm = false;

/** Has the worker at hand before the network may be gone: a file is attached without one too. Once per page. */
export const warmInspector = async (): Promise<void> => {
  if (isWarm) return;
  isWarm = true;
  const inspector = openInspector();
  const { kind } = await inspector.inspect(new Blob([]));
  inspector.close();
  // It did not arrive: the next to ask tries again.
  if (kind === 'unreadable') isWarm = false;
};

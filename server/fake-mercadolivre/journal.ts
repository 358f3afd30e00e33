import { mkdir, open, readFile, rename, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isKept, type FakeEvent } from './fake-event.ts';

/** What happened, in its order, on disk before anybody is told. */
export interface Journal {
  /** What was in it when it was opened. */
  readonly before: readonly FakeEvent[];
  /** Resolves once these, and all before them, are on disk. What is decided together is one line: it is there whole, or not at all. */
  readonly append: (events: readonly FakeEvent[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly written: () => void;
  readonly failed: (reason: unknown) => void;
}

const fileName = 'mercadolivre.jsonl';
const version = 1;
const heading = `${JSON.stringify({ journal: 'fake-mercadolivre', version })}\n`;

export class BrokenJournal extends Error {}

const eventsOf = (line: string, at: number, path: string): readonly FakeEvent[] => {
  try {
    return JSON.parse(line) as readonly FakeEvent[];
  } catch (error) {
    throw new BrokenJournal(`${path}: a linha ${at} está quebrada. Apague o arquivo para um Mercado Livre de demonstração novo.`, {
      cause: error,
    });
  }
};

/** Of what was written when the process ended, the last line may be half a one: nobody was told of it. */
const dropTornEnd = async (path: string, bytes: Buffer): Promise<string> => {
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) await truncate(path, end);
  return bytes.subarray(0, end).toString('utf8');
};

const readIfThere = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

const readBefore = async (path: string): Promise<{ readonly events: readonly FakeEvent[]; readonly isNew: boolean }> => {
  const text = await dropTornEnd(path, await readIfThere(path));
  if (text === '') return { events: [], isNew: true };
  if (!text.startsWith(heading)) {
    // Written by another build: put aside, so that nobody reads it wrong and nobody loses it.
    await rename(path, `${path}.other`);
    return { events: [], isNew: true };
  }
  const lines = text.slice(heading.length).split('\n').slice(0, -1);
  return { events: lines.flatMap((line, at) => eventsOf(line, at + 2, path)), isNew: false };
};

const syncFolder = async (dataDir: string): Promise<void> => {
  const folder = await open(dataDir, 'r');
  await folder.sync();
  await folder.close();
};

/** Writes what waits together, one flush for all of it, one after the other. */
const openWriter = (file: FileHandle) => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let failure: unknown = null;
  const flush = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      // After one failed write nobody knows what stands at the end of the file: nothing is written behind it.
      if (failure !== null) throw failure;
      await file.appendFile(batch.map(({ line }) => line).join(''));
      await file.datasync();
      for (const { written } of batch) written();
    } catch (error) {
      failure = error;
      for (const { failed } of batch) failed(error);
    }
  };
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await flush(batch);
    }
    running = null;
  };
  let last: Promise<void> = Promise.resolve();
  const write = (line: string): Promise<void> => {
    last = new Promise((resolve, reject) => {
      waiting.push({ line, written: resolve, failed: reject });
      running ??= run();
    });
    return last;
  };
  return { write, written: () => last, idle: async () => running };
};

/** @throws {BrokenJournal} where a line that is not the last can not be read. */
export const openJournal = async (dataDir: string): Promise<Journal> => {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, fileName);
  const { events, isNew } = await readBefore(path);
  const file = await open(path, 'a');
  if (isNew) {
    await file.appendFile(heading);
    await file.datasync();
    await syncFolder(dataDir);
  }
  const { write, written, idle } = openWriter(file);
  return {
    before: events,
    append: (happened) => {
      const kept = happened.filter(isKept);
      // A request that writes nothing still waits until what it read is written: an answer never tells what a crash could take back.
      return kept.length === 0 ? written() : write(`${JSON.stringify(kept)}\n`);
    },
    close: async () => {
      await idle();
      await file.close();
    },
  };
};

/** For a fake that is asked without a wire, and forgotten. */
export const memoryJournal = (before: readonly FakeEvent[] = []): Journal => ({
  before,
  append: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

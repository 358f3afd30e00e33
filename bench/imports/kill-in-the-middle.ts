import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { getImport, getStockSheet, type ImportRun } from '#contract/import-run.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startServer, type ServerProcess } from '../../e2e/support/server-process.ts';
import type { MadeFile } from './files.ts';
import { startImport, untilDone } from './walk-import.ts';

const pollMs = 100;

const ask = async (origin: string, token: string, path: string): Promise<unknown> => {
  const answer = await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

const importOf = async (origin: string, token: string, id: string): Promise<ImportRun> =>
  getImport.reply.parse(await ask(origin, token, `/import/${id}`));

/** The version of the product of every SKU of the company: an import raises it once. */
const versionsOf = async (origin: string, token: string): Promise<ReadonlyMap<string, number>> => {
  const versions = new Map<string, number>();
  for (let after: string | null = ''; after !== null;) {
    const sheet: ReturnType<typeof getStockSheet.reply.parse> = getStockSheet.reply.parse(
      await ask(origin, token, `/stockSheet?after=${encodeURIComponent(after)}`),
    );
    for (const { sku, version } of sheet.lines) versions.set(sku, version);
    after = sheet.next;
  }
  return versions;
};

/** Until so large a part of an import is done. */
const untilPart = async (origin: string, token: string, id: string, part: number): Promise<number> => {
  for (;;) {
    const { status, done, total } = await importOf(origin, token, id);
    if (status === 'done') throw new Error('It was over before it could be killed');
    if (status === 'running' && done >= total * part) return done;
    await pause(pollMs);
  }
};

/**
 * The server is killed in the middle of an import and started again at its place. Answers how many rows were not taken exactly once: by what the
 * import says, and by the versions of the products.
 */
export const killInTheMiddle = async (server: ServerProcess, seller: Page, file: MadeFile): Promise<number> => {
  const { origin, pid, dataDir } = server;
  const token = await openSession(origin, 'seller');
  const before = await versionsOf(origin, token);
  await seller.goto('/import');
  const id = await startImport(seller, file);
  const killedAt = await untilPart(origin, token, id, 1 / 3);
  process.kill(pid, 'SIGKILL');
  const began = performance.now();
  const again = await startAgain(dataDir, new URL(origin).port);
  try {
    const found = await importOf(again.origin, token, id);
    await untilDone(seller);
    const { counts } = await importOf(again.origin, token, id);
    const after = await versionsOf(again.origin, token);
    const raised = [...after].map(([sku, version]) => version - (before.get(sku) ?? 0));
    const changedOnce = raised.filter((by) => by === 1).length;
    const twice = raised.filter((by) => by > 1).length;
    console.log(
      `   killed with ${killedAt} lines taken; opened again it was ${found.status} at ${found.done}, and done after ${((performance.now() - began) / 1000).toFixed(0)} s: ${JSON.stringify(counts)}; ${changedOnce} products changed once, ${twice} more often`,
    );
    return Math.abs(file.good - (counts.taken ?? 0)) + Math.abs(file.good - changedOnce) + twice;
  } finally {
    await again.stop();
  }
};

const startAgain = (dataDir: string, port: string): Promise<ServerProcess> => startServer(dataDir, { DEMO: 'on', PORT: port });

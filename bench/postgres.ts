import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measured } from './budgets.ts';

const script = fileURLToPath(new URL('../scripts/with-postgres', import.meta.url));
/** What the script ends with where no PostgreSQL is installed. */
const noneHere = 69;

/** What `measure` finds on a PostgreSQL of its own, which is gone afterwards; nothing where none is installed. */
export const withPostgres = async (measure: (url: string) => Promise<Measured>): Promise<Measured> => {
  // It tells its address and stays until its input ends, which it also does when we are killed.
  const held = spawn(script, ['--if-installed', '--durable', 'sh', '-c', 'echo "$TEST_DATABASE_URL"; cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(held, 'close');
  const url = await new Promise<string | null>((resolve, reject) => {
    held.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    held.once('error', reject);
    held.once('close', () => resolve(null));
  });
  if (url === null) {
    if (held.exitCode !== noneHere) throw new Error(`scripts/with-postgres ended with ${held.exitCode}`);
    console.log('   There is no PostgreSQL here: its figures are not measured.');
    return {};
  }
  try {
    return await measure(url);
  } finally {
    held.stdin.end();
    await closed;
  }
};

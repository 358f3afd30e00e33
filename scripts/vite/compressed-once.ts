import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressing a shorter file saves no packet. */
const leastCompressed = 1024;
/** The next quality takes three times as long for one percent. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Every file of text lies beside its compressed forms: the server compresses nothing while somebody waits (server/http/serve-console.ts). */
export const compressedOnce = (): Plugin => ({
  name: 'compressed-once',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg)$/u.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        const text = await readFile(file);
        if (text.length < leastCompressed) return;
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
    );
  },
});

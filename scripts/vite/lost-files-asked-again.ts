import type { Plugin } from 'vite';

interface Change {
  readonly from: RegExp;
  readonly to: string;
}

const changes: readonly Change[] = [
  // Vite asks for a file of a part once in the life of a page, whether it came or not: what failed is forgotten here.
  { from: /seen\[href\] = void 0;(?=\s*throw err;)/u, to: 'delete seen[href];' },
  // A browser may remember, for the life of the page, a module that failed to load, and a link that failed to preload it (Chromium 150
  // does both). Nobody remembers a failed fetch: so a script is fetched, and imported, from what the browser keeps, once all came.
  // What did not come is said in the words of a browser whose import failed: src/app/chunk.ts knows it by them.
  {
    from: /(?=const link = document\.createElement\("link"\);)/u,
    to: `if (!isCss) return fetch(dep.href).then((answer) => {
      if (!answer.ok) throw new Error(\`answered \${answer.status}\`);
      return answer.arrayBuffer();
    }).catch((cause) => {
      throw new TypeError(\`Failed to fetch dynamically imported module: \${dep.href}\`, { cause });
    });
    `,
  },
];

/** Lets a part whose files did not come be asked for again, in every browser. That a lost style leaves the page is up to src/ui/lost-styles.ts. */
export const lostFilesAskedAgain = (): Plugin => ({
  name: 'lost-files-asked-again',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const changed = changes.reduce((before, { from, to }) => {
      if (!from.test(before))
        this.error(`What Vite preloads with is not what it was: ${from.source}, scripts/vite/lost-files-asked-again.ts`);
      return before.replace(from, to);
    }, code);
    return { code: changed, map: null };
  },
});

/**
 * Which files are asked for before a part is imported: its own too, which Vite leaves out where it is the only one.
 * @param file address of the part's own file.
 * @param others addresses of the files it needs.
 */
export const ownFileToo = (file: string, others: string[]): string[] => (others.includes(file) ? others : [file, ...others]);

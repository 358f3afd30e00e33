import type { Plugin } from 'vite';

/** As far as the build's files are read here. */
export interface BuiltFile {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** The names of files that import each other in a circle, the first one again at its end; null where there is none. */
export const circleIn = (files: readonly BuiltFile[]): readonly string[] | null => {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const cleared = new Set<string>();
  const follow = (name: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (cleared.has(name)) return null;
    for (const next of importsOf.get(name) ?? []) {
      const found = follow(next, [...way, name]);
      if (found) return found;
    }
    cleared.add(name);
    return null;
  };
  for (const { fileName } of files) {
    const found = follow(fileName, []);
    if (found) return found;
  }
  return null;
};

/**
 * Ends a build whose files import each other in a circle. Such a page may build cleanly and draw something else: every icon of the menu was
 * undefined when the console's file ran before the one that holds them.
 */
export const noCircularFiles = (): Plugin => ({
  name: 'no-circular-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const circle = circleIn(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : [])));
    if (circle) throw new Error(`no-circular-files: ${circle.join(' → ')}. Split them in scripts/vite/files-by-page.ts.`);
  },
});

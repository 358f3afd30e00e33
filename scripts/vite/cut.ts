import type { Plugin } from 'vite';

interface Cut {
  /** Name of the plugin, as an error says it. */
  readonly name: string;
  /** Modules of the package it changes: a build that holds any of them has to hold `files` too. */
  readonly package: RegExp;
  /** What is changed, each file with an expression of its own. */
  readonly files: readonly RegExp[];
  /** @returns the text that is built instead; the same text where nothing matched, which ends the build. */
  readonly cut: (code: string) => string;
}

const howToMend = 'Read what the new version of the package does instead, then change or drop the plugin.';

/**
 * A plugin that leaves a part of a package out of the build.
 * @throws where a file holds nothing to leave out, or the package is built without that file: a new version must not bring the part back unnoticed.
 */
export const cutFrom = ({ name, package: ofPackage, files, cut }: Cut): Plugin => {
  const met = new Set<RegExp>();
  return {
    name,
    enforce: 'pre',
    buildStart: () => met.clear(),
    transform(code, id) {
      const file = files.find((each) => each.test(id));
      if (!file) return null;
      const rest = cut(code);
      if (rest === code) throw new Error(`${name}: nothing matched in ${id}. ${howToMend}`);
      met.add(file);
      return { code: rest, map: null };
    },
    generateBundle() {
      if (![...this.getModuleIds()].some((id) => ofPackage.test(id))) return;
      const absent = files.find((file) => !met.has(file));
      if (absent) throw new Error(`${name}: no file matched ${absent.source}. ${howToMend}`);
    },
  };
};

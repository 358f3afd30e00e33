import type { Plugin } from 'vite';

/**
 * `catalogue.ts?locale=br` is the catalogue, and every area it is made of, without the texts of the other language: half of what
 * would be fetched before the first thing is said. In the source both stand side by side (src/locale/messages.ts).
 */
export const oneLanguage = (): Plugin => {
  const asked = /\/src\/locale\/[\w-]+\.ts(\?locale=(br|en))$/u;
  return {
    name: 'one-language',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        const [, query] = asked.exec(importer ?? '') ?? [];
        if (query === undefined || !id.startsWith('./')) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && `${found.id.replace(/\?.*$/u, '')}${query}`;
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const [, , kept] = asked.exec(id) ?? [];
        if (kept === undefined) return null;
        return { code: withoutOthers(code, this.parse(code), kept), map: null };
      },
    },
  };
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Pair extends Node {
  readonly key: { readonly value?: unknown; readonly name?: string };
}

/** The code without those properties of a message, `{ br: …, en: … }`, that are not of the language kept. */
const withoutOthers = (code: string, ast: unknown, kept: string): string => {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'ObjectExpression' && 'properties' in node) {
      const pairs = node.properties as readonly Pair[];
      const names = pairs.map(({ key }) => key?.name ?? key?.value);
      const [first, second] = pairs;
      if (first && second && names.join() === 'br,en') {
        cuts.push(kept === 'br' ? { start: first.end, end: second.end } : { start: first.start, end: second.start });
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(ast);
  let rest = code;
  for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start)) rest = rest.slice(0, start) + rest.slice(end);
  return rest;
};

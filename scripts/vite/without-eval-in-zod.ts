import type { Plugin } from 'vite';
import { cutFrom } from './cut.ts';

/**
 * zod tries whether the page may make functions out of text, to check objects faster by it. The policy of our pages lets nothing do that, and
 * what is refused is reported with its place in the source: the browser reads a whole file once more for it, 9 ms of the 30 that `/login`
 * takes to run its files.
 */
export const withoutEvalInZod = (): Plugin =>
  cutFrom({
    name: 'zod-without-eval',
    package: /\/zod\/v4\/core\//u,
    files: [/\/zod\/v4\/core\/util\.js$/u],
    cut: (code) => code.replace(/^export const allowsEval = .*?^\}\);$/msu, 'export const allowsEval = { value: false };'),
  });

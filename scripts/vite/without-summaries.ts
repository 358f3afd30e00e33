import type { Plugin } from 'vite';

/** What a call is for is said to whoever reads the API's documentation: the server's business, and a line of each of two hundred calls. */
export const withoutSummaries = (): Plugin => ({
  name: 'calls-without-summaries',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/contract\/[\w-]+\.ts$/u.test(id)
      ? { code: code.replaceAll(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`$]*`)/gu, "summary: ''"), map: null }
      : null,
});

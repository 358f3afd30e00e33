import type { Plugin } from 'vite';

/** Radix has each function told its own name as it is made. A bundler takes that for an effect and keeps what nobody calls: 5 KB of every list. */
export const withoutNamesInRadix = (): Plugin => ({
  name: 'radix-without-names',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/@radix-ui\/(?:react-[\w-]+|primitive)\/dist\/index\.mjs$/u.test(id)) return null;
    return {
      code: code.replaceAll(/^ *__name\(\w+, "\w+"\);$/gmu, '').replaceAll(/static \{\s*__name\(this, "\w+"\);\s*\}/gu, ''),
      map: null,
    };
  },
});

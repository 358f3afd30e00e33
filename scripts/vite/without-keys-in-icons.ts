import type { Plugin } from 'vite';

/** lucide names each stroke of an icon for React, which asks for names only while one develops: letters by chance, which no compression shortens. */
export const withoutKeysInIcons = (): Plugin => ({
  name: 'lucide-without-keys',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/u.test(id)) return null;
    return { code: code.replaceAll(/,?\s*key: "[^"]*"/gu, ''), map: null };
  },
});

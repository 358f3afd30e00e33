import type { Plugin } from 'vite';

/** zod attaches a writer of JSON Schema to every schema: a sixth of it, for something no page of ours asks for. */
export const withoutJsonSchemaInZod = (): Plugin => ({
  name: 'zod-without-json-schema',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/u.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name]) => `none as ${name}`);
    return { code: `const none = () => undefined; export { ${names.join(', ')} };`, map: null };
  },
});

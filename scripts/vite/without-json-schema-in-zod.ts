import type { Plugin } from 'vite';
import { cutFrom } from './cut.ts';

/** zod attaches a writer of JSON Schema to every schema: a sixth of it, for something no page of ours asks for. */
export const withoutJsonSchemaInZod = (): Plugin =>
  cutFrom({
    name: 'zod-without-json-schema',
    package: /\/zod\/v4\/core\//u,
    files: [/\/zod\/v4\/core\/to-json-schema\.js$/u, /\/zod\/v4\/core\/json-schema-processors\.js$/u],
    cut: (code) => {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name]) => `none as ${name}`);
      return names.length === 0 ? code : `const none = () => undefined; export { ${names.join(', ')} };`;
    },
  });

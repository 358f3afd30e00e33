import { defineConfig, type Plugin } from 'vitest/config';
import { mutants } from './mutants.mjs';

const name = process.env['MUTANT'];
const outbox = 'tests/properties/outbox.property.test.ts';
const test = mutants.find((each) => each.name === name)?.test ?? outbox;

/** Product source is read broken; nothing on disk changes. */
const breaking = (): Plugin => {
  const mutant = mutants.find((each) => each.name === name);
  if (!mutant) throw new Error(`No mutant is called '${name}'`);
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith(mutant.file)) return null;
      const pieces = code.split(mutant.find);
      if (pieces.length !== 2)
        throw new Error(`'${mutant.name}' must find its piece once in ${mutant.file}, found it ${pieces.length - 1} times`);
      return { code: pieces.join(mutant.replace), map: null };
    },
  };
};

export default defineConfig({
  plugins: [breaking()],
  // As in vitest.config.ts: what does not begin in time was not noticed.
  test: { include: [test], root: process.cwd(), passWithNoTests: false, testTimeout: 180_000, hookTimeout: 240_000 },
});

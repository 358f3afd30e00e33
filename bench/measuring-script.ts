import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** What measures in a page, as one script: the console is measured as it is built, and has none of it. It is `window.bench` there. */
export const measuringScript = async (script: URL): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: fileURLToPath(script), formats: ['iife'], name: 'bench' } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built to measure with');
  return `${chunk.code}\nwindow.bench = bench;`;
};

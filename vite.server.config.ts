import { cpSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { defineConfig, type Plugin } from 'vite';

/** The built server looks for its migrations beside itself. */
const withMigrations = (): Plugin => ({
  name: 'copy-migrations',
  closeBundle: () => cpSync('server/migrations', 'dist/server/migrations', { recursive: true }),
});

export default defineConfig({
  plugins: [withMigrations()],
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { external: [...builtinModules, /^node:/u], output: { codeSplitting: false } },
  },
});

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
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      // `main` is the process; `serve` and `config` are for whoever holds several servers in one: the journeys' host.
      // The others are commands: an installation without dev dependencies can not run them from their sources.
      input: {
        main: 'server/main.ts',
        serve: 'server/serve.ts',
        config: 'server/config.ts',
        admin: 'server/admin/cli.ts',
        doctor: 'server/doctor/cli.ts',
        import: 'server/import/cli.ts',
        seed: 'server/demo/cli.ts',
        'meli-smoke': 'server/marketplace/mercadolivre/smoke-cli.ts',
        // On its own: no other bundle has it, only the start of a demo loads it.
        'fake-mercadolivre': 'server/fake-mercadolivre/start-fake.ts',
      },
      external: [...builtinModules, /^node:/u],
      // In one folder: paths.ts finds what it names from where it stands.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

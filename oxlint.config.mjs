import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { layers } from './architecture.mjs';

// The fences are built from the one table in architecture.mjs, so a new feature is fenced the moment its folder exists.
const names = Object.keys(layers).map((folder) => folder.replace('src/', ''));
/** @type {(list: string[]) => string} */
const either = (list) => `(${list.join('|')})`;

const tests = ['**/*.test.*', '**/*.suite.*'];
const testsAreNoLibrary = { group: tests, message: 'Tests are not a library.' };
const queryMutations = {
  name: '@tanstack/react-query',
  importNames: ['useMutation', 'useMutationState'],
  message: 'Writes go through a command and the outbox (decision 0001).',
};

/** @type {(patterns: object[]) => object} */
const restricted = (patterns) => ({
  'eslint/no-restricted-imports': ['error', { paths: [queryMutations], patterns: [testsAreNoLibrary, ...patterns] }],
});
const crossed = { regex: `^(\\.\\./)+${either(names)}/`, message: 'Cross a folder by its # name.' };

/** @type {(folder: string, forbidden: string[], message: string, further?: object[]) => { files: string[], rules: object }} */
const fence = (folder, forbidden, message, further = []) => ({
  files: [`${folder}/**`],
  rules: restricted([{ regex: `^#${either(forbidden)}/`, message }, crossed, ...further]),
});

const screenMachines = {
  regex: '^#machines/screen/',
  message: 'Only lifecycle machines are shared: a screen machine waits, and lives in a tab.',
};

const nodeModules = { regex: '^node:', message: 'The browser reads files by this too: bytes in, rows and report out.' };

const fake = {
  regex: '(^|/)fake-mercadolivre/',
  message: 'The product speaks to the fake Mercado Livre over HTTP alone; the start of the demo loads it by its path.',
};
const outOfTheFake = {
  regex: '^\\.\\./',
  message: 'The fake Mercado Livre knows nothing of the server: its folder, src/lib and packages.',
};

/** How a marketplace is spoken to is known in server/marketplace; the rest of the server writes errands and hears of steps. */
const insideOfMarketplace = {
  regex: '^(\\.\\./)+marketplace/(mercadolivre|limits|open-|settle-|hold-|end-|apply-done|close-to|listing-commands|conversation-)',
  message: 'What a marketplace is told goes through an errand (integration-jobs/enqueue-job.ts): the product knows no adapter.',
};
const insideOfDemo = {
  regex: '^(\\.\\./)+demo/(make-(?!invoice)|grow-|draw)',
  message: 'The product invents nothing: that is the demo’s.',
};

const layerFences = Object.entries(layers).map(([folder, allowed]) => {
  const self = folder.replace('src/', '');
  const forbidden = names.filter((name) => name !== self && !(/** @type {string[]} */ (allowed).includes(name)));
  return fence(
    folder,
    forbidden,
    `${folder} may import only: ${allowed.join(', ') || 'nothing'}.`,
    {
      server: [screenMachines, fake, insideOfMarketplace, insideOfDemo],
      'server/fake-mercadolivre': [outOfTheFake],
      'src/import': [nodeModules],
    }[folder] ?? [],
  );
});

const root = new URL('./src/features', import.meta.url);
const features = existsSync(root)
  ? readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];
const featureFences = features.map((feature) => {
  const others = features.filter((other) => other !== feature);
  const message = 'A feature never imports another feature; lift the shared part down, or compose both in app.';
  const sideways = others.length > 0 ? [{ regex: `^(\\.\\./)+${either(others)}/`, message }] : [];
  return fence(`src/features/${feature}`, ['app', 'server', ...others.map((other) => `features/${other}`)], message, sideways);
});

const journeys = fence(
  'e2e',
  names.filter((name) => name !== 'contract'),
  'A journey knows the contract and the screen, nothing else of the product.',
);

const base = JSON.parse(readFileSync(new URL('./.oxlintrc.base.json', import.meta.url), 'utf8'));
export default {
  ...base,
  overrides: [{ files: ['src/**', 'server/**'], rules: restricted([]) }, ...layerFences, ...featureFences, ...base.overrides, journeys],
};

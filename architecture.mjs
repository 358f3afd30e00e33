// Who may import whom. One line per folder; oxlint.config.mjs builds the fences from it and docs/architecture.md quotes it.
// Order is the order of ranks: a folder may name only folders above it.
export const layers = {
  'src/lib': [],
  'src/contract': ['lib'],
  'src/machines': ['lib', 'contract'],
  'src/checks': ['lib', 'contract'],
  'src/import': ['lib', 'contract'],
  'src/locale': ['lib', 'contract'],
  'src/events': ['lib', 'contract', 'machines'],
  'src/api': ['lib', 'contract'],
  'src/ui': ['lib', 'locale'],
  'src/commands': ['lib', 'contract', 'machines', 'checks', 'locale', 'events', 'api', 'ui'],
  'src/outbox': ['lib', 'contract', 'machines', 'checks', 'locale', 'events', 'api', 'ui', 'commands'],
  'src/palette': ['lib', 'contract', 'machines', 'checks', 'locale', 'events', 'api', 'ui', 'commands', 'outbox'],
  'src/entities': ['lib', 'contract', 'machines', 'checks', 'locale', 'events', 'api', 'ui', 'commands', 'outbox', 'palette'],
  'src/features': ['lib', 'contract', 'machines', 'checks', 'locale', 'events', 'api', 'ui', 'commands', 'outbox', 'palette', 'entities'],
  'src/app': ['lib', 'contract', 'machines', 'checks', 'locale', 'events', 'api', 'ui', 'commands', 'outbox', 'palette', 'entities', 'features'],
  server: ['lib', 'contract', 'machines', 'checks', 'import', 'locale'],
};

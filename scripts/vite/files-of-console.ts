interface Bundled {
  readonly getModuleInfo: (id: string) => { readonly code: string | null; readonly importedIds: readonly string[] } | null;
}

const icons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/u;

/** The files of the icons that a module names: the package's index names every one there is. */
const iconsIn = (code: string, index: string, bundled: Bundled): readonly string[] => {
  const names = [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/gu)].flatMap(([, all = '']) =>
    all.split(',').map((name) => name.replace(/ as .*$/su, '').trim()),
  );
  const lines = (bundled.getModuleInfo(index)?.code ?? '').split('\n');
  const files = names.flatMap(
    (name) => lines.find((line) => line.includes(`default as ${name},`) || line.includes(`default as ${name} }`)) ?? [],
  );
  return files
    .flatMap((line) => /'\.(?<file>\/icons\/[\w-]+\.mjs)'/u.exec(line)?.groups?.['file'] ?? [])
    .map((file) => index.replace(/\/[^/]*$/u, file));
};

/** Everything these modules can not do without. The index of a package is not gone through: it names what nobody here asks for. */
const neededBy = (ends: readonly string[], bundled: Bundled): ReadonlySet<string> => {
  const needed = new Set<string>();
  const visit = (id: string): void => {
    if (needed.has(id) || /\/node_modules\/(?:@radix-ui\/themes|@tanstack\/react-router|zod)\//u.test(id)) return;
    needed.add(id);
    const { code, importedIds = [] } = bundled.getModuleInfo(id) ?? {};
    for (const next of importedIds) {
      if (!icons.test(next)) visit(next);
      else for (const icon of iconsIn(code ?? '', next, bundled)) visit(icon);
    }
  };
  for (const end of ends) visit(new URL(`../../${end}`, import.meta.url).pathname);
  return needed;
};

/**
 * What is always fetched together is one file: in a hundred small ones, each named by the others and compressed by itself, it is a tenth
 * more. `door` is what the page begins with, `signed-in` what every screen behind the login stands on, `commands` what they can all do.
 */
export const filesOfConsole = () => {
  /** In this order; `null` leaves what is needed to be split by who needs it, as everything else is. */
  const ends: readonly (readonly [string | null, readonly string[]])[] = [
    [null, ['src/app/screens/login-route.tsx', 'src/app/screens/door-route.tsx', 'src/app/screens/slip-route.tsx']],
    ['signed-in', ['src/app/open-signed-in.ts', 'src/app/workbench-root.tsx']],
    [
      null,
      [
        'src/app/screens/home-route.tsx',
        'src/features/home/sales-overview.tsx',
        'src/commands/listing/listing-commands.ts',
        'src/features/review/review-queue-screen.tsx',
        'src/features/listings/seller-listings-screen.tsx',
      ],
    ],
    ['commands', ['src/commands/registry.ts', 'src/app/subject-kinds.ts']],
  ];
  let files: readonly (readonly [string | null, ReadonlySet<string>])[] | null = null;
  const fileOf = (id: string, bundled: Bundled): string | null => {
    files ??= ends.map(([name, of]) => [name, neededBy(of, bundled)]);
    return files.find(([, needed]) => needed.has(id))?.[0] ?? null;
  };
  return {
    // An index names more than is needed of it.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'door', tags: ['$initial' as const], priority: 2 },
      { name: 'door', test: /\/@tanstack\/react-router\//u, priority: 2 },
      { debugName: 'signed-in', name: fileOf, priority: 1 },
    ],
  };
};

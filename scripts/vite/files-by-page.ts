interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const reached = (from: string, graph: Graph, alsoLater: boolean): ReadonlySet<string> => {
  if (!graph.getModuleInfo(from)) throw new Error(`files-by-page: there is no ${from}`);
  const found = new Set<string>([from]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(alsoLater ? dynamicallyImportedIds : [])]) found.add(next);
  }
  return found;
};

/** Its list of all icons makes each of them look as if the login needed it, and each needs React: with it they would make a circle with 'both'. */
const standsApart = (id: string): boolean => /\/node_modules\/(?:lucide-react|react)\//u.test(id);

/**
 * What is always fetched together is one file: in a hundred, split by which screens share what, it is a tenth more, and of a handful each
 * costs the browser some milliseconds. One for what the login begins with and the console uses too, and one for what only the console's
 * page begins with; what only the login uses lies in its entry, which the console must never run.
 * @param loginPage the script of login.html, as an absolute path.
 * @param consolePage the script of index.html, likewise.
 */
export const filesByPage = (loginPage: string, consolePage: string) => {
  let ofConsole: ReadonlySet<string> | null = null;
  let ofLogin: ReadonlySet<string> | null = null;
  let ofPublicPages: ReadonlySet<string> | null = null;
  const nameOf = (id: string, graph: Graph): string | null => {
    ofConsole ??= reached(consolePage, graph, true);
    ofLogin ??= reached(loginPage, graph, false);
    ofPublicPages ??= reached(loginPage, graph, true);
    // The pages themselves, and what the build adds to fetch parts with, are no part of either.
    if (id.endsWith('.html') || id.startsWith('\0') || id === loginPage) return null;
    if (!ofPublicPages.has(id)) return 'console';
    // What a public page fetches later must not bring the console along.
    return ofLogin.has(id) && ofConsole.has(id) && !standsApart(id) ? 'both' : null;
  };
  /** Left to themselves, what only the console uses of a package both name (icons) would lie in its entry, and make a circle with 'console'. */
  const packages = {
    name: 'packages',
    test: /\/node_modules\//u,
    tags: ['$initial' as const],
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  };
  return {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'pages', tags: ['$initial' as const], name: nameOf }, packages],
  };
};

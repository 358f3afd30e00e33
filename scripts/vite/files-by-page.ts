interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/**
 * What is always fetched together is one file: in a hundred, split by which screens share what, it is a tenth more. One for our modules that
 * the login page begins with, which the console needs too, and one for what only the console's page begins with.
 * @param loginPage the script of login.html, as an absolute path.
 */
export const filesByPage = (loginPage: string) => {
  let ofLogin: ReadonlySet<string> | null = null;
  let ofPublicPages: ReadonlySet<string> | null = null;
  const reached = (graph: Graph, alsoLater: boolean): ReadonlySet<string> => {
    const found = new Set<string>([loginPage]);
    for (const id of found) {
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
      for (const next of [...importedIds, ...(alsoLater ? dynamicallyImportedIds : [])]) found.add(next);
    }
    return found;
  };
  const nameOf = (id: string, graph: Graph): string | null => {
    ofLogin ??= reached(graph, false);
    ofPublicPages ??= reached(graph, true);
    // The pages themselves, and what the build adds to fetch parts with, are no part of either.
    if (id.endsWith('.html') || id.startsWith('\0') || id === loginPage) return null;
    if (!ofPublicPages.has(id)) return 'console';
    // What a public page fetches later must not bring the console along. Packages never import our own modules: split by who needs them, they
    // make no circle with either file.
    return ofLogin.has(id) && !id.includes('/node_modules/') ? 'both' : null;
  };
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'pages', tags: ['$initial' as const], name: nameOf }] };
};

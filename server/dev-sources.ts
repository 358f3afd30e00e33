/** What a server is made of: where one of these changes, `npm run dev` starts it anew. */
export const serverSources = ['server', 'src/contract', 'src/lib', 'src/machines', 'src/checks', 'src/import', 'src/locale'];

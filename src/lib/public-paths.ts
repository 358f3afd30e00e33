/** The pages that stand open to whoever has no session: an HTML entry of their own (login.html), which the server sends at each of these. */
const publicPaths = [
  '/login',
  '/logout',
  '/register',
  '/register-consultant',
  '/login-validate-mail',
  '/reset-password',
  '/ext/talaovendas',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** The public page at this path, which may end in a slash; null where the console is. */
export const publicPathOf = (path: string): PublicPath | null => {
  const plain = path.replace(/\/+$/u, '');
  return publicPaths.find((each) => each === plain) ?? null;
};

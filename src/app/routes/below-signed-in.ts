import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import { plainSearch } from '#lib/plain-search.ts';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { loadScreenWords } from '../screen-words.ts';
import { signedIn } from './signed-in.ts';

type Crumbs = readonly Crumb[] | ((role: Role) => readonly Crumb[]);
const forRole = (crumbs: Crumbs) => (typeof crumbs === 'function' ? crumbs : () => crumbs);

/** The last of a way leads nowhere. */
export const here = (title: Crumb['title']): Crumb => ({ title, path: '' });

/** A component of a part that is fetched when somebody goes there, with what screens say. */
export const lazy = <Part extends Readonly<Record<string, unknown>>>(load: () => Promise<Part>, name: keyof Part & string) =>
  lazyRouteComponent(
    chunk(async () => {
      const [part] = await Promise.all([load(), loadScreenWords()]);
      return part as Readonly<Record<string, RouteComponent>>;
    }),
    name,
  );

/** A list that fills the window, with its place in the address. */
export const listAt = <const Path extends string>(path: Path, crumbs: Crumbs, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    validateSearch: plainSearch,
    staticData: { crumbs: forRole(crumbs), isFilled: true },
    component,
  });

/** A page under its title. */
export const pageAt = <const Path extends string>(path: Path, crumbs: Crumbs, component: RouteComponent) =>
  createRoute({ getParentRoute: () => signedIn, path, staticData: { crumbs: forRole(crumbs) }, component });

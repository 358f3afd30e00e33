import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
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

/** A page of a part that is fetched when somebody goes there. */
export const page =
  <Part, Name extends keyof Part>(load: () => Promise<Part>, name: Name) =>
  async (): Promise<Part[Name]> =>
    (await load())[name];

/** What an address names. */
type NamedIn<Path extends string> = Readonly<Record<Path extends `${string}$${infer Name}` ? Name : never, string>>;

/** A page under its title, told what its address names. */
export const pageAt = <const Path extends string>(path: Path, crumbs: Crumbs, load: () => Promise<ComponentType<NamedIn<Path>>>) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    staticData: { crumbs: forRole(crumbs) },
    component: lazy(async () => {
      const [Page, { addressedPage }] = await Promise.all([load(), import('../addressed-page.tsx')]);
      return { Page: addressedPage(Page) };
    }, 'Page'),
  });

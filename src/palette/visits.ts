import { z } from 'zod';
import type { Target } from '#commands/command.ts';
import { browserStorage } from '#ui/browser-storage.ts';
import type { MenuLink } from './context.tsx';
import type { ContextRegistry } from './context-registry.ts';
import { places, type Entry, type Place } from './entries.ts';

/** A page or a record that was open: by the name it had there. No buyer's name is among them; a logout clears them with the rest of local storage. */
const Visit = z.object({ to: z.string(), title: z.string(), where: z.enum(places), subject: z.string().nullable() });
export type Visit = z.infer<typeof Visit>;

const mostVisits = 30;
const keyOf = (userId: string): string => `paletteVisits:${userId}`;

/** Newest first. */
export const readVisits = (userId: string): readonly Visit[] => {
  const stored = browserStorage.read(keyOf(userId));
  if (stored === null) return [];
  try {
    return z.array(Visit).parse(JSON.parse(stored));
  } catch {
    return [];
  }
};

export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter(({ to }) => to !== visit.to)].slice(0, mostVisits);

const isPlace = (kind: string): kind is Place => (places as readonly string[]).includes(kind);

/** What is open at this address: a place of the menu, or the record that the page shows; null while it shows none. */
export const visitAt = (to: string, links: readonly MenuLink[], shown: Target | undefined): Visit | null => {
  const [path = ''] = to.split('?');
  const link = links.find((each) => each.link === path);
  if (link) return { to: path, title: link.name, where: 'menu', subject: null };
  const [kind = '', id = ''] = shown?.subject.split(/:(.*)/u) ?? [];
  // While the next page loads the one before is still on screen.
  if (!shown || !path.includes(encodeURIComponent(id))) return null;
  return { to, title: shown.label, where: isPlace(kind) ? kind : 'record', subject: shown.subject };
};

interface Watched {
  readonly userId: string;
  readonly contexts: ContextRegistry;
  readonly links: readonly MenuLink[];
}

/** Notes the page that is open now, as soon as it shows what it is about. Answers how to stop. */
export const watchVisit = ({ userId, contexts, links }: Watched): (() => void) => {
  const to = `${location.pathname}${location.search}`;
  const note = (): boolean => {
    const visit = visitAt(to, links, contexts.state().targets.page[0]);
    // Signing out clears what is stored, while the page, or another tab, may still be on screen for a moment.
    if (visit && browserStorage.read('userId') === userId)
      browserStorage.write(keyOf(userId), JSON.stringify(withVisit(readVisits(userId), visit)));
    return visit !== null;
  };
  if (note()) return () => {};
  const stop = contexts.subscribe(() => {
    if (note()) stop();
  });
  return stop;
};

const iconOf: Readonly<Partial<Record<Place, string>>> = {
  order: 'hash',
  listing: 'megaphone',
  mediation: 'scale',
  company: 'building-2',
  user: 'user-cog',
};

/** A visit as a row. */
export const visitEntry = ({ to, title, where, subject }: Visit): Entry => ({
  kind: 'link',
  id: subject ?? `go:${to}`,
  icon: iconOf[where] ?? 'history',
  title,
  aliases: [],
  to,
  where,
});

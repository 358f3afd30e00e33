import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { call, everyRole } from './call.ts';
import { listOf } from './list-of.ts';
import { textIn, unreadableId, unreadableName } from './unreadable.ts';

/** Menu item (part 1, section 3). */
export interface MenuItem {
  readonly key: string;
  readonly keyParent: string | null;
  readonly name: string;
  readonly link: string;
  readonly linkParent: string | null;
  readonly child: readonly MenuItem[];
  readonly icon: string | null;
  readonly title: boolean;
  readonly notifyMap: readonly string[];
  readonly totalNotificationCount: number;
}
export const MenuItem: z.ZodType<MenuItem> = z.object({
  key: z.string(),
  keyParent: z.string().nullable(),
  name: z.string(),
  link: z.string(),
  linkParent: z.string().nullable(),
  get child() {
    return menuItems();
  },
  icon: z.string().nullable(),
  title: z.boolean(),
  notifyMap: z.array(z.string()),
  totalNotificationCount: z.int(),
});

/** Where a line of the menu leads that does not say so. */
export const unreadableLink = 'unreadable';

/** A line that says where it leads still leads there, with what is under it. */
const unreadableItem = (broken: BrokenRow, told: unknown): MenuItem => ({
  key: unreadableId(broken),
  keyParent: textIn(told, 'keyParent'),
  name: textIn(told, 'name') ?? unreadableName(broken),
  link: textIn(told, 'link') ?? unreadableLink,
  linkParent: textIn(told, 'linkParent'),
  child: z.object({ child: z.array(MenuItem) }).safeParse(told).data?.child ?? [],
  icon: textIn(told, 'icon'),
  title: false,
  notifyMap: [],
  totalNotificationCount: 0,
});
const menuItems = (): z.ZodArray<z.ZodType<MenuItem>> => listOf(MenuItem, unreadableItem);

export const getMenu = call('getMenu', 'GET /app/menu', { roles: everyRole, whileBlocked: true, reply: menuItems() });

export const getMoneyMenu = call('getMoneyMenu', 'GET /app/moneyMenu', { roles: everyRole, whileBlocked: true, reply: menuItems() });

/** One line of the stream: these subjects are now at these versions. Never state (docs/features/outbox.md). */
export const Change = z.object({ subject: z.string(), version: z.int() });
export type Change = z.infer<typeof Change>;

export const streamChanges = call('streamChanges', 'GET /stream', { roles: everyRole, ours: true, answer: 'stream', reply: Change });

/** A named place in a list: its URL search string. `shared`: also for the owner's company, or for the owner's role where it has none. */
export const SavedView = z.object({
  id: z.string(),
  screen: z.string(),
  name: z.string(),
  search: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

/** A view that does not fit the contract. It opens nothing and can not be removed, even when its id can be read. */
const unreadableView = ({ at, id }: BrokenRow, told: unknown): SavedView => ({
  id: unreadableId({ at, id: null }),
  screen: '',
  name: unreadableName({ id: textIn(told, 'name') ?? id }),
  search: '',
  shared: true,
  mine: false,
});

export const listSavedViews = call('listSavedViews', 'GET /view', {
  roles: everyRole,
  ours: true,
  /** Of one list; left out, of every list. */
  query: z.object({ screen: z.string().max(40).optional() }),
  reply: listOf(SavedView, unreadableView),
});

export const saveView = call('saveView', 'PUT /view/{id}', {
  roles: everyRole,
  ours: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    screen: z.string().min(1).max(40),
    name: z.string().trim().min(1).max(60),
    search: z.string().max(2000),
    shared: z.boolean(),
  }),
  reply: SavedView,
});

export const deleteView = call('deleteView', 'DELETE /view/{id}', {
  roles: everyRole,
  ours: true,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ deleted: z.literal(true) }),
});

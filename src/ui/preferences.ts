import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { locales } from '#locale/locales.ts';
import { browserStorage } from './browser-storage.ts';

/** How the menu stands around the page (spec 2, section 2). */
export const layouts = ['sidebar', 'big-sidebar', 'top-navigation', 'mega-menu'] as const;
export type Layout = (typeof layouts)[number];

/** What the bell can be told not to count; by the name the notifications of the kind are grouped under. */
export const quietKinds = ['certificate', 'SkuOutOfService', 'order', 'meliMessage', 'meliQuestion', 'mediation'] as const;

/** What a person chose for this computer. Nothing in it says who they are, so it outlives their session (see `clearBrowser`). */
export const Preferences = z.object({
  /** Stored alone, under the specified key `themeType`; until somebody chooses, what the system wears. */
  appearance: z.enum(['light', 'dark']).catch(() => systemAppearance()),
  theme: z.enum(['grey', 'lightBlue']).catch('grey'),
  layout: z.enum(layouts).catch('sidebar'),
  /** Which way the page is read; our languages read from the left, a browser's translation may not. */
  direction: z.enum(['ltr', 'rtl']).catch('ltr'),
  locale: z.enum(locales).catch('br'),
  density: z.enum(['dense', 'comfortable']).catch('dense'),
  /** How long a decision is held for 'Desfazer', in milliseconds (decision 23). */
  undoMs: z.int().min(0).max(30_000).catch(6000),
  /** Is what the team decided of like cases suggested in the queue (decision 0101)? */
  suggestions: z.boolean().catch(true),
  /** IANA name; instants are shown in it (decision 11). */
  timeZone: z.string().refine(isTimeZone).catch('America/Sao_Paulo'),
  /** Kinds of notifications that the bell does not count. */
  quiet: z.array(z.enum(quietKinds)).catch([]),
  hotkeys: z.object({ isOn: z.boolean(), overrides: z.record(z.string(), z.string().nullable()) }).catch({ isOn: true, overrides: {} }),
});
export type Preferences = z.infer<typeof Preferences>;

export const defaultPreferences: Preferences = Preferences.parse({});

const THEME_KEY = 'themeType';
const REST_KEY = 'preferences';

function systemAppearance(): 'light' | 'dark' {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Did somebody say what they wear? Then it stays so, though the system may happen to wear the same. */
let isAppearanceChosen = false;

const read = (): Preferences => {
  const appearance = browserStorage.read(THEME_KEY) ?? undefined;
  isAppearanceChosen = appearance === 'light' || appearance === 'dark';
  try {
    return Preferences.parse({ ...(JSON.parse(browserStorage.read(REST_KEY) ?? '{}') as object), appearance });
  } catch {
    return Preferences.parse({ appearance });
  }
};

let current = read();
const listeners = new Set<() => void>();
const announce = (next: Preferences): void => {
  current = next;
  for (const listener of listeners) listener();
};

/**
 * Writes what somebody chose to wear, and of the rest only what differs from the defaults, so that an untouched browser holds nothing of
 * ours after a logout (row SES-5).
 */
export const storePreferences = (): void => {
  const { appearance, ...rest } = current;
  const chosen = Object.entries(rest).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultPreferences[key as keyof Preferences]),
  );
  if (isAppearanceChosen) browserStorage.write(THEME_KEY, appearance);
  else browserStorage.drop(THEME_KEY);
  if (chosen.length === 0) browserStorage.drop(REST_KEY);
  else browserStorage.write(REST_KEY, JSON.stringify(Object.fromEntries(chosen)));
};

export const preferences = (): Preferences => current;

export const setPreferences = (change: Partial<Preferences>): void => {
  if (change.appearance !== undefined) isAppearanceChosen = true;
  announce(Preferences.parse({ ...current, ...change }));
  storePreferences();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Follows the choices of this tab and, through the storage event, of the others. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences, preferences);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === REST_KEY) announce(read());
  });
}

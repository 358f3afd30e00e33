import { ok, refuse } from '#lib/result.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { preferences, setPreferences, type Preferences } from '#ui/preferences.ts';
import type { Action } from '../command.ts';
import { consoleAction } from './console-action.ts';

type Look = Pick<Preferences, 'appearance' | 'theme' | 'layout' | 'direction' | 'density' | 'locale'>;

/** One command per choice, so that each is found by its own words; the one that is worn already says so. */
const choose = <Key extends keyof Look>(key: Key, value: Look[Key], title: MessageKey, icon: string, aliases: readonly string[]): Action =>
  consoleAction({
    name: `app.${key}.${value}`,
    title,
    icon,
    aliases,
    isAvailable: () => (preferences()[key] === value ? refuse({ key: 'app.inUse' }) : ok(undefined)),
    run: () => () => setPreferences({ [key]: value }),
  });

const layout = ['layout', 'menu', 'disposição'];

/** Row NAV-11 and the four layouts: what the settings show, from anywhere. */
export const lookActions: readonly Action[] = [
  choose('appearance', 'light', 'app.light', 'sun-moon', ['modo claro', 'light mode']),
  choose('appearance', 'dark', 'app.dark', 'sun-moon', ['modo escuro', 'modo noturno', 'dark mode']),
  choose('theme', 'grey', 'app.grey', 'sun-moon', ['gray', 'cores']),
  choose('theme', 'lightBlue', 'app.lightBlue', 'sun-moon', ['cores']),
  choose('layout', 'sidebar', 'app.layoutSidebar', 'settings', layout),
  choose('layout', 'big-sidebar', 'app.layoutBig', 'settings', layout),
  choose('layout', 'top-navigation', 'app.layoutTop', 'settings', layout),
  choose('layout', 'mega-menu', 'app.layoutMega', 'settings', layout),
  choose('density', 'dense', 'app.dense', 'settings', ['densidade', 'density']),
  choose('density', 'comfortable', 'app.comfortable', 'settings', ['densidade', 'density']),
  choose('direction', 'ltr', 'app.ltr', 'settings', ['ltr', 'direção', 'direction']),
  choose('direction', 'rtl', 'app.rtl', 'settings', ['rtl', 'direção', 'direction']),
  choose('locale', 'br', 'app.br', 'languages', ['br', 'idioma', 'language']),
  choose('locale', 'en', 'app.en', 'languages', ['en', 'idioma', 'language']),
];

import type { Translate } from '#locale/translate.ts';
import type { Entry } from './entries.ts';

/** Sections of the settings, by the anchor each has on their page, and what else people call what is in them. */
const sections = {
  look: ['tema', 'cores', 'idioma', 'menu', 'densidade', 'theme', 'layout'],
  work: ['tempo para desfazer', 'fuso horário', 'time to undo', 'time zone'],
  notifications: ['avisos', 'sino', 'som', 'bell', 'sound'],
  keys: ['teclas', 'atalhos', 'mudar tecla', 'shortcuts', 'hotkeys'],
  computer: ['exportar registro', 'apagar dados', 'espaço usado', 'export the log', 'erase data'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Each section of the settings as a place of its own. */
export const settingsEntries = (t: Translate): readonly Entry[] =>
  Object.entries(sections).map(([section, aliases]) => ({
    kind: 'link',
    id: `settings:${section}`,
    icon: 'settings',
    title: t(`palette.settings.${section as keyof typeof sections}`),
    aliases,
    to: `/settings#settings-${section}`,
    where: 'settings',
  }));

import { preferences, setPreferences } from '#ui/preferences.ts';
import { lookActions } from './look-actions.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineAction, type Action } from '../command.ts';
import { consoleAction } from './console-action.ts';

/**
 * From one company of the person to another: said which by the menu or the palette (`to`, its account), else the list of them. The frame
 * does it, for it knows what is not sent yet (decision 0127).
 */
const switchCompany = defineAction({
  name: 'app.switchCompany',
  icon: 'building-2',
  aliases: ['switch company', 'my companies', 'trocar para', 'minhas empresas', 'convites', 'nova empresa'],
  roles: ['seller'],
  isAvailable: ({ actor }) => (actor.hasSpecifiedOnly === true ? refuse({ key: 'palette.notAtProvider' }) : ok(undefined)),
  run:
    ({ handlers, navigate }) =>
    (args) =>
      args === undefined ? navigate('/settings/companies') : handlers.get('app.switchCompany')?.(args),
});

/** What can be done anywhere: the console itself. Places of the menu are not here; the palette lists the server's menu. */
export const consoleActions: readonly Action[] = [
  consoleAction({
    name: 'app.openPalette',
    icon: 'command',
    aliases: ['palette', 'paleta', 'comandos'],
    hotkey: 'mod+k',
    worksWhileTyping: true,
  }),
  consoleAction({
    name: 'app.shortcuts',
    icon: 'keyboard',
    aliases: ['shortcuts', 'hotkeys', 'teclas', 'ajuda'],
    hotkey: '?',
  }),
  consoleAction({
    name: 'app.undoLast',
    icon: 'undo-2',
    aliases: ['undo', 'desfazer'],
    hotkey: 'mod+z',
    waitsForWord: true,
  }),
  consoleAction({
    name: 'app.save',
    icon: 'save',
    aliases: ['save', 'salvar', 'gravar', 'formulário'],
    hotkey: 'mod+s',
    worksWhileTyping: true,
  }),
  consoleAction({ name: 'app.problems', icon: 'inbox', aliases: ['problems', 'rejeitadas', 'bandeja', 'erros'] }),
  consoleAction({ name: 'app.home', icon: 'house', opens: '/', aliases: ['home', 'dashboard', 'painel'] }),
  consoleAction({ name: 'app.settings', icon: 'settings', opens: '/settings', aliases: ['settings', 'preferências', 'ajustes'] }),
  // In the menu of superusers alone: the others read it now and then.
  consoleAction({
    name: 'app.categories',
    icon: 'folder-tree',
    opens: '/category',
    aliases: ['categories', 'category tree', 'categorias', 'atributos obrigatórios'],
  }),
  consoleAction({
    name: 'app.compatibilities',
    icon: 'list-filter',
    opens: '/compatibilities',
    aliases: ['compatibilities', 'vehicles', 'veículos', 'carros', 'peças'],
  }),
  consoleAction({
    name: 'app.profile',
    icon: 'user-cog',
    opens: '/settings/profile',
    aliases: ['profile', 'password', 'sessions', 'meu perfil', 'trocar senha', 'minhas sessões'],
  }),
  switchCompany,
  consoleAction({
    name: 'app.activity',
    icon: 'history',
    opens: '/settings/activity',
    aliases: ['activity', 'my decisions today', 'timeline', 'atividade', 'minhas decisões de hoje', 'linha do tempo'],
  }),
  consoleAction({
    name: 'app.toggleAppearance',
    icon: 'sun-moon',
    aliases: ['dark', 'light', 'theme', 'escuro', 'claro', 'cores'],
    run: () => () => setPreferences({ appearance: preferences().appearance === 'dark' ? 'light' : 'dark' }),
  }),
  consoleAction({
    name: 'app.switchLocale',
    icon: 'languages',
    aliases: ['language', 'idioma', 'english', 'português', 'língua'],
    run: () => () => setPreferences({ locale: preferences().locale === 'br' ? 'en' : 'br' }),
  }),
  ...lookActions,
  consoleAction({ name: 'app.logout', icon: 'log-out', aliases: ['logout', 'sign out', 'deslogar', 'encerrar sessão'] }),
];

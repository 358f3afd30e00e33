import { messages } from './messages.ts';

/** /kit, the page of a kit and the form it is composed with. */
export const kits = messages({
  'kind.kit.one': { br: 'Kit', en: 'Kit' },
  'kind.kit.many': { br: 'kits', en: 'kits' },
  'kind.kit.choose': { br: 'Escolha um kit', en: 'Choose a kit' },

  'kit.add': { br: 'Criar kit', en: 'Create kit' },
  'kit.edit': { br: 'Editar kit', en: 'Edit kit' },
  'kit.list': { br: 'Criar anúncio', en: 'Create listing' },

  'shell.title.kits': { br: 'Kits', en: 'Kits' },
  'shell.title.kit': { br: 'Visualização de Kits', en: 'Kit detail' },
  'shell.title.kitNew': { br: 'Criar kit', en: 'Create kit' },
  'menu.kits': { br: 'Kits', en: 'Kits' },
});

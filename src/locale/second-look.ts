import { messages } from './messages.ts';

/** What palette, menu and tray say of second looks: their screens have texts of their own. */
export const secondLook = messages({
  'kind.secondlook.one': { br: 'Segunda revisão', en: 'Second look' },
  'kind.secondlook.many': { br: 'segundas revisões', en: 'second looks' },
  'kind.secondlook.choose': { br: 'Abra uma segunda revisão', en: 'Open a second look' },
  'shell.title.secondLook': { br: 'Segunda revisão', en: 'Second look' },
  'shell.title.lead': { br: 'Equipe de revisão', en: 'Review team' },
  'menu.second-look': { br: 'Segunda revisão', en: 'Second look' },
  'menu.lead': { br: 'Equipe de revisão', en: 'Review team' },
  'secondLook.approve': { br: 'Aprovar na segunda revisão', en: 'Approve in the second look' },
  'secondLook.refuse': { br: 'Recusar na segunda revisão', en: 'Refuse in the second look' },
  'secondLook.pass': { br: 'Deixar para outra pessoa', en: 'Leave to somebody else' },
  'secondLook.done': { br: 'Segunda revisão registrada', en: 'Second look recorded' },
  'secondLook.judged': { br: 'Já foi julgado', en: 'It was judged' },
});

import { messages } from './messages.ts';

/** Automatic messages as the palette, the menu and commands name them; what their screens say is in auto-message-screens.ts. */
export const autoMessages = messages({
  'kind.automessage.one': { br: 'Mensagem automática', en: 'Automatic message' },
  'kind.automessage.many': { br: 'mensagens automáticas', en: 'automatic messages' },
  'kind.automessage.choose': { br: 'Escolha uma mensagem automática', en: 'Choose an automatic message' },
  'automessage.new': { br: 'Nova mensagem automática', en: 'New automatic message' },
  'automessage.pause': { br: 'Pausar mensagem', en: 'Pause message' },
  'automessage.paused': { br: 'Mensagem pausada', en: 'Message paused' },
  'automessage.resume': { br: 'Ativar mensagem', en: 'Resume message' },
  'automessage.resumed': { br: 'Mensagem ativa', en: 'Message resumed' },
  'automessage.refused.paused': { br: 'A mensagem já está pausada', en: 'The message is paused already' },
  'automessage.refused.active': { br: 'A mensagem já está ativa', en: 'The message is active already' },
  'automessage.refused.there': { br: 'O marketplace não aceita esta mensagem', en: 'The marketplace does not take this message' },
  'automessage.refused.other': {
    br: ({ name }: { name: string }) => `O marketplace aceita uma só mensagem por venda, e a regra ${name} já a envia`,
    en: ({ name }) => `The marketplace takes one message of each sale, and the rule ${name} sends it already`,
  },

  'shell.title.autoMessages': { br: 'Mensagens automáticas', en: 'Automatic messages' },
  'shell.title.autoMessage': { br: 'Mensagem', en: 'Message' },
  'shell.title.newAutoMessage': { br: 'Nova mensagem', en: 'New message' },
  'menu.auto-messages': { br: 'Mensagens', en: 'Messages' },
});

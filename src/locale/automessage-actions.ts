import { messages } from './messages.ts';

/** What can be done with automatic messages, from the palette too, and what of it is refused. */
export const automessageActions = messages({
  'automessage.new': { br: 'Nova mensagem automática', en: 'New automatic message' },
  'automessage.pause': { br: 'Pausar mensagem', en: 'Pause message' },
  'automessage.paused': { br: 'Mensagem pausada', en: 'Message paused' },
  'automessage.resume': { br: 'Ativar mensagem', en: 'Resume message' },
  'automessage.resumed': { br: 'Mensagem ativa', en: 'Message resumed' },
  'automessage.refused.paused': { br: 'A mensagem já está pausada', en: 'The message is paused already' },
  'automessage.refused.active': { br: 'A mensagem já está ativa', en: 'The message is active already' },
});

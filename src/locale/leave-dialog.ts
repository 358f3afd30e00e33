import { messages } from './messages.ts';

/** What a logout asks about. */
export const leaveDialog = messages({
  'session.leaveTitle': {
    br: ({ count }: { count: number }) =>
      count === 1 ? 'Uma decisão ainda não foi enviada' : `${count} decisões ainda não foram enviadas`,
    en: ({ count }: { count: number }) => (count === 1 ? 'One decision was not sent yet' : `${count} decisions were not sent yet`),
  },
  'session.leaveRejected': {
    br: ({ count }: { count: number }) => (count === 1 ? 'Uma decisão não foi aceita' : `${count} decisões não foram aceitas`),
    en: ({ count }: { count: number }) => (count === 1 ? 'One decision was not accepted' : `${count} decisions were not accepted`),
  },
  'session.leaveDrafts': {
    br: ({ count }: { count: number }) =>
      count === 1 ? 'Um formulário ainda não foi salvo' : `${count} formulários ainda não foram salvos`,
    en: ({ count }: { count: number }) => (count === 1 ? 'One form was not saved yet' : `${count} forms were not saved yet`),
  },
  'session.leaveBegun': {
    br: ({ count }: { count: number }) =>
      count === 1 ? 'Uma recusa começada ainda não foi enviada' : `${count} recusas começadas ainda não foram enviadas`,
    en: ({ count }: { count: number }) =>
      count === 1 ? 'One refusal that was begun was not sent yet' : `${count} refusals that were begun were not sent yet`,
  },
  'session.leaveHint': {
    br: 'Ao sair, tudo o que é seu é apagado deste computador.',
    en: 'Signing out erases everything of yours from this computer.',
  },
  'session.leaveSend': { br: 'Enviar agora e sair', en: 'Send now and sign out' },
  'session.leaveDiscard': { br: 'Descartar e sair', en: 'Discard and sign out' },
  'session.leaveStay': { br: 'Ficar', en: 'Stay' },
  'session.leaveSending': { br: 'Enviando…', en: 'Sending…' },
  'session.leaveNotSent': {
    br: 'Nem tudo pôde ser enviado. Nada foi apagado.',
    en: 'Not everything could be sent. Nothing was erased.',
  },
  'session.leaveNotErased': {
    br: 'Outra aba impede que os dados sejam apagados. Feche as outras abas e saia de novo.',
    en: 'Another tab keeps the data from being erased. Close the other tabs and sign out again.',
  },
  'session.leaveEraseFailed': {
    br: 'O navegador não conseguiu apagar os seus dados. Se sair agora, eles ficam neste computador, e o que não foi enviado será enviado quando você entrar de novo.',
    en: 'The browser could not erase your data. If you sign out now, they stay on this computer, and what was not sent is sent when you sign in again.',
  },
  'session.leaveAnyway': { br: 'Sair mesmo assim', en: 'Sign out anyway' },
  'session.leaving': { br: 'Saindo…', en: 'Signing out…' },
});

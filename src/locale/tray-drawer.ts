import { messages } from './messages.ts';

/** What the drawer of decisions to send says; the header's indicator, which opens it, says what is in tray.ts. */
export const trayDrawer = messages({
  'outbox.waitingCount': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 decisão a enviar' : `${n} decisões a enviar`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 decision to send' : `${n} decisions to send`),
  },
  'outbox.rejectedCount': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 decisão não aceita' : `${n} decisões não aceitas`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 decision not accepted' : `${n} decisions not accepted`),
  },
  'outbox.unreachable': {
    br: 'Sem resposta do servidor. As decisões estão guardadas neste computador e serão enviadas.',
    en: 'No answer from the server. Decisions are kept on this computer and will be sent.',
  },
  'outbox.nextTry': {
    br: ({ seconds }: { seconds: number }) => `Nova tentativa em ${seconds} s`,
    en: ({ seconds }: { seconds: number }) => `Next try in ${seconds} s`,
  },
  'outbox.tryNow': { br: 'Tentar agora', en: 'Try now' },
  'outbox.parked': {
    br: 'Sessão encerrada: as decisões serão enviadas quando você entrar de novo.',
    en: 'Session ended: decisions will be sent when you sign in again.',
  },
  'outbox.dismiss': { br: 'Dispensar', en: 'Dismiss' },
  'tray.rejectedHint': {
    br: 'Sua decisão não foi aceita, pelo motivo indicado. Tente de novo sobre o estado atual, ou dispense.',
    en: 'Your decision was not accepted, for the reason given. Try again on how it is now, or dismiss.',
  },
  'tray.emptyHint': {
    br: 'Decisões aguardando envio e decisões não aceitas aparecem aqui.',
    en: 'Decisions waiting to be sent and decisions not accepted appear here.',
  },
  'tray.dismissAll': { br: 'Dispensar todas', en: 'Dismiss all' },
  'tray.sendsIn': { br: ({ s }: { s: number }) => `envia em ${s} s`, en: ({ s }: { s: number }) => `sends in ${s} s` },
  'tray.giveBack': { br: 'Voltar ao rascunho', en: 'Back to the draft' },
  'tray.leftToNewer': {
    br: 'Esta decisão foi tomada em outra versão. Recarregue a página para que seja enviada; se ela continuar aqui, desista dela.',
    en: 'This decision was made in another version. Reload the page to have it sent; if it is still here then, give it up.',
  },
  'tray.stuck': {
    br: ({ words }: { words: string }) =>
      words === ''
        ? 'O servidor atende as outras decisões, mas falha nesta.'
        : `O servidor atende as outras decisões, mas falha nesta: ${words}`,
    en: ({ words }: { words: string }) =>
      words === ''
        ? 'The server answers the other decisions, but fails on this one.'
        : `The server answers the other decisions, but fails on this one: ${words}`,
  },
  'tray.stopTrying': { br: 'Parar de tentar', en: 'Stop trying' },
  'tray.changedBy': {
    br: ({ who, what }: { who: string; what: string }) => `${who}: ${what}`,
    en: ({ who, what }: { who: string; what: string }) => `${who}: ${what}`,
  },
  'tray.changedSomehow': { br: 'Alterou', en: 'Changed it' },
  'tray.lookFirst': {
    br: ({ label }: { readonly label: string }) => `Mudou desde a sua decisão: abra ${label}, olhe e decida de novo.`,
    en: ({ label }: { readonly label: string }) => `It has changed since you decided: open ${label}, look and decide again.`,
  },
  'outbox.sent': { br: 'Enviando', en: 'Sending' },
  'outbox.dismissed': { br: 'Não aceito, dispensado', en: 'Not accepted, dismissed' },
  'outbox.recorded': { br: 'Aguardando envio', en: 'Waiting to be sent' },
  'outbox.confirmed': { br: 'Enviado', en: 'Sent' },
  'outbox.settled': { br: 'Enviado', en: 'Sent' },
  'outbox.rejected': { br: 'Não aceito', en: 'Not accepted' },
  'outbox.withdrawn': { br: 'Desfeito', en: 'Undone' },
});

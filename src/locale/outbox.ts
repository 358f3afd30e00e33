import { messages } from './messages.ts';

/** What became of a decision, and of the computer and the way it is kept and sent by. */
export const outbox = messages({
  'outbox.title': { br: 'Decisões a enviar', en: 'Decisions to send' },

  'outbox.recordedLine': {
    br: ({ title, label }: { title: string; label: string }) => `${title} · ${label}`,
    en: ({ title, label }: { title: string; label: string }) => `${title} · ${label}`,
  },
  'outbox.undoWithKey': { br: ({ key }: { key: string }) => `Desfazer (${key})`, en: ({ key }: { key: string }) => `Undo (${key})` },
  'outbox.doneCount': {
    br: ({ done, n }: { done: string; n: number }) => `${done} · ${n}`,
    en: ({ done, n }: { done: string; n: number }) => `${done} · ${n}`,
  },
  'outbox.backAt': { br: ({ at }: { at: string }) => `volta em ${at}`, en: ({ at }: { at: string }) => `back on ${at}` },
  'outbox.awaitsMarketplace': { br: 'Aguardando o Mercado Livre', en: 'Waiting for Mercado Livre' },
  'outbox.rejectedLine': {
    br: ({ title, reason }: { title: string; reason: string }) => `${title}: não aceita · ${reason}`,
    en: ({ title, reason }: { title: string; reason: string }) => `${title}: not accepted · ${reason}`,
  },
  'outbox.rejectedLines': {
    br: ({ title, n }: { title: string; n: number }) => `${title}: ${n} não aceitas`,
    en: ({ title, n }: { title: string; n: number }) => `${title}: ${n} not accepted`,
  },
  'outbox.resolve': { br: 'Resolver', en: 'Resolve' },
  'outbox.allSent': { br: 'Tudo enviado', en: 'Everything sent' },

  'outbox.storageFailed': { br: 'Não foi possível gravar neste computador', en: 'It could not be saved on this computer' },
  'outbox.storageFull': {
    br: 'Não foi possível gravar neste computador: não há espaço. Libere espaço e tente de novo.',
    en: 'It could not be saved on this computer: there is no space. Free some and try again.',
  },
  'outbox.readOnly': {
    br: 'Não foi possível gravar neste computador: uma versão mais nova do Balcão já foi usada aqui. Recarregue a página.',
    en: 'It could not be saved on this computer: a newer version of Balcão was used here. Reload the page.',
  },
  'outbox.closed': {
    br: 'Não foi possível gravar neste computador: esta aba foi desligada do registro. Recarregue a página.',
    en: 'It could not be saved on this computer: this tab was disconnected from the log. Reload the page.',
  },
  'outbox.notDurable': {
    br: 'Agora nada é guardado neste computador: o que não for enviado se perde ao fechar a aba.',
    en: 'Nothing is kept on this computer now: what is not sent is lost when the tab closes.',
  },
  'outbox.blocked': {
    br: 'O Balcão demora a abrir. Se houver outras abas, feche-as.',
    en: 'Balcão takes long to open. Close its other tabs, if any.',
  },
  'outbox.superseded': {
    br: 'Uma versão mais nova do Balcão foi aberta em outra aba. Recarregue a página.',
    en: 'A newer version of Balcão was opened in another tab. Reload the page.',
  },
  'outbox.quarantined': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 registro ilegível foi posto de lado' : `${n} registros ilegíveis foram postos de lado`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 unreadable record was set aside' : `${n} unreadable records were set aside`),
  },
  'outbox.logUnavailable': {
    br: 'As decisões guardadas neste computador não puderam ser abertas.',
    en: 'The decisions kept on this computer could not be opened.',
  },

  'outbox.undoNothing': { br: 'Nada para desfazer', en: 'Nothing to undo' },
  'outbox.undoRejected': { br: 'Esta decisão não foi aceita', en: 'This decision was not accepted' },
  'outbox.undoAlready': { br: 'Esta decisão já foi desfeita', en: 'This decision was already undone' },
  'outbox.undoImpossible': { br: 'Já foi enviado e não pode ser desfeito', en: 'It was already sent and can not be undone' },
  'outbox.undoElsewhere': {
    br: 'Já foi enviado; só pode ser desfeito na aba em que foi decidido',
    en: 'It was already sent; it can only be undone in the tab that decided it',
  },
});

import { countBr, countEn, type Count } from './count.ts';
import { messages } from './messages.ts';

/** What lists and pages of people and of companies say alike. */
export const records = messages({
  'records.company': { br: 'Empresa', en: 'Company' },
  'records.account': { br: 'Conta', en: 'Account' },
  'records.state': { br: 'Situação', en: 'State' },
  'records.status': { br: 'Situação', en: 'Status' },
  'records.history': { br: 'Histórico', en: 'History' },
  'records.nothingChanged': { br: 'Nada foi mudado até agora.', en: 'Nothing was changed so far.' },
  'records.never': { br: 'Nunca', en: 'Never' },
  'records.name': { br: 'Nome', en: 'Name' },
  'records.attribute': { br: 'Atributo', en: 'Attribute' },
  'records.add': { br: 'Adicionar', en: 'Add' },
  'records.actions': { br: 'Ações', en: 'Actions' },
  'records.action': { br: 'Ação', en: 'Action' },
  'records.city': { br: 'Cidade', en: 'City' },
  'records.progress': { br: 'Andamento', en: 'Progress' },
  'records.result': { br: 'Resultado', en: 'Result' },
  'records.reason': { br: 'Motivo', en: 'Reason' },
  'records.edit': { br: 'Alterar', en: 'Change' },
  'records.date': { br: 'Data', en: 'Date' },
  'records.zipCode': { br: 'CEP', en: 'Postal code' },
  'records.number': { br: 'Número', en: 'Number' },
  'records.complement': { br: 'Complemento', en: 'Complement' },
  'records.lines': { br: 'Linhas', en: 'Lines' },
  'records.freight': { br: 'Frete', en: 'Freight' },
  'records.buyer': { br: 'Comprador', en: 'Buyer' },
  'records.fee': { br: 'Tarifa', en: 'Fee' },
  'records.unsent': { br: 'a enviar', en: 'not sent yet' },
  'records.notFound': { br: 'Não encontrado', en: 'Not found' },
  'records.failed': { br: 'Não foi possível carregar', en: 'It could not be loaded' },
  'records.notSaved': {
    br: 'Não foi possível salvar. O que você digitou continua aqui.',
    en: 'It could not be saved. What you typed is still here.',
  },
  'records.followed': {
    br: 'O registro mudou no servidor. O que você não alterou já está como é agora.',
    en: 'The record changed on the server. What you have not touched is now as it is there.',
  },
  'records.contested': {
    br: ({ now }: { now: string }) => `Mudou para “${now}” enquanto você editava`,
    en: ({ now }: { now: string }) => `It became “${now}” while you were editing`,
  },
  'records.contestedOther': { br: 'Também mudou enquanto você editava', en: 'It changed too while you were editing' },
  'records.changed': {
    br: ({ by }: { by: string }) => `${by} alterou isto enquanto você editava. Confira os dados atuais e salve de novo.`,
    en: ({ by }: { by: string }) => `${by} changed this while you were editing. Look at it as it is now and save again.`,
  },
  'records.wrong': {
    br: ({ n }: { n: number }) => (n === 1 ? 'Falta corrigir 1 campo:' : `Corrija ${n} campos:`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 field left to correct:' : `Correct ${n} fields:`),
  },
  'records.wrongField': {
    br: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
    en: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
  },
  'records.shown': {
    br: ({ from, to, ...total }: { from: number; to: number } & Count) => `${from}–${to} de ${countBr(total)}`,
    en: ({ from, to, ...total }: { from: number; to: number } & Count) => `${from}–${to} of ${countEn(total)}`,
  },
  'records.yes': { br: 'Sim', en: 'Yes' },
  'records.no': { br: 'Não', en: 'No' },
});

import { formatNumber } from '#lib/formats.ts';
import { countedRuleText, ruleText } from '#lib/validate/rule-text.ts';
import { messages } from './messages.ts';

export const form = messages({
  'form.price.title': { br: 'É este o preço?', en: 'Is this the price?' },
  'form.price.change': {
    br: ({ of, before, after }: { of: string; before: string; after: string }) => `${of}: de ${before} para ${after}`,
    en: ({ of, before, after }: { of: string; before: string; after: string }) => `${of}: from ${before} to ${after}`,
  },
  'form.price.confirm': { br: 'Salvar este preço', en: 'Save this price' },
  'form.price.correct': { br: 'Corrigir', en: 'Correct it' },
  'form.rule.required': { br: ruleText.required, en: 'This field must be filled in.' },
  'form.rule.date': { br: ruleText.date, en: 'Invalid date.' },
  'form.rule.cpf': { br: ruleText.cpf, en: 'Invalid CPF.' },
  'form.rule.cnpj': { br: ruleText.cnpj, en: 'Invalid CNPJ.' },
  'form.rule.mail': { br: ruleText.mail, en: 'Invalid e-mail.' },
  'form.rule.cellphone': { br: ruleText.cellphone, en: 'Invalid cell phone.' },
  'form.rule.phone': { br: ruleText.phone, en: 'Invalid phone.' },
  'form.rule.postalCode': { br: ruleText.postalCode, en: 'Invalid postal code.' },
  'form.rule.notSelected': { br: ruleText.notSelected, en: 'Nothing chosen' },
  'form.rule.surname': { br: ruleText.surname, en: 'A surname is needed.' },
  'form.rule.pin': { br: ruleText.pin, en: 'Incomplete pin' },
  'form.rule.file': { br: ruleText.file, en: 'Choose a file' },
  'form.rule.short': { br: ruleText.short, en: 'Too few characters.' },
  'form.rule.images': { br: ruleText.images, en: 'One or more images are wrong' },
  'form.rule.taxId': { br: ruleText.taxId, en: 'Invalid CPF or CNPJ.' },
  'form.rule.barcode': { br: ruleText.barcode, en: 'Invalid barcode.' },
  'form.rule.password': {
    br: ruleText.password,
    en: 'A password has 6 to 20 characters, with at least one letter and one digit.',
  },
  'form.rule.money': { br: ruleText.money, en: 'Invalid amount in reais.' },
  'form.rule.number': { br: ruleText.number, en: 'Invalid number.' },
  'form.rule.integer': { br: ruleText.integer, en: 'Must be a whole number.' },
  'form.rule.stateRegistration': { br: ruleText.stateRegistration, en: 'Invalid state registration.' },
  'form.rule.different': { br: ruleText.different, en: 'The fields differ.' },
  'form.rule.invalid': { br: ruleText.invalid, en: 'Invalid value.' },
  'form.rule.max': {
    br: countedRuleText.max,
    en: ({ n }: { n: number }) => `Must be at most ${formatNumber(n, 'en')}`,
  },
  'form.rule.min': {
    br: countedRuleText.min,
    en: ({ n }: { n: number }) => `Must be at least ${formatNumber(n, 'en')}`,
  },
  'form.rule.long': { br: countedRuleText.long, en: ({ n }: { n: number }) => `At most ${n} characters.` },
  'form.choose': { br: 'Selecione', en: 'Choose' },
  'form.noOptions': { br: 'Sem opções', en: 'No options' },
  'form.more': {
    br: ({ left }: { left: number }) => `Carregar mais (faltam ${left})`,
    en: ({ left }: { left: number }) => `Load more (${left} left)`,
  },
  'form.notTaken': {
    br: ({ text }: { text: string }) => `Não entra aqui: “${text}”.`,
    en: ({ text }: { text: string }) => `Not taken here: “${text}”.`,
  },
  'form.takenOut': {
    br: ({ text }: { text: string }) => `Retirado: ${text}`,
    en: ({ text }: { text: string }) => `Taken out: ${text}`,
  },
  'form.recovered': { br: 'Rascunho recuperado', en: 'Draft recovered' },
  'form.discard': { br: 'Descartar', en: 'Discard' },
  'form.outdated': {
    br: 'O registro mudou no servidor depois que esta edição começou.',
    en: 'The record changed on the server after this edit began.',
  },
  'form.takeServer': { br: 'Descartar e ver o atual', en: 'Discard and see the current one' },
  'form.showPassword': { br: 'Mostrar senha', en: 'Show password' },
  'form.hidePassword': { br: 'Ocultar senha', en: 'Hide password' },
});

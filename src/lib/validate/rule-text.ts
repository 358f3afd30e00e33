import { formatNumber } from '../formats.ts';

/**
 * What each rule of the catalogue says in Portuguese (part 2, section 5, 'Generic validator catalogue'); the words are exact.
 * They live here because the server says them too; the console's English stands beside them in `src/locale/form.ts`.
 */
export const ruleText = {
  required: 'Campo deve ser preenchido.',
  date: 'Data inválida.',
  cpf: 'CPF inválido.',
  cnpj: 'CNPJ inválido.',
  mail: 'Email inválido.',
  cellphone: 'Celular inválido.',
  phone: 'Telefone inválido.',
  postalCode: 'CEP inválido.',
  notSelected: 'Não selecionado',
  surname: 'Sobrenome obrigatório.',
  pin: 'Pin incompleto',
  file: 'Selecione um arquivo',
  short: 'Campo com poucos caracteres.',
  images: 'Uma ou mais imagens com erro',
  // Ours: the catalogue has no words for these.
  taxId: 'CPF ou CNPJ inválido.',
  barcode: 'Código de barras inválido.',
  password: 'A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.',
  plainName: 'O nome deve ter uma linha só, sem endereços da internet: ponha um espaço depois do ponto.',
  money: 'Valor em reais inválido.',
  number: 'Número inválido.',
  integer: 'Deve ser um número inteiro.',
  stateRegistration: 'Inscrição estadual inválida.',
  different: 'Os campos não são iguais.',
  invalid: 'Valor inválido.',
} as const;

/** Rules that count; `n` is the limit as it is written in the schema. */
export const countedRuleText = {
  max: ({ n }: { n: number }) => `Deve ser menor ou igual a ${formatNumber(n, 'pt-BR')}` as const,
  min: ({ n }: { n: number }) => `Deve ser maior ou igual a ${formatNumber(n, 'pt-BR')}` as const,
  long: ({ n }: { n: number }) => `No máximo ${n} caracteres.` as const,
} as const;

export type PlainRule = keyof typeof ruleText;
type CountedRule = keyof typeof countedRuleText;

/** A rule that was broken, as data: put into words only where somebody reads it. */
export type Rule = { readonly rule: PlainRule } | { readonly rule: CountedRule; readonly n: number };

export const sayRule = (broken: Rule) => ('n' in broken ? countedRuleText[broken.rule](broken) : ruleText[broken.rule]);

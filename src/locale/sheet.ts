import { messages } from './messages.ts';

type Many = { readonly n: number };
/** As this person has them; null where there is none. */
type SheetKeys = { readonly throwOut: string | null; readonly approve: string | null };

/** What is decided together in the review queue: the contact sheet of clean listings, and groups of what is alike. */
export const sheet = messages({
  'queue.groups.about': {
    br: ({ n }: Many) => `Empresas e categorias contam a fila inteira; problemas e títulos parecidos, só os ${n} anúncios carregados aqui.`,
    en: ({ n }: Many) => `Companies and categories count the whole queue; problems and alike titles only the ${n} listings loaded here.`,
  },
  'queue.groups.problem': { br: 'Problema', en: 'Problem' },
  'queue.groups.title': { br: 'Parecidos', en: 'Alike' },
  'queue.groups.none': { br: 'Nada parecido na fila', en: 'Nothing alike in the queue' },
  'queue.groups.missing': { br: 'Os grupos não puderam ser carregados', en: 'The groups could not be loaded' },
  'queue.selectedLoaded': {
    br: ({ n }: Many) => `Selecionados os ${n} carregados; a lista tem mais`,
    en: ({ n }: Many) => `Selected the ${n} that are loaded; the list has more`,
  },
  'queue.selectedBut': {
    br: ({ n }: Many) => (n === 1 ? '1 ficou de fora: está com outra pessoa' : `${n} ficaram de fora: estão com outra pessoa`),
    en: ({ n }: Many) => `${n} left out: held by somebody else`,
  },
  'queue.theSameFor': {
    br: ({ n, names }: { n: number; names: string }) => `O mesmo para estes ${n}: ${names}`,
    en: ({ n, names }: { n: number; names: string }) => `The same for these ${n}: ${names}`,
  },
  'sheet.label': { br: 'Anúncios limpos em imagens', en: 'Clean listings as pictures' },
  'sheet.approveMany': {
    br: ({ n }: Many) => (n === 1 ? 'Aprovar 1' : `Aprovar os ${n}`),
    en: ({ n }: Many) => (n === 1 ? 'Approve 1' : `Approve these ${n}`),
  },
  'sheet.shown': {
    br: ({ n, of }: { n: number; of: number }) => `${n} de ${of} vistos por inteiro`,
    en: ({ n, of }: { n: number; of: number }) => `${n} of ${of} seen in full`,
  },
  'sheet.out': { br: ({ n }: Many) => `${n} para olhar`, en: ({ n }: Many) => `${n} to be looked at` },
  'sheet.failed': {
    br: ({ n }: Many) => (n === 1 ? '1 não carregou' : `${n} não carregaram`),
    en: ({ n }: Many) => `${n} did not load`,
  },
  'sheet.reserveMany': {
    br: ({ n }: Many) => (n === 1 ? 'Reservar 1 para aprovar' : `Reservar os ${n} para aprovar`),
    en: ({ n }: Many) => (n === 1 ? 'Claim 1 to approve it' : `Claim these ${n} to approve them`),
  },
  'sheet.keys': {
    br: ({ throwOut, approve }: SheetKeys) =>
      `Setas andam, ${throwOut ?? 'um clique'} tira um para olhar na fila, ${approve ?? 'o botão'} aprova os outros`,
    en: ({ throwOut, approve }: SheetKeys) =>
      `Arrows move, ${throwOut ?? 'a click'} throws one out to be looked at in the queue, ${approve ?? 'the button'} approves the others`,
  },
  'sheet.empty': {
    br: 'Nenhum anúncio limpo para aprovar aqui',
    en: 'No clean listing to approve here',
  },
  'sheet.emptyHint': {
    br: 'O que resta na fila tem algum apontamento, está com outra pessoa ou já passou por esta folha: olhe um a um.',
    en: 'What is left in the queue has something pointed out, is with somebody else or was on this sheet already: look at each by itself.',
  },
  'sheet.nothingShown': {
    br: 'Nada aqui apareceu por inteiro ainda: nada foi aprovado',
    en: 'Nothing here was seen in full yet: nothing was approved',
  },
  'sheet.justCame': {
    br: 'Estes acabaram de aparecer: olhe e aperte de novo',
    en: 'These have just come: look and press again',
  },
  'sheet.tile.out': { br: 'Fora: fica na fila para olhar', en: 'Out: stays in the queue to be looked at' },
  'sheet.tile.failed': {
    br: 'Não carregou: não será aprovado, fica na fila',
    en: 'Did not load: it will not be approved, it stays in the queue',
  },
  'sheet.tile.asked': {
    br: 'Algo aconteceu com ele: conferindo se mudou, não é aprovado agora',
    en: 'Something happened to it: checking whether it changed, it is not approved now',
  },
  'sheet.tile.gone': {
    br: 'Mudou ou saiu enquanto estava aqui: não será aprovado',
    en: 'Changed or left while it was here: it will not be approved',
  },
  'sheet.tile.held': {
    br: ({ name }: { name: string }) => `${name} o pegou: não será aprovado`,
    en: ({ name }: { name: string }) => `${name} took it: it will not be approved`,
  },
  'sheet.tile.cameBack': {
    br: ({ warnings }: { warnings: string }) => `Voltou de: ${warnings}`,
    en: ({ warnings }: { warnings: string }) => `Came back from: ${warnings}`,
  },
  'sheet.tile.observed': {
    br: ({ warnings }: { warnings: string }) => `Observado: ${warnings}`,
    en: ({ warnings }: { warnings: string }) => `Observed: ${warnings}`,
  },
});

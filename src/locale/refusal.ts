import { messages } from './messages.ts';

export interface Found {
  readonly found: string;
}

/** What a refusal asked for and what came of it: each reason, the pictures held against each other, the seller's answer. */
export const refusal = messages({
  'refusal.reasons': { br: 'Cada motivo e o que mudou', en: 'Each reason and what changed' },
  'refusal.verdict.answered': { br: 'Respondido', en: 'Answered' },
  'refusal.verdict.unanswered': { br: 'Não respondido', en: 'Not answered' },
  'refusal.verdict.unknown': { br: 'Não dá para saber', en: 'Can not be told' },
  'refusal.verdict.open': { br: 'A corrigir', en: 'To correct' },
  'refusal.because.corrected': { br: 'Nada mais é encontrado ali', en: 'Nothing is found there any more' },
  'refusal.because.found': { br: ({ found }: Found) => found, en: ({ found }: Found) => found },
  'refusal.because.unchanged': { br: 'Nada mudou ali', en: 'Nothing changed there' },
  'refusal.because.saidInWords': { br: 'Nada mudou ali; leia a resposta', en: 'Nothing changed there; read the answer' },
  'refusal.because.doubtful': { br: ({ found }: Found) => `Mudou, mas: ${found}`, en: ({ found }: Found) => `It changed, but: ${found}` },
  'refusal.because.unlooked': { br: 'Mudou; ainda falta conferir', en: 'It changed; it is still to be checked' },
  'refusal.because.picturesStay': { br: 'As imagens que havia continuam lá', en: 'The images that were there are still there' },
  'refusal.because.ownWordsChanged': { br: 'Mudou o que o texto cita; compare', en: 'What the text speaks of changed; compare' },
  'refusal.because.ownWords': {
    br: 'Palavras de quem revisou; compare com o anúncio',
    en: 'A reviewer’s own words; compare with the listing',
  },
  'refusal.above': {
    br: ({ fields }: { fields: string }) => `Mudança mostrada acima: ${fields}`,
    en: ({ fields }: { fields: string }) => `Change shown above: ${fields}`,
  },
  'refusal.others': { br: 'Outras mudanças', en: 'Other changes' },
  'refusal.compare': { br: 'Comparar imagens', en: 'Compare images' },
  'refusal.priceDifference': {
    br: ({ difference, share }: { difference: string; share: string }) => `Diferença: ${difference} (${share})`,
    en: ({ difference, share }: { difference: string; share: string }) => `Difference: ${difference} (${share})`,
  },
  'refusal.mode.one': { br: 'Uma', en: 'One' },
  'refusal.mode.side': { br: 'Lado a lado', en: 'Side by side' },
  'refusal.mode.swipe': { br: 'Cortina', en: 'Swipe' },
  'refusal.mode.onion': { br: 'Transparência', en: 'Onion skin' },
  'refusal.modes': { br: 'Como comparar', en: 'How to compare' },
  'refusal.pair': {
    br: ({ n, total }: { n: number; total: number }) => `Imagem ${n} de ${total}, antes e depois`,
    en: ({ n, total }: { n: number; total: number }) => `Image ${n} of ${total}, before and after`,
  },
  'refusal.share.swipe': { br: 'Onde começa o depois', en: 'Where the after begins' },
  'refusal.share.onion': { br: 'Quanto se vê do depois', en: 'How much of the after is seen' },
  'refusal.zoomIn': { br: 'Ampliar as duas', en: 'Enlarge both' },
  'refusal.zoomOut': { br: 'Ver as duas inteiras', en: 'See both whole' },
  'refusal.noneNow': { br: 'Não há mais imagem', en: 'There is no image any more' },
  'refusal.keys.side': { br: 'Enter amplia as duas · Esc fecha', en: 'Enter enlarges both · Esc closes' },
  'refusal.keys.share': {
    br: 'Shift + ← → move · Enter amplia as duas · Esc fecha',
    en: 'Shift + ← → moves · Enter enlarges both · Esc closes',
  },
  'refusal.keys.zoomed': {
    br: '← → ↑ ↓ movem as duas · Enter as mostra inteiras · Esc fecha',
    en: '← → ↑ ↓ move both · Enter shows them whole · Esc closes',
  },
  'refusal.keys.others': { br: '← → outra imagem', en: '← → another image' },
  'refusal.answerHint': {
    br: 'Vai junto quando você salvar: quem revisa lê ao lado do que mudou.',
    en: 'It goes along when you save: who reviews reads it beside what changed.',
  },
  'refusal.nothingToAnswer': { br: 'Só um anúncio recusado tem o que responder', en: 'Only a refused listing has something to answer' },
  'refusal.answerTooLong': {
    br: ({ n }: { n: number }) => `A resposta à recusa passa de ${n} caracteres`,
    en: ({ n }: { n: number }) => `The answer to the refusal is over ${n} characters`,
  },
});

import { mostWaitingTold } from '#contract/second-look.ts';
import { messages } from './messages.ts';

/** The screen of second looks, and their part of the settings. */
export const secondLookScreen = messages({
  'secondLook.hint': {
    br: 'Um anúncio já decidido, como estava antes. Julgue sem saber o que foi decidido; ele não muda com isso.',
    en: 'A decided listing as it stood before. Judge it without knowing what was decided; nothing of it changes.',
  },
  'secondLook.waiting': {
    br: ({ n }: { readonly n: number }) => {
      if (n >= mostWaitingTold) return `Mais de ${mostWaitingTold - 1} outros esperam`;
      return n === 0 ? 'Nenhum outro espera' : n === 1 ? '1 outro espera' : `${n} outros esperam`;
    },
    en: ({ n }: { readonly n: number }) => {
      if (n >= mostWaitingTold) return `More than ${mostWaitingTold - 1} others wait`;
      return n === 0 ? 'No other waits' : n === 1 ? '1 other waits' : `${n} others wait`;
    },
  },
  'secondLook.none': { br: 'Nada para julgar agora', en: 'Nothing to judge now' },
  'secondLook.noneHint': {
    br: 'Uma parte do que é decidido vem para outra pessoa. Quando houver algo para você, aparece aqui.',
    en: 'Some of what is decided comes to somebody else. When there is something for you it shows here.',
  },
  'secondLook.failed': { br: 'A segunda revisão não pôde ser carregada', en: 'The second look could not be loaded' },
  'secondLook.passFailed': { br: 'Não foi possível deixar para outra pessoa', en: 'It could not be left to somebody else' },
  'settings.secondLook': { br: 'Segunda revisão', en: 'Second look' },
  'settings.secondLook.share': { br: 'Decisões que outra pessoa julga de novo (%)', en: 'Decisions that somebody else judges again (%)' },
  'settings.secondLook.shareHint': {
    br: 'De 0 a 100. Onde o risco é maior vêm mais: vermelho aprovado, sugestão aceita, revisor novo, preço alto, decisão rápida.',
    en: 'From 0 to 100. What is risky comes more often: approved with red, suggestion taken, a new reviewer, a high price, a quick decision.',
  },
  'settings.secondLook.save': { br: 'Salvar', en: 'Save' },
  'settings.secondLook.saved': { br: 'Segunda revisão salva', en: 'Second look saved' },
  'settings.secondLook.failed': { br: 'Não pôde ser carregado', en: 'It could not be loaded' },
});

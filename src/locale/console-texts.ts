import type { Texts } from './words.ts';

export const consoleTexts: Texts = {
  br: () => import('./catalogue.ts?locale=br'),
  en: () => import('./catalogue.ts?locale=en'),
};

import type { Texts } from './words.ts';

export const screenTexts: Texts = {
  br: () => import('./screen-catalogue.ts?locale=br'),
  en: () => import('./screen-catalogue.ts?locale=en'),
};

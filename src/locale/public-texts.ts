import type { Texts } from './words.ts';

export const publicTexts: Texts = {
  br: () => import('./public-catalogue.ts?locale=br'),
  en: () => import('./public-catalogue.ts?locale=en'),
};

import type { Texts } from './words.ts';

export const accountTexts: Texts = {
  br: () => import('./account-catalogue.ts?locale=br'),
  en: () => import('./account-catalogue.ts?locale=en'),
};

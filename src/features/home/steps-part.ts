import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { createLazyModule } from '#ui/lazy-module.ts';

/** What a company does first, with what it says: fetched while something of it is missing. */
export const stepsPart = createLazyModule(async () => {
  const [part] = await Promise.all([import('./first-steps-card.tsx'), addTexts(screenTexts)]);
  return part;
});

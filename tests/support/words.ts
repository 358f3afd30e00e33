import { consoleTexts } from '#locale/console-texts.ts';
import { locales, type Locale } from '#locale/locales.ts';
import { publicTexts } from '#locale/public-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';

const both = (locale: Locale) => async () => {
  const [ofConsole, ofPublic] = await Promise.all([consoleTexts[locale](), publicTexts[locale]()]);
  return { catalogue: { ...ofConsole.catalogue, ...ofPublic.catalogue } };
};

// As each page does before it draws anything; here those of both, in both languages.
chooseTexts({ br: both('br'), en: both('en') });
await Promise.all(locales.map(loadWords));

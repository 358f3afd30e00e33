import { accountTexts } from '#locale/account-texts.ts';
import { consoleTexts } from '#locale/console-texts.ts';
import { locales } from '#locale/locales.ts';
import { publicTexts } from '#locale/public-texts.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';

// As each page does before it draws anything; here those of both, in both languages.
chooseTexts(consoleTexts, screenTexts, publicTexts, accountTexts);
await Promise.all(locales.map(loadWords));

import { consoleTexts } from '#locale/console-texts.ts';
import { locales } from '#locale/locales.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';

// As the console does before it draws anything; here in both languages.
chooseTexts(consoleTexts);
await Promise.all(locales.map(loadWords));

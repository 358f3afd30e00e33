import { locales } from '#locale/locales.ts';
import { loadWords, openVolume } from '#locale/words.ts';

// As the console does before it draws anything; here in both languages.
await openVolume('console');
await Promise.all(locales.map(loadWords));

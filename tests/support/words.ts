import { locales } from '#locale/locales.ts';
import { loadWords, openVolume, volumes } from '#locale/words.ts';

// As the console does before it draws anything; here in both languages.
await Promise.all(volumes.map(openVolume));
await Promise.all(locales.map(loadWords));

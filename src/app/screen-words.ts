import { useEffect } from 'react';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';

const words = createLazyModule(() => addTexts(screenTexts));

/** What screens say that are not the first: fetched beside the one that is opened. */
export const loadScreenWords = words.load;

/** Has them fetched behind the first screen: the network may be gone when another is opened. */
export const useScreenWordsAhead = (): void => useEffect(() => whenIdle(words.ahead), []);

import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { keysOf } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import type { Doubt } from './doubts.ts';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';

/** 'Sem preço · aprovar mesmo assim? A de novo'; of several, how many. */
export const useDoubtText = (): ((doubt: Doubt) => string) => {
  const t = useT();
  const { hotkeys } = usePreferences();
  return ({ command, question, of, doubted }) => {
    const spelling = liveSpellingOf(hotkeyOf(command, hotkeys), hotkeys);
    const again = spelling === null ? t(command.title) : keysOf(spelling).join(' ');
    const why = doubted.flatMap((each) => each.why.map((message) => formatMessage(t, message))).join(' · ');
    const what = of === 1 ? why : t('palette.doubted', { n: doubted.length, of });
    return t('palette.despite', { what, question: t(question), again });
  };
};

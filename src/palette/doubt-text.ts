import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import { keysOf } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import type { Doubt } from './doubts.ts';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';

/** 'Sem preço'; of several, how many. */
const whatSpeaks = (t: Translate, { of, doubted }: Doubt): string =>
  of === 1
    ? doubted.flatMap((each) => each.why.map((message) => formatMessage(t, message))).join(' · ')
    : t('palette.doubted', { n: doubted.length, of });

/** 'Sem preço · aprovar mesmo assim?', where what answers it stands beside it. */
export const doubtQuestion = (t: Translate, doubt: Doubt): string =>
  t('palette.doubt', { what: whatSpeaks(t, doubt), question: t(doubt.question) });

/** 'Sem preço · aprovar mesmo assim? A de novo'; of several, how many. */
export const useDoubtText = (): ((doubt: Doubt) => string) => {
  const t = useT();
  const { hotkeys } = usePreferences();
  return (doubt) => {
    const { command, question } = doubt;
    const spelling = liveSpellingOf(hotkeyOf(command, hotkeys), hotkeys);
    const again = spelling === null ? t(command.title) : keysOf(spelling).join(' ');
    return t('palette.despite', { what: whatSpeaks(t, doubt), question: t(question), again });
  };
};

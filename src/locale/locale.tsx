import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { locales, type Locale } from './locales.ts';
import { translateIn, type Translate } from './translate.ts';
import { hasWords, loadWords, speak } from './words.ts';

const LocaleContext = createContext<{ readonly locale: Locale; readonly t: Translate } | null>(null);

/** Until the words of a language just chosen are there, or while they can not be had, the one before stays. */
const useSpoken = (wanted: Locale): Locale => {
  const [spoken, setSpoken] = useState(() => (hasWords(wanted) ? wanted : (locales.find(hasWords) ?? wanted)));
  const isReady = hasWords(wanted);
  useEffect(() => {
    let isWanted = true;
    const goOver = (): void => {
      if (isWanted) setSpoken(wanted);
    };
    // A part that does not arrive is asked for again with the next start.
    loadWords(wanted).then(goOver, () => {});
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return isReady ? wanted : spoken;
};

export const LocaleProvider = ({ locale: wanted, children }: { readonly locale: Locale; readonly children: ReactNode }) => {
  const locale = useSpoken(wanted);
  useLayoutEffect(() => speak(locale), [locale]);
  const value = useMemo(() => ({ locale, t: translateIn(locale) }), [locale]);
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
};

export const useLocale = (): { readonly locale: Locale; readonly t: Translate } => {
  const value = useContext(LocaleContext);
  if (!value) throw new Error('useLocale is used outside LocaleProvider');
  return value;
};

export const useT = (): Translate => useLocale().t;

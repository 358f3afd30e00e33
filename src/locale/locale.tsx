import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { translateIn, type Locale, type Translate } from './translate.ts';

const LocaleContext = createContext<{ readonly locale: Locale; readonly t: Translate } | null>(null);

export const LocaleProvider = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => {
  const value = useMemo(() => ({ locale, t: translateIn(locale) }), [locale]);
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
};

export const useLocale = (): { readonly locale: Locale; readonly t: Translate } => {
  const value = useContext(LocaleContext);
  if (!value) throw new Error('useLocale is used outside LocaleProvider');
  return value;
};

export const useT = (): Translate => useLocale().t;

import { useCallback } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatMessage } from '#locale/translate.ts';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';
import type { SessionMessage } from './session-state.ts';

/** Puts a message of the session into words: where the server said how long to wait, until what time by this person's clock. */
export const useSayMessage = (): ((message: SessionMessage) => string) => {
  const { locale, t } = useLocale();
  const { timeZone } = usePreferences();
  return useCallback(
    (message) => {
      if (!('text' in message)) return formatMessage(t, message);
      if (message.retryAt === null) return message.text;
      const time = formatInstant(new Date(message.retryAt).toISOString(), 'time', tagOf[locale], timeZone);
      return `${message.text} ${t('session.retryAt', { time })}`;
    },
    [locale, t, timeZone],
  );
};

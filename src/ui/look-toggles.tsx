import { Button, IconButton } from '@radix-ui/themes';
import { Moon, Sun } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { setPreferences, usePreferences } from './preferences.ts';

/** Language and light: the two choices a person wants at once, wherever they are. */
export const LookToggles = () => {
  const t = useT();
  const { appearance, locale } = usePreferences();
  const other = locale === 'br' ? 'en' : 'br';
  return (
    <>
      <Button
        size="2"
        variant="ghost"
        color="gray"
        className="look-toggle"
        aria-label={t('common.switchLanguage')}
        onClick={() => setPreferences({ locale: other })}
      >
        {other.toUpperCase()}
      </Button>
      <IconButton
        size="2"
        variant="ghost"
        color="gray"
        className="look-toggle"
        aria-label={t(appearance === 'light' ? 'common.goDark' : 'common.goLight')}
        onClick={() => setPreferences({ appearance: appearance === 'light' ? 'dark' : 'light' })}
      >
        {appearance === 'light' ? <Moon size={16} aria-hidden /> : <Sun size={16} aria-hidden />}
      </IconButton>
    </>
  );
};

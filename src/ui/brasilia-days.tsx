import { useT } from '#locale/locale.tsx';
import { usePreferences } from './preferences.ts';

/** Beside days that are counted or chosen, for whoever reads dates in another zone. (decision 0169) */
export const BrasiliaDays = () => {
  const t = useT();
  return usePreferences().timeZone !== 'America/Sao_Paulo' && <p className="quiet">{t('common.brasiliaDays')}</p>;
};

import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { numberFormat } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { Count } from '#ui/count.tsx';
import { Line, Section } from '#ui/section.tsx';

interface ComputerSectionProps {
  readonly unsentCount: number;
  /** A link to the activity screen. */
  readonly activity: ReactNode;
  readonly onExport: () => void;
  readonly onErase: () => void;
}

interface Kept {
  readonly bytes: number | null;
  readonly isDurable: boolean | null;
}

/** What the browser says it keeps of ours. It rounds, and some browsers do not say. */
const askBrowser = async (): Promise<Kept> => {
  if (!('storage' in navigator)) return { bytes: null, isDurable: null };
  const [{ usage }, isDurable] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
  return { bytes: usage ?? null, isDurable };
};

export const ComputerSection = ({ unsentCount, activity, onExport, onErase }: ComputerSectionProps) => {
  const { locale, t } = useLocale();
  const { data } = useQuery({ queryKey: ['keptHere'], queryFn: askBrowser, staleTime: 0 });
  const megabytes = numberFormat(tagOf[locale], { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const durable =
    data?.isDurable === null || data === undefined ? 'settings.unknown' : data.isDurable ? 'settings.durableYes' : 'settings.durableNo';
  return (
    <Section title={t('settings.computer')} anchor="settings-computer">
      <Line label={t('settings.unsent')}>
        <Count of={unsentCount} />
      </Line>
      <Line label={t('settings.stored')}>
        <span className="figure">
          {data?.bytes === null || data === undefined ? t('settings.unknown') : megabytes.format(data.bytes / 1e6)}
        </span>
      </Line>
      <Line label={t('settings.durable')}>{t(durable)}</Line>
      <Line label={t('settings.activity')}>
        {activity}
        <Button variant="soft" color="gray" onClick={onExport}>
          {t('settings.export')}
        </Button>
      </Line>
      <Line label={t('settings.erase')} hint={t('settings.eraseHint')}>
        <Button variant="soft" color="red" onClick={onErase}>
          {t('session.leave')}
        </Button>
      </Line>
    </Section>
  );
};

import type { ReputationLevel } from '#contract/reputation.ts';
import { numberFormat } from '#lib/formats.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';

const tones: Readonly<Record<ReputationLevel, Tone>> = {
  leader: 'good',
  green: 'good',
  yellow: 'warn',
  orange: 'warn',
  red: 'bad',
  none: 'idle',
};

export const LevelMark = ({ level }: { readonly level: ReputationLevel }) => (
  <StatusDot tone={tones[level]}>{useT()(`reputation.level.${level}`)}</StatusDot>
);

/** A share as people read it, rounded up: what is beyond a limit does not read as the limit. Nothing was sold, nothing is shared. */
export const useRate = (): ((count: number, sales: number) => string) => {
  const { locale } = useLocale();
  const format = numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 2, roundingMode: 'ceil' });
  return (count, sales) => (sales === 0 ? '–' : format.format(count / sales));
};

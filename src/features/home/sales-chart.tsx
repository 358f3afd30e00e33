import { useNavigate } from '@tanstack/react-router';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { SalesFigures } from '#contract/sales-figures.ts';
import { numberFormat } from '#lib/formats.ts';
import { formatCents } from '#lib/money.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatDay } from '#ui/format-instant.ts';
import { salesOf } from './place.ts';

interface SalesChartProps {
  readonly figures: SalesFigures;
}

/** '22/11' under the axis. */
const short = { day: '2-digit', month: '2-digit' } as const;

/**
 * Bars for the days of the period, a dashed line for those of the period before: told apart without colour. Arrows walk the days and
 * read them out; a click opens the sales of the day, as the table below does for the keyboard. Alone in its file: its library is
 * fetched with it and by nobody else.
 */
export const SalesChart = ({ figures: { days, before } }: SalesChartProps) => {
  const { locale, t } = useLocale();
  const navigate = useNavigate();
  const rows = days.map(({ day, gross }, at) => ({ day, now: gross, before: before.days[at]?.gross ?? 0 }));
  const compact = numberFormat(tagOf[locale], { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <div className="chart-frame">
      <ResponsiveContainer width="100%" height={232}>
        <ComposedChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} title={t('home.chart')}>
          <CartesianGrid vertical={false} stroke="var(--line-quiet)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => formatDay(day, tagOf[locale], short)}
            tickLine={false}
            minTickGap={24}
            stroke="var(--line)"
            tick={tick}
          />
          <YAxis
            tickFormatter={(cents: number) => compact.format(cents / 100)}
            tickLine={false}
            axisLine={false}
            width={56}
            stroke="var(--line)"
            tick={tick}
          />
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            labelFormatter={(day) => (typeof day === 'string' ? formatDay(day, tagOf[locale]) : '')}
            formatter={(cents) => formatCents(Number(cents))}
            contentStyle={box}
            labelStyle={{ color: 'var(--text)' }}
            itemStyle={{ color: 'var(--text)' }}
          />
          <Bar
            dataKey="now"
            name={t('home.chart.now')}
            fill="var(--accent-9)"
            radius={[3, 3, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
            cursor="pointer"
            onClick={(_bar, at) => {
              const day = rows[at]?.day;
              if (day !== undefined) void navigate(salesOf(day, day));
            }}
          />
          <Line
            dataKey="before"
            name={t('home.chart.before')}
            type="linear"
            stroke="var(--gray-11)"
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      {/* Ours: the library names each sign of its own in English, whatever is read. */}
      <ul className="chart-signs">
        {(['now', 'before'] as const).map((of) => (
          <li key={of}>
            <span className="chart-sign" data-of={of} aria-hidden />
            {t(`home.chart.${of}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const tick = { fill: 'var(--text-quiet)', fontSize: 12 } as const;
const box = { background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, boxShadow: 'var(--shadow-float)' } as const;

import { linkOptions } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import { MoneyState, type MoneyRow } from '#contract/money.ts';
import { formatCents } from '#lib/money.ts';
import { companyColumn, moneyColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import type { Translate } from '#locale/translate.ts';
import { Money } from '#ui/money.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { orderNumberWidth, type Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { BrasiliaDay, brasiliaDayOf } from './brasilia-day.tsx';
import { columnIds, differenceChoices, moneyKind } from './money-kind.ts';
import { signed } from './signed.ts';
import { releaseIn, toldIn, type ReleaseDays } from './told-in.ts';
import './money-totals.css';

const stateTones: Readonly<Record<MoneyState, Tone>> = { awaited: 'idle', toRelease: 'info', released: 'good' };

/** What a row says of its reconciliation, in one word. */
const reconciliationOf = ({ difference, checked }: MoneyRow) => {
  if (difference === null) return 'money.agrees';
  return checked === null ? (`money.difference.${difference}` as const) : 'money.difference.checked';
};

const isOpen = ({ difference, checked }: MoneyRow): boolean => difference !== null && checked === null;

interface HowMuch {
  readonly name: string;
  readonly amount: string;
}

/**
 * By how much the statement says more or less than the order let one expect, each part under the name of its column; none where it says
 * nothing, or somebody has looked at it.
 */
const howMuchOf = (t: Translate, row: MoneyRow): readonly HowMuch[] => {
  const { told: said, expected: hoped } = row;
  if (!isOpen(row) || said === null) return [];
  return (['gross', 'freight', 'refunded'] as const)
    .filter((id) => said[id] !== hoped[id])
    .map((id) => ({ name: t(`money.${id}`), amount: formatCents(signed(id, said[id] - hoped[id])) }));
};

const saidOf = (parts: readonly HowMuch[]): string => parts.map(({ name, amount }) => `${name} ${amount}`).join('; ');

/** Of one part the name may be shortened, by how much never; several are one text, cut where it is seen to be. */
const Differs = ({ parts }: { readonly parts: readonly HowMuch[] }) => {
  const [first, second] = parts;
  if (!first || second) {
    return (
      <span className="money-differences truncate" title={saidOf(parts)}>
        {saidOf(parts)}
      </span>
    );
  }
  return (
    <span className="money-difference" title={first.name}>
      <span className="truncate">{first.name}</span> <span>{first.amount}</span>
    </span>
  );
};

const differenceText = (t: Translate, row: MoneyRow): string => saidOf(howMuchOf(t, row)) || t(reconciliationOf(row));

const noteOf = ({ checked }: MoneyRow): string | null => checked && `${checked.note} (${checked.by})`;

type Told = keyof NonNullable<MoneyRow['told']>;
const told = (t: Translate, id: Told, days: ReleaseDays): Column<MoneyRow> => {
  const of = (row: MoneyRow): number | null => {
    const cents = toldIn(row, id, days);
    return cents === null ? null : signed(id, cents);
  };
  return moneyColumn({
    id,
    title: t(`money.${id}`),
    of,
    cell: (row) => row.told && <Money cents={of(row)} />,
    width: 102,
  });
};

const expected = (t: Translate, id: keyof MoneyRow['expected'], title: Parameters<Translate>[0]): Column<MoneyRow> =>
  moneyColumn({
    id: `expected-${id}`,
    title: t(title as 'money.column.expectedGross'),
    of: (row) => signed(id, row.expected[id]),
    width: 130,
    isHidden: true,
  });

/**
 * The money of orders as columns, newest sale first: the server knows no other order, so none is offered. Of days of release amounts are
 * what counts on them. `shown`: a row with what waits to be sent, as the cells have it.
 */
export const moneyColumns = (
  t: Translate,
  role: Role,
  { companies, accounts, days = {} }: WhoseOptions & { readonly days?: ReleaseDays },
  shown: (row: MoneyRow) => MoneyRow,
): readonly Column<MoneyRow>[] => {
  const { asShown, stateColumn } = shownColumns(t, moneyKind, shown);
  return [
    nameColumn({
      id: 'order',
      title: t('money.column.order'),
      of: ({ name }) => name,
      to: ({ _id }) => linkOptions({ to: '/detail/$orderId', params: { orderId: _id } }),
      tip: ({ externalId }) => externalId,
      isCode: true,
      width: orderNumberWidth,
    }),
    {
      id: columnIds.date,
      title: t('money.column.soldAt'),
      cell: ({ soldAt }) => <BrasiliaDay at={soldAt} />,
      value: ({ soldAt }) => brasiliaDayOf(soldAt),
      form: 'day',
      width: 96,
      filter: { kind: 'date' },
    },
    {
      id: columnIds.state,
      title: t('money.column.state'),
      cell: ({ state }) => <StatusDot tone={stateTones[state]}>{t(`money.state.${state}`)}</StatusDot>,
      value: ({ state }) => t(`money.state.${state}`),
      width: 118,
      filter: anyOf(optionsOf(MoneyState.options, (value) => t(`money.state.${value}`))),
    },
    stateColumn({
      id: columnIds.difference,
      title: t('money.column.difference'),
      cell: (row) => {
        const parts = howMuchOf(t, row);
        return (
          <StatusDot tone={isOpen(row) ? 'warn' : 'good'}>
            {parts.length > 0 ? <Differs parts={parts} /> : t(reconciliationOf(row))}
          </StatusDot>
        );
      },
      of: (row) => differenceText(t, row),
      width: 146,
      filter: oneOf(optionsOf(differenceChoices, (value) => t(`money.difference.${value}`))),
    }),
    ...companyColumn(t, role === 'seller' ? null : companies, { width: 92 }),
    textColumn({
      id: columnIds.account,
      title: t('records.account'),
      of: ({ marketPlaceName }) => marketPlaceName,
      width: 140,
      // An account mostly has the name of its company, and the sums need the room.
      isHidden: true,
      filter: oneOf(accounts),
    }),
    told(t, 'gross', days),
    told(t, 'fee', days),
    told(t, 'freight', days),
    told(t, 'refunded', days),
    told(t, 'net', days),
    {
      id: columnIds.release,
      title: t('money.column.release'),
      cell: (row) => {
        const at = releaseIn(row, days);
        return at !== null && <BrasiliaDay at={at} />;
      },
      value: (row) => {
        const at = releaseIn(row, days);
        return at && brasiliaDayOf(at);
      },
      form: 'day',
      width: 96,
      // Where companies are seen, their column takes the room.
      isHidden: role !== 'seller',
      filter: { kind: 'date' },
    },
    expected(t, 'gross', 'money.column.expectedGross'),
    expected(t, 'freight', 'money.column.expectedFreight'),
    expected(t, 'refunded', 'money.column.expectedRefunded'),
    asShown(textColumn({ id: 'note', title: t('money.column.note'), of: noteOf, width: 160, isHidden: true })),
  ];
};

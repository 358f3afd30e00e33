import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { imageAtWidth } from '#api/image-at-width.ts';
import type { Translate } from '#locale/translate.ts';
import { Count } from '#ui/count.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Informed } from '#ui/not-informed.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { oneOf } from '#ui/table/filters.ts';
import type { Page } from './list-page.tsx';
import './records.css';

/*
 * What columns of records mostly are: each makes a `Column` of what a row has. What one needs besides is said beside it, and stands over
 * what is usual. A cell that is not among these is written where it is.
 */

interface ColumnOf<Row, Value> extends Omit<Column<Row>, 'cell' | 'value'>, Partial<Pick<Column<Row>, 'cell'>> {
  readonly of: (row: Row) => Value;
}

interface MayLack {
  /** Said where a row has none. */
  readonly absent?: string | undefined;
}

const quiet = (absent: string | undefined): ReactNode => absent !== undefined && <span className="quiet">{absent}</span>;

interface TextColumn<Row> extends ColumnOf<Row, string | null>, MayLack {}

const textIn =
  (className: string) =>
  <Row,>({ of, absent, ...column }: TextColumn<Row>): Column<Row> => ({
    cell: (row) => {
      const text = of(row);
      return text === null ? quiet(absent) : <span className={className}>{text}</span>;
    },
    value: (row) => of(row) ?? absent ?? null,
    ...column,
  });

export const textColumn = textIn('truncate');

/** A text that is read digit by digit. */
export const codeColumn = textIn('truncate figure');

/** A text that may be missing where it should not be: the cell says so. */
export const informedColumn = <Row,>(column: ColumnOf<Row, string | null>): Column<Row> =>
  textColumn({
    cell: (row) => (
      <span className="truncate">
        <Informed>{column.of(row)}</Informed>
      </span>
    ),
    ...column,
  });

export const countColumn = <Row,>({ of, ...column }: ColumnOf<Row, number>): Column<Row> => ({
  cell: (row) => <Count of={of(row)} />,
  value: of,
  align: 'end',
  ...column,
});

/** Integer cents. */
export const moneyColumn = <Row,>({ of, ...column }: ColumnOf<Row, number | null>): Column<Row> => ({
  cell: (row) => <Money cents={of(row)} />,
  value: (row) => {
    const cents = of(row);
    return cents === null ? null : cents / 100;
  },
  form: 'money',
  align: 'end',
  ...column,
});

interface InstantColumn<Row> extends Omit<ColumnOf<Row, string | null>, 'form'>, MayLack {
  readonly as?: 'date' | 'dateTime';
}

export const instantColumn = <Row,>({ of, absent, as = 'dateTime', ...column }: InstantColumn<Row>): Column<Row> => ({
  cell: (row) => {
    const at = of(row);
    return at === null ? quiet(absent) : <Instant at={at} as={as} />;
  },
  value: of,
  form: as,
  ...column,
});

/** The company of a row, for people who see several companies. People of one company have no such column. */
export const companyColumn = (
  t: Translate,
  companies: readonly Option[] | null,
  column: Pick<Column<never>, 'width' | 'isHidden'>,
): readonly Column<{ readonly sellerName: string | null }>[] =>
  companies === null
    ? []
    : [textColumn({ id: 'company', title: t('records.company'), of: ({ sellerName }) => sellerName, filter: oneOf(companies), ...column })];

interface NameColumn<Row> extends ColumnOf<Row, string> {
  /** Its page; null where it has none. */
  readonly to: (row: Row) => Page | null;
  /** What is said of it where the pointer rests. */
  readonly tip?: (row: Row) => string;
  /** Its picture stands before it. */
  readonly picture?: (row: Row) => string | null;
  /** A number is read digit by digit. */
  readonly isCode?: boolean;
}

const Picture = ({ of }: { readonly of: string | null }) =>
  of === null ? (
    <span className="record-picture" aria-hidden />
  ) : (
    <img className="record-picture" src={imageAtWidth(of, 112)} alt="" width={32} height={32} decoding="async" />
  );

/** What a row is known by. The row itself opens it by click and Enter; the link is there to open it in another tab. */
export const nameColumn = <Row,>({ of, to, tip, picture, isCode = false, ...column }: NameColumn<Row>): Column<Row> => {
  const link = (row: Row): ReactNode => {
    const page = to(row);
    if (page === null) return <span className="truncate">{of(row)}</span>;
    return (
      <Link
        {...(page as LinkOptions)}
        tabIndex={-1}
        className={isCode ? 'truncate figure record-link' : 'truncate record-link'}
        title={tip?.(row)}
      >
        {of(row)}
      </Link>
    );
  };
  return {
    cell: (row) =>
      picture ? (
        <span className="record-pictured">
          <Picture of={picture(row)} />
          {link(row)}
        </span>
      ) : (
        link(row)
      ),
    value: of,
    canHide: false,
    ...column,
  };
};

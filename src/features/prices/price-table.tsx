import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import type { PricePreview } from '#contract/price-preview.ts';
import type { RunOutcome } from '#contract/price-rule.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { CostDialog } from './cost-dialog.tsx';
import { Share } from './share.tsx';

const tones: Readonly<Record<RunOutcome, Tone>> = {
  changed: 'good',
  same: 'idle',
  noCost: 'warn',
  locked: 'info',
  jump: 'warn',
  gone: 'idle',
  denied: 'warn',
};

const Outcome = ({ outcome }: { readonly outcome: RunOutcome }) => {
  const t = useT();
  return <StatusDot tone={tones[outcome]}>{t(`prices.outcome.${outcome}`)}</StatusDot>;
};

const Amount = ({ cents }: { readonly cents: number | null }) =>
  cents === null ? <span className="quiet">–</span> : <Money cents={cents} />;

/** Of which listing's piece, and what was seen of it. */
type Asked = ComponentProps<typeof CostDialog>['of'] & Pick<PricePreview, 'publishId'>;

/** What a piece costs, and the way to say it; of what is bound to no SKU nobody can. */
const CostButton = ({
  row: { publishId, skuId, sku, title, cost },
  onAsk,
}: {
  readonly row: PricePreview;
  readonly onAsk: (of: Asked) => void;
}) => {
  const t = useT();
  if (skuId === null) return <Amount cents={cost} />;
  return (
    <Button type="button" size="1" variant="ghost" onClick={() => onAsk({ publishId, skuId, sku, title, cost })}>
      <span className="visually-hidden">{t('prices.costOf', { sku })}: </span>
      {cost === null ? t('prices.setCost') : <Money cents={cost} />}
    </Button>
  );
};

interface PriceTableProps {
  readonly label: string;
  readonly rows: readonly PricePreview[];
  /** Is no price made yet? Then what a piece costs can be said here: prices are made with it. */
  readonly isPreview: boolean;
}

/** Listings with the price they have and the one a rule gives them. */
export const PriceTable = ({ label, rows, isPreview }: PriceTableProps) => {
  const t = useT();
  const mayOpenListings = useMayOpen('/publish');
  const [asking, setAsking] = useState<Asked | null>(null);
  const newest = rows.find(({ publishId }) => publishId === asking?.publishId);
  return (
    <>
      <RecordTable<PricePreview>
        label={label}
        rows={rows}
        rowId={({ publishId }) => publishId}
        columns={[
          {
            id: 'title',
            title: t('kind.listing.one'),
            cell: ({ publishId, title }) =>
              mayOpenListings ? (
                <Link to="/publish/$publishId" params={{ publishId }} className="link">
                  {title}
                </Link>
              ) : (
                title
              ),
          },
          { id: 'sku', title: t('listing.field.sku'), cell: ({ sku }) => sku },
          {
            id: 'cost',
            title: t('prices.cost'),
            cell: (row) => (isPreview ? <CostButton row={row} onAsk={setAsking} /> : <Amount cents={row.cost} />),
            align: 'end',
          },
          {
            id: 'before',
            title: t(isPreview ? 'prices.before' : 'prices.beforeRun'),
            cell: ({ before }) => <Amount cents={before} />,
            align: 'end',
          },
          { id: 'after', title: t('prices.after'), cell: ({ after }) => <Amount cents={after} />, align: 'end' },
          { id: 'margin', title: t('prices.margin'), cell: ({ margin }) => margin !== null && <Share of={margin} />, align: 'end' },
          { id: 'outcome', title: t('records.result'), cell: ({ outcome }) => <Outcome outcome={outcome} /> },
        ]}
      />
      {asking && <CostDialog of={{ ...asking, cost: newest ? newest.cost : asking.cost }} onClose={() => setAsking(null)} />}
    </>
  );
};

export const rowsPerPage = 20;

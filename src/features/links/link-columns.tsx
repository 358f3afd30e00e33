import { Link } from '@tanstack/react-router';
import { imageAtWidth } from '#api/image-at-width.ts';
import { linkSubject } from '#commands/link/link-commands.ts';
import type { LinkRow } from '#contract/link.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { linkKind, linkStates } from './link-kind.ts';

const NameCell = ({ row: { _id, name, cover } }: { readonly row: LinkRow }) => (
  <span className="record-pictured">
    {cover === null ? (
      <span className="record-picture" aria-hidden />
    ) : (
      <img className="record-picture" src={imageAtWidth(cover, 112)} alt="" width={32} height={32} decoding="async" />
    )}
    <Link to="/publish/$publishId" params={{ publishId: _id }} tabIndex={-1} className="truncate record-link" title={name}>
      {name}
    </Link>
  </span>
);

/** A kit's listing is known by its code: the kit says what it sells. */
const KitState = ({ kit }: { readonly kit: NonNullable<LinkRow['kit']> }) => {
  const t = useT();
  return (
    <span className="record-state">
      <StatusDot tone="good">
        <Link to="/kit/$kitId" params={{ kitId: kit.kitId }} tabIndex={-1} className="truncate record-link">
          {t('links.state.kit')}
        </Link>
      </StatusDot>
      <span className="quiet truncate">{kit.name}</span>
    </span>
  );
};

/** What it is bound to, or that it is to nothing and what suits it. */
const StateCell = ({ row }: { readonly row: LinkRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(linkKind, row);
  const { bound, kit, suggestion } = record;
  if (kit) return <KitState kit={kit} />;
  return (
    <span className="record-state">
      <StatusDot tone={bound ? 'good' : 'warn'}>
        {bound ? (
          <Link to="/product/show/$productId" params={{ productId: bound.productId }} tabIndex={-1} className="truncate record-link">
            {bound.sku}
          </Link>
        ) : (
          t('links.state.unbound')
        )}
      </StatusDot>
      {bound && <span className="quiet truncate">{bound.productName}</span>}
      {suggestion && (
        <span className="quiet truncate" title={suggestion.productName}>
          {t('links.suggested', { sku: suggestion.sku })} ({t(`links.by.${suggestion.by}`)})
        </span>
      )}
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

/** What is done with one listing most: bound to what suits it, or to another; taken apart again. */
const LinkActions = ({ row }: { readonly row: LinkRow }) => {
  const t = useT();
  const { record, base } = useShown(linkKind, row);
  if (record.kit) return null;
  const targets = [{ subject: linkSubject(base), label: base.name, base }];
  if (record.bound) return <CommandButton name="link.unbind" targets={targets} size="2" variant="soft" color="gray" />;
  return (
    <span className="record-state">
      {record.suggestion && (
        <CommandButton name="link.bindSuggested" targets={targets} size="2" variant="soft">
          {t('links.bind')}
        </CommandButton>
      )}
      <CommandButton name="link.bind" targets={targets} size="2" variant="soft" color="gray" />
    </span>
  );
};

const companyColumn = (t: Translate, companies: readonly Option[]): Column<LinkRow> => ({
  id: 'company',
  title: t('links.column.company'),
  cell: ({ sellerName }) => <span className="truncate">{sellerName}</span>,
  value: ({ sellerName }) => sellerName,
  width: 120,
  filter: { kind: 'options', isSingle: true, options: companies },
});

/** Listings as columns, unbound ones first: the server knows no other order, so none is offered. */
export const linkColumns = (
  t: Translate,
  companies: readonly Option[] | null,
  shown: (row: LinkRow) => LinkRow,
): readonly Column<LinkRow>[] => [
  {
    id: 'name',
    title: t('links.column.name'),
    cell: (row) => <NameCell row={row} />,
    value: ({ name }) => name,
    width: 237,
    canHide: false,
  },
  {
    id: 'state',
    title: t('links.column.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => {
      const { bound, kit } = shown(row);
      return kit?.name ?? (bound?.sku ?? t('links.state.unbound')) + unsentMark(t, row, shown);
    },
    width: 272,
    inCard: 'line',
    canHide: false,
    filter: {
      kind: 'options',
      isSingle: true,
      options: linkStates.map((value) => ({ value, label: t(`links.state.${value}`) })),
    },
  },
  {
    id: 'code',
    title: t('links.column.code'),
    cell: ({ sku }) => <span className="truncate">{sku}</span>,
    value: ({ sku }) => sku,
    width: 143,
  },
  {
    id: 'barcode',
    title: t('links.column.barcode'),
    cell: ({ gtin }) => <span className="figure">{gtin}</span>,
    value: ({ gtin }) => gtin,
    form: 'code',
    width: 130,
  },
  ...(companies === null ? [] : [companyColumn(t, companies)]),
  {
    id: 'account',
    title: t('links.column.account'),
    cell: ({ marketPlaceName }) => <span className="truncate">{marketPlaceName}</span>,
    value: ({ marketPlaceName }) => marketPlaceName,
    width: 130,
    isHidden: companies !== null,
  },
  {
    id: 'actions',
    title: t('links.column.actions'),
    cell: (row) => <LinkActions row={row} />,
    width: 215,
    inCard: 'foot',
    canHide: false,
    csv: false,
    isPrinted: false,
  },
];

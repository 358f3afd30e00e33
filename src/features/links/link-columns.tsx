import { Link, linkOptions } from '@tanstack/react-router';
import { subjectOf } from '#commands/subject.ts';
import type { LinkRow } from '#contract/link.ts';
import { codeColumn, companyColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { linkKind, linkStates } from './link-kind.ts';

/** A kit's listing is known by its code: the kit says what it sells. */
const KitState = ({ kit }: { readonly kit: NonNullable<LinkRow['kit']> }) => {
  const t = useT();
  return (
    <>
      <StatusDot tone="good">
        <Link to="/kit/$kitId" params={{ kitId: kit.kitId }} tabIndex={-1} className="truncate record-link">
          {t('links.state.kit')}
        </Link>
      </StatusDot>
      <span className="quiet truncate">{kit.name}</span>
    </>
  );
};

/** What it is bound to, or that it is to nothing and what suits it. */
const LinkState = ({ link: { bound, kit, suggestion } }: { readonly link: LinkRow }) => {
  const t = useT();
  if (kit) return <KitState kit={kit} />;
  return (
    <>
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
    </>
  );
};

/** What is done with one listing most: bound to what suits it, or to another; taken apart again. */
const LinkActions = ({ row }: { readonly row: LinkRow }) => {
  const t = useT();
  const { record, base } = useShown(linkKind, row);
  if (record.kit) return null;
  const targets = [{ subject: subjectOf('link', base), label: base.name, base }];
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

/** Listings as columns, unbound ones first: the server knows no other order, so none is offered. */
export const linkColumns = (
  t: Translate,
  companies: readonly Option[] | null,
  shown: (row: LinkRow) => LinkRow,
): readonly Column<LinkRow>[] => [
  nameColumn({
    id: 'name',
    title: t('kind.listing.one'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/publish/$publishId', params: { publishId: _id } }),
    tip: ({ name }) => name,
    picture: ({ cover }) => cover,
    width: 237,
  }),
  shownColumns(t, linkKind, shown).stateColumn({
    id: 'state',
    title: t('links.column.state'),
    cell: (link) => <LinkState link={link} />,
    of: ({ bound, kit }) => kit?.name ?? bound?.sku ?? t('links.state.unbound'),
    width: 272,
    inCard: 'line',
    canHide: false,
    filter: oneOf(optionsOf(linkStates, (value) => t(`links.state.${value}`))),
  }),
  textColumn({ id: 'code', title: t('links.column.code'), of: ({ sku }) => sku, width: 143 }),
  codeColumn({ id: 'barcode', title: t('links.column.barcode'), of: ({ gtin }) => gtin, form: 'code', width: 130 }),
  ...companyColumn(t, companies, { width: 120 }),
  textColumn({
    id: 'account',
    title: t('records.account'),
    of: ({ marketPlaceName }) => marketPlaceName,
    width: 130,
    isHidden: companies !== null,
  }),
  {
    id: 'actions',
    title: t('records.actions'),
    cell: (row) => <LinkActions row={row} />,
    width: 215,
    inCard: 'foot',
    canHide: false,
    csv: false,
    isPrinted: false,
  },
];

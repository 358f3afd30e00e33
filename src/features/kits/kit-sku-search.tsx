import { Button, TextField as TextBox } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundSkusQuery } from '#api/kits.ts';
import type { KitSku } from '#contract/kit.ts';
import { HandTable } from '#entities/records/record-table.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { focusBeside } from '#ui/form/focus-beside.ts';
import { Money } from '#ui/money.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { useTyped } from '#ui/table/use-typed.ts';
import { ArchivedMark } from './archived-mark.tsx';

interface KitSkuSearchProps {
  readonly id: string;
  /** The company whose SKUs are found; null while those of any may be. */
  readonly sellerId: string | null;
  /** Chosen ones are not offered again. */
  readonly chosen: ReadonlySet<string>;
  readonly boxRef: (element: HTMLInputElement | null) => void;
  readonly onAdd: (sku: KitSku) => void;
}

/** One letter finds too much to be looked through. */
const leastTyped = 2;

/** SKUs by words, each with a button that puts it into the kit. */
export const KitSkuSearch = ({ id, sellerId, chosen, boxRef, onAdd }: KitSkuSearchProps) => {
  const t = useT();
  const [asked, setAsked] = useState('');
  const [typed, type] = useTyped(asked, setAsked);
  return (
    <div className="record-sections panel-inset">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('kits.find')}
        </label>
        <TextBox.Root
          id={id}
          ref={boxRef}
          type="search"
          autoComplete="off"
          placeholder={t('kits.findHint')}
          maxLength={120}
          value={typed}
          onChange={({ target }) => type(target.value)}
          // Enter looks for what was typed; the form is saved by its button.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setAsked(typed.trim());
          }}
        />
      </div>
      {asked.length >= leastTyped && <Found asked={asked} boxId={id} sellerId={sellerId} chosen={chosen} onAdd={onAdd} />}
    </div>
  );
};

interface FoundProps extends Pick<KitSkuSearchProps, 'sellerId' | 'chosen' | 'onAdd'> {
  readonly asked: string;
  readonly boxId: string;
}

const Found = ({ asked, boxId, sellerId, chosen, onAdd }: FoundProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, error, refetch } = useQuery(foundSkusQuery(api, { search: asked, ...(sellerId === null ? {} : { sellerId }) }));
  if (!data && error) return <ProblemState title={t('kits.findFailed')} onRetry={() => void refetch()} />;
  if (!data) return <output className="skeleton" aria-label={t('common.loading')} />;
  const offered = data.filter(({ skuId }) => !chosen.has(skuId));
  const add = (sku: KitSku, pressed: Element): void => {
    // With the first it is known whose the kit is, and what is found is asked for again.
    focusBeside(pressed, { row: sellerId === null ? null : 'tr', target: 'button', otherwise: document.getElementById(boxId) });
    onAdd(sku);
  };
  if (offered.length === 0) return <output className="quiet">{t(data.length === 0 ? 'kits.foundNone' : 'kits.foundChosen')}</output>;
  return (
    <HandTable label={t('kits.found')}>
      <tbody>
        {offered.map((each) => (
          <tr key={each.skuId}>
            <td>{each.sku}</td>
            <td>
              {each.productName}
              <ArchivedMark isArchived={each.isArchived} />
              {sellerId === null && <span className="quiet"> · {each.sellerName}</span>}
            </td>
            <td data-align="end">{each.price !== null && <Money cents={each.price} />}</td>
            <td data-align="end">
              <Stock pieces={each.stock} />
            </td>
            <td data-align="end">
              <Button
                type="button"
                size="1"
                variant="soft"
                aria-label={t('kits.addOf', { sku: each.sku })}
                onClick={({ currentTarget }) => add(each, currentTarget)}
              >
                {t('records.add')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </HandTable>
  );
};

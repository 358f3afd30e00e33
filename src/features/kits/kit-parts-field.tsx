import { Button, TextField as TextBox } from '@radix-ui/themes';
import type { KitSku } from '#contract/kit.ts';
import { measuresText } from '#entities/records/measures-text.ts';
import { HandTable } from '#entities/records/record-table.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { cleanText } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { FieldNotes } from '#ui/form/field-frame.tsx';
import { focusBeside } from '#ui/form/focus-beside.ts';
import { useCleaned } from '#ui/form/use-cleaned.tsx';
import { useField } from '#ui/form/use-field.ts';
import { Money } from '#ui/money.tsx';
import { ArchivedMark } from './archived-mark.tsx';
import { KitSkuSearch } from './kit-sku-search.tsx';
import { quantityOf, type PartValue } from './kit-values.ts';

interface KitPartsFieldProps {
  readonly name: string;
  readonly known: ReadonlyMap<string, KitSku>;
  /** The company whose SKUs may be added; null while the kit has no SKU yet to say so. */
  readonly sellerId: string | null;
  readonly onKnown: (sku: KitSku) => void;
}

/** What a kit is made of: a line for each SKU with its quantity, and a search that adds further ones. */
export const KitPartsField = ({ name, known, sellerId, onKnown }: KitPartsFieldProps) => {
  const t = useT();
  const props = { name, label: t('kits.column.contents') };
  const field = useField(props);
  const parts = field.control.value as readonly PartValue[];
  const write = (next: readonly PartValue[]): void => field.control.onChange(next);
  const add = (sku: KitSku): void => {
    onKnown(sku);
    write([...parts, { skuId: sku.skuId, quantity: '1' }]);
  };
  return (
    <>
      {parts.length > 0 && (
        <HandTable label={props.label}>
          <PartHeads />
          <tbody>
            {parts.map((part) => (
              <PartLine
                key={part.skuId}
                part={part}
                sku={known.get(part.skuId)}
                onQuantity={(quantity) => write(parts.map((each) => (each.skuId === part.skuId ? { ...each, quantity } : each)))}
                onRemove={(pressed) => {
                  focusBeside(pressed, { row: 'tr', target: 'button', otherwise: document.getElementById(field.aria.id) });
                  write(parts.filter(({ skuId }) => skuId !== part.skuId));
                }}
              />
            ))}
          </tbody>
        </HandTable>
      )}
      <div className="panel-inset" hidden={field.error === null}>
        <FieldNotes field={field} props={props} />
      </div>
      <KitSkuSearch
        id={field.aria.id}
        sellerId={sellerId}
        chosen={new Set(parts.map(({ skuId }) => skuId))}
        boxRef={field.control.ref}
        onAdd={add}
      />
    </>
  );
};

const PartHeads = () => {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{t('listing.field.sku')}</th>
        <th scope="col">{t('kits.quantity')}</th>
        <th scope="col">{t('kind.product.one')}</th>
        <th scope="col">{t('kits.unitPrice')}</th>
        <th scope="col">{t('products.column.stock')}</th>
        <th scope="col">{t('products.measures')}</th>
        <th scope="col">
          <span className="visually-hidden">{t('kits.remove')}</span>
        </th>
      </tr>
    </thead>
  );
};

const quantities = { clean: (text: string): string => cleanText(text, 'nonDigits') };

interface PartLineProps {
  readonly part: PartValue;
  /** Absent until the server has told of it. */
  readonly sku: KitSku | undefined;
  readonly onQuantity: (quantity: string) => void;
  readonly onRemove: (pressed: Element) => void;
}

const PartLine = ({ part, sku, onQuantity, onRemove }: PartLineProps) => {
  const t = useT();
  const { take, line } = useCleaned(quantities);
  const code = sku?.sku ?? '…';
  return (
    <tr>
      <td>{code}</td>
      <td>
        <TextBox.Root
          className="kit-quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          aria-label={t('kits.quantityOf', { sku: code })}
          aria-invalid={quantityOf(part.quantity) === null || undefined}
          value={part.quantity}
          onChange={({ target }) => onQuantity(take(target.value))}
        />
        {line}
      </td>
      <td>
        {sku?.productName}
        <ArchivedMark isArchived={sku?.isArchived ?? false} />
      </td>
      <td>{sku && sku.price !== null && <Money cents={sku.price} />}</td>
      <td>{sku && <Stock pieces={sku.stock} />}</td>
      <td>{sku && measuresText(sku.dimensions)}</td>
      <td data-align="end">
        <Button
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={t('kits.removeOf', { sku: code })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          {t('kits.remove')}
        </Button>
      </td>
    </tr>
  );
};

import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { MediationRecord } from '#contract/mediation.ts';
import type { SkuAttribute } from '#contract/product.ts';
import { useT } from '#locale/locale.tsx';
import '#palette/command-dialog.css';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { VariationForm } from './variation-form.tsx';
import './variation.css';

type Item = MediationRecord['items'][number];
interface OwnItem extends Item {
  readonly skuId: string;
}

interface VariationDialogProps {
  readonly items: readonly Item[];
  /** The attribute that is corrected; there is one item then. */
  readonly attribute?: SkuAttribute | null;
  readonly onClose: () => void;
}

/** Each SKU of ours once, however often it was bought. */
export const ownItemsOf = (items: readonly Item[]): readonly OwnItem[] =>
  items.filter((item, at): item is OwnItem => item.skuId !== null && items.findIndex(({ skuId }) => skuId === item.skuId) === at);

/** 'Nova variação no: {sku}' for a product of the order; which one is asked where there are several (row MED-4). Full screen at `sm`. */
export const VariationDialog = ({ items, attribute = null, onClose }: VariationDialogProps) => {
  const t = useT();
  const own = ownItemsOf(items);
  const [chosen, setChosen] = useState<OwnItem | null>(own.length === 1 ? (own[0] ?? null) : null);
  const named = attribute ? 'mediationWrite.variation.change' : 'mediationWrite.variation.title';
  const title = chosen ? t(named, { sku: chosen.sku }) : t('mediation.openVariation');
  return (
    <Dialog open onOpenChange={onClose} title={title} isFullOnNarrow>
      {chosen && <VariationForm sku={chosen.sku} skuId={chosen.skuId} attribute={attribute} onClose={onClose} />}
      {!chosen && own.length === 0 && <EmptyState title={t('mediationWrite.variation.noSku')} />}
      {!chosen && own.length > 0 && (
        <fieldset className="form variation-which">
          <legend>{t('mediationWrite.variation.which')}</legend>
          {own.map((item) => (
            <Button key={item.skuId} type="button" variant="soft" color="gray" onClick={() => setChosen(item)}>
              {`${item.sku} · ${item.title}`}
            </Button>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};

import { useState } from 'react';
import { z } from 'zod';
import { pricePreviewKey } from '#api/price-rules.ts';
import { mostCents } from '#contract/order.ts';
import { setSkuCost, type PricePreview } from '#contract/price-preview.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { formatCents } from '#lib/money.ts';
import { optional } from '#lib/validate/fields.ts';
import { readMoney } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';

const Schema = z.object({ cost: optional(readMoney({ min: 1, max: mostCents })) });

interface CostDialogProps {
  readonly of: Pick<PricePreview, 'sku' | 'title' | 'cost'> & { readonly skuId: string };
  readonly onClose: () => void;
}

/** What a piece costs its company; left empty nobody knows. Every price made with it is asked for anew. */
export const CostDialog = ({ of, onClose }: CostDialogProps) => {
  const t = useT();
  const { queryClient } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  const isHere = useIsHere();
  /** What is said over: what stood there at first; once a refusal has told of another, what stands there now. */
  const [seen, setSeen] = useState<'newest' | { readonly cost: number | null }>({ cost: of.cost });
  const form = useZodForm(Schema, { defaults: { cost: of.cost === null ? '' : formatCents(of.cost) } });
  return (
    <Dialog open onOpenChange={onClose} title={t('prices.costOf', { sku: of.sku })} description={of.title}>
      <Form
        form={form}
        label={t('prices.costOf', { sku: of.sku })}
        onSubmit={async (body) => {
          const saved = await sendOnce(setSkuCost, {
            params: { skuId: of.skuId },
            body: { ...body, ifCost: seen === 'newest' ? of.cost : seen.cost },
          });
          // Refused, too: what is seen is not what it costs any more.
          const anew = queryClient.invalidateQueries({ queryKey: [pricePreviewKey] });
          if (!saved.ok) {
            await anew;
            setSeen('newest');
            return refusalOf(saved.error);
          }
          toast.success(t('prices.costSaved'));
          await anew;
          if (isHere()) onClose();
          return null;
        }}
      >
        <MoneyField name="cost" label={t('prices.cost')} />
        <FormButtons onLeave={onClose}>{t('prices.saveCost')}</FormButtons>
      </Form>
    </Dialog>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemMessage } from '#api/problem-message.ts';
import { skuAttributeNamesQuery, skuAttributesQuery, skuAttributeValuesQuery } from '#api/sku-attributes.ts';
import type { SkuAttribute } from '#contract/product.ts';
import {
  addSkuAttribute,
  cleanSkuAttributeName,
  cleanSkuAttributeValue,
  deleteSkuAttribute,
  saveSkuAttribute,
  skuAttributeKey,
} from '#contract/sku-attribute.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';

interface Target {
  readonly sku: string;
  readonly skuId: string;
  /** The one that is corrected; null where one is added. */
  readonly attribute: SkuAttribute | null;
  readonly onDone: () => void;
}

type Named = Pick<SkuAttribute, 'attId' | 'attValue'>;

/** Writes an attribute of a SKU, once however often it is pressed while no answer comes. Errors are said as they come (part 2, section 8). */
export const useWriteAttribute = ({ sku, skuId, attribute, onDone }: Target) => {
  const t = useT();
  const { api, queryClient, clock, undoWindowMs } = useWorkbench();
  const sendOnce = useSendOnce();
  const [isBusy, setBusy] = useState(false);
  const id = { id: skuId };

  const write = async (sent: ReturnType<typeof add>, said: () => void): Promise<void> => {
    setBusy(true);
    const written = await sent;
    setBusy(false);
    if (!written.ok) {
      toast.error(problemMessage(written.error) ?? t('mediationWrite.variation.notSaved'));
      return;
    }
    said();
    for (const queryKey of [skuAttributesQuery(api, skuId).queryKey, skuAttributeNamesQuery(api).queryKey, ['skuAttributeValues']])
      void queryClient.invalidateQueries({ queryKey });
    onDone();
  };
  const add = (named: Named) => sendOnce(addSkuAttribute, { params: id, body: { ...named, sku } });
  const sayAdded = (): void => void toast.success(t('mediationWrite.variation.added'));
  const sayRemoved = ({ attId, attValue }: Named): void => {
    const undo = (): void => void write(add({ attId, attValue }), sayAdded);
    const action = { label: t('common.undo'), run: undo, untilMs: clock() + undoWindowMs() };
    toast.success(t('mediationWrite.variation.removed'), { action });
  };
  return {
    isBusy,
    save: (named: Named): Promise<void> =>
      attribute
        ? write(sendOnce(saveSkuAttribute, { params: { ...id, attributeId: attribute.id }, body: named }), () =>
            toast.success(t('mediationWrite.variation.changed')),
          )
        : write(add(named), sayAdded),
    remove: (removed: SkuAttribute): Promise<void> =>
      write(sendOnce(deleteSkuAttribute, { params: { ...id, attributeId: removed.id } }), () => sayRemoved(removed)),
  };
};

/** What the SKU has, what is suggested, and what is wrong with what was typed. */
export const useVariationFields = ({ skuId, attribute }: Pick<Target, 'skuId' | 'attribute'>, name: string, value: string) => {
  const t = useT();
  const { api } = useWorkbench();
  const attId = cleanSkuAttributeName(name);
  const attValue = cleanSkuAttributeValue(value);
  const existing = useQuery(skuAttributesQuery(api, skuId));
  const { data: names = none } = useQuery(skuAttributeNamesQuery(api));
  const { data: values = none } = useQuery({ ...skuAttributeValuesQuery(api, attId), enabled: attId !== '' });
  const key = skuAttributeKey(attId);
  const others = existing.data?.filter(({ id }) => id !== attribute?.id) ?? [];
  const isKnown = attId !== '' && others.some((each) => skuAttributeKey(each.attId) === key);
  return {
    attId,
    attValue,
    existing,
    others,
    names,
    values,
    /** Said as soon as it is so. */
    duplicate: isKnown ? t('mediationWrite.variation.exists', { name: attId }) : null,
    /** Said once somebody tried. */
    nameMissing: attId === '' ? t('mediationWrite.variation.nameMissing') : null,
    valueMissing: attValue === '' ? t('mediationWrite.variation.valueMissing') : null,
  };
};
const none: readonly string[] = [];

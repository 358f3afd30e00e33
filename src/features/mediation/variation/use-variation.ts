import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemMessage } from '#api/problem-message.ts';
import { skuAttributeNamesQuery, skuAttributesQuery, skuAttributeValuesQuery } from '#api/sku-attributes.ts';
import { addSkuAttribute, cleanSkuAttributeName, cleanSkuAttributeValue, skuAttributeKey } from '#contract/sku-attribute.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';

interface Target {
  readonly sku: string;
  readonly skuId: string;
  readonly onDone: () => void;
}

/** Adds an attribute to a SKU, once however often it is pressed while no answer comes. Errors are said as they come (part 2, section 8). */
export const useAddAttribute = ({ sku, skuId, onDone }: Target) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const sendOnce = useSendOnce();
  const [isBusy, setBusy] = useState(false);

  const add = async (attId: string, attValue: string): Promise<void> => {
    setBusy(true);
    const added = await sendOnce(addSkuAttribute, { params: { id: skuId }, body: { attId, attValue, sku } });
    setBusy(false);
    if (!added.ok) {
      toast.error(problemMessage(added.error) ?? t('mediationWrite.variation.notSaved'));
      return;
    }
    toast.success(t('mediationWrite.variation.added'));
    for (const queryKey of [skuAttributesQuery(api, skuId).queryKey, skuAttributeNamesQuery(api).queryKey, ['skuAttributeValues']])
      void queryClient.invalidateQueries({ queryKey });
    onDone();
  };
  return { isBusy, add };
};

/** What the SKU has, what is suggested, and what is wrong with what was typed. */
export const useVariationFields = (skuId: string, name: string, value: string) => {
  const t = useT();
  const { api } = useWorkbench();
  const attId = cleanSkuAttributeName(name);
  const attValue = cleanSkuAttributeValue(value);
  const existing = useQuery(skuAttributesQuery(api, skuId));
  const { data: names = none } = useQuery(skuAttributeNamesQuery(api));
  const { data: values = none } = useQuery({ ...skuAttributeValuesQuery(api, attId), enabled: attId !== '' });
  const key = skuAttributeKey(attId);
  const isKnown = attId !== '' && existing.data?.some((each) => skuAttributeKey(each.attId) === key) === true;
  return {
    attId,
    attValue,
    existing,
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

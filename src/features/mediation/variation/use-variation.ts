import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#api/client.ts';
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
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast, type ToastAction } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';

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
  const isHere = useIsHere();
  const id = { id: skuId };

  const refresh = (): void => {
    for (const queryKey of [skuAttributesQuery(api, skuId).queryKey, skuAttributeNamesQuery(api).queryKey, ['skuAttributeValues']])
      void queryClient.invalidateQueries({ queryKey });
  };
  const sayFailed = (problem: Problem, action?: ToastAction): void =>
    void toast.error(problemMessage(problem) ?? t('mediationWrite.variation.notSaved'), { action });
  const write = async <Reply>(sent: Promise<Result<Reply, Problem>>, said: (reply: Reply) => void): Promise<void> => {
    setBusy(true);
    const written = await sent;
    setBusy(false);
    if (!written.ok) {
      sayFailed(written.error);
      return;
    }
    said(written.value);
    refresh();
    // Closed meanwhile, it must not close what was opened after it.
    if (isHere()) onDone();
  };
  const undoOf = ({ attId, attValue }: Named): ToastAction => {
    const giveBack = async (): Promise<void> => {
      const written = await api.send(addSkuAttribute, { params: id, body: { attId, attValue, sku } });
      if (!written.ok) {
        sayFailed(written.error, undo);
        return;
      }
      toast.success(t('mediationWrite.variation.restored'));
      refresh();
    };
    const undo: ToastAction = { label: t('common.undo'), run: () => void giveBack(), untilMs: clock() + undoWindowMs() };
    return undo;
  };
  return {
    isBusy,
    save: (named: Named): Promise<void> =>
      attribute
        ? write(sendOnce(saveSkuAttribute, { params: { ...id, attributeId: attribute.id }, body: named }), () =>
            toast.success(t('mediationWrite.variation.changed')),
          )
        : write(sendOnce(addSkuAttribute, { params: id, body: { ...named, sku } }), () =>
            toast.success(t('mediationWrite.variation.added')),
          ),
    remove: ({ id: attributeId }: SkuAttribute): Promise<void> =>
      write(sendOnce(deleteSkuAttribute, { params: { ...id, attributeId } }), (removed) =>
        toast.success(t('mediationWrite.variation.removed'), { action: undoOf(removed) }),
      ),
  };
};

/** The value that the SKU has, the suggestions, and the fault of the typed value. */
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

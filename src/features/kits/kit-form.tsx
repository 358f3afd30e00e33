import { Button } from '@radix-ui/themes';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { kits } from '#api/kits.ts';
import { useRecordRefusal } from '#commands/records/use-record-refusal.ts';
import { useSendOnce } from '#commands/use-send-once.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { addKit, saveKit, type Kit, type KitEdit } from '#contract/kit.ts';
import { kitFigures } from '#contract/kit-figures.ts';
import { useT } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { KitPartsField } from './kit-parts-field.tsx';
import { KitResult } from './kit-result.tsx';
import { blankKit, discountOf, kitSchema, piecesOf, valuesOf } from './kit-values.ts';
import { useKitSkus } from './use-kit-skus.ts';
import './kits.css';

interface KitFormProps {
  /** Null is one to be composed. */
  readonly kit: Kit | null;
  readonly onCancel: () => void;
  readonly onSaved: (kitId: string) => void;
}

const noSkus: Kit['parts'] = [];

/**
 * Title, SKU, discount and parts, with what they come to while they are typed. The draft is kept, leaving asks, and a change by
 * somebody else is told before it is written over.
 */
export const KitForm = ({ kit, onCancel, onSaved }: KitFormProps) => {
  const t = useT();
  const defaults = useMemo(() => (kit ? valuesOf(kit) : blankKit), [kit]);
  const schema = useMemo(() => kitSchema(t), [t]);
  const form = useZodForm(schema, { defaults, draftKey: kit ? `kit:${kit._id}` : 'kit:new' });
  const [discount, parts] = useWatch({ control: form.methods.control, name: ['discount', 'parts'] });
  const { known, keep } = useKitSkus(
    kit?.parts ?? noSkus,
    parts.map(({ skuId }) => skuId),
  );
  const save = useSave(kit, onSaved);
  const [first] = parts;
  const sellerId = kit?.sellerId ?? (first ? (known.get(first.skuId)?.sellerId ?? null) : null);
  const off = discountOf(discount);
  return (
    <Form form={form} onSubmit={save} label={t(kit ? 'kit.edit' : 'kit.add')} className="form record-sections">
      <Section title={t('products.data')}>
        <div className="record-pair panel-inset">
          <TextField name="name" label={t('products.name')} isRequired />
          <TextField name="code" label={t('kits.column.code')} hint={t('kits.codeHint')} isRequired />
          <NumberField name="discount" label={t('kits.discount')} unit="%" decimals={2} />
        </div>
      </Section>
      <Section title={t('kits.column.contents')}>
        <KitPartsField name="parts" known={known} sellerId={sellerId} onKnown={keep} />
      </Section>
      <KitResult figures={kitFigures(piecesOf(parts, known), off)} discount={off} />
      <div className="record-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <SubmitButton>{t('kits.save')}</SubmitButton>
      </div>
    </Form>
  );
};

/** Sends what the form has; a refusal comes back to it. */
const useSave = (kit: Kit | null, onSaved: KitFormProps['onSaved']) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  // What the person had before their eyes when they began; once told of a change, what they saw then.
  const [seen, setSeen] = useState(kit?.version ?? 1);
  const send = (body: KitEdit) =>
    kit ? sendOnce(saveKit, { params: { id: kit._id }, body }, { ifMatch: seen }) : sendOnce(addKit, { body });
  return async (body: KitEdit) => {
    const saved = await send(body);
    if (saved.ok) {
      toast.success(t('kits.saved'));
      kits.live(queryClient, api).onGap();
      onSaved(saved.value._id);
      return null;
    }
    if (saved.error.type !== 'Refused') return refusalOf(saved.error);
    const { conflict } = saved.error.body;
    if (!conflict || !kit) return refusalOf(saved.error);
    setSeen(conflict.version);
    void kits.refetch(queryClient, api, kit._id);
    return { message: t('kits.changed', { by: conflict.changes.at(-1)?.by.name ?? '' }) };
  };
};

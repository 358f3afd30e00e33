import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { chosenSkusQuery } from '#api/kits.ts';
import { addKit, saveKit, type Kit, type KitEdit, type KitSku } from '#contract/kit.ts';
import { kitFigures } from '#contract/kit-figures.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { usePriceQuestion } from '#ui/form/price-question.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { kitKind } from './kit-kind.ts';
import { KitPartsField } from './kit-parts-field.tsx';
import { KitResult } from './kit-result.tsx';
import { blankKit, costOf, discountOf, kitSchema, piecesOf, valuesOf } from './kit-values.ts';
import './kits.css';

/**
 * What is known of the SKUs in the form: those of the kit, those just found, and as the server has them now. A draft that was
 * brought back holds their ids only.
 */
const useKitSkus = (ofKit: readonly KitSku[], ids: readonly string[]) => {
  const { api } = useWorkbench();
  const [found, setFound] = useState<readonly KitSku[]>([]);
  const { data } = useQuery(chosenSkusQuery(api, ids));
  const known = useMemo(
    (): ReadonlyMap<string, KitSku> => new Map([...ofKit, ...found, ...(data ?? [])].map((each) => [each.skuId, each])),
    [ofKit, found, data],
  );
  return { known, keep: (sku: KitSku): void => setFound((before) => [...before, sku]) };
};

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
  const { form, save } = useEntityForm({
    kind: kitKind,
    record: kit,
    schema,
    defaults,
    write: (send, body, seen) => (kit ? send(saveKit, { params: { id: kit._id }, body }, seen) : send(addKit, { body })),
    savedText: t('kits.saved'),
    onSaved: ({ _id }) => onSaved(_id),
  });
  const [discount, parts] = useWatch({ control: form.methods.control, name: ['discount', 'parts'] });
  const { known, keep } = useKitSkus(
    kit?.parts ?? noSkus,
    parts.map(({ skuId }) => skuId),
  );
  const [first] = parts;
  const sellerId = kit?.sellerId ?? (first ? (known.get(first.skuId)?.sellerId ?? null) : null);
  const off = discountOf(discount);
  const figures = kitFigures(piecesOf(parts, known), off);
  const { isMeant, dialog } = usePriceQuestion();
  /** Its listings follow its price, as those of a product do (decision 0123). */
  const saveMeant = async (body: KitEdit) => {
    const changes =
      kit && kit.listings > 0 ? [{ of: body.code, before: kit.price, after: figures.price, cost: costOf(body.parts, known) }] : [];
    return (await isMeant(changes)) ? save(body) : notSaved;
  };
  return (
    <Form
      takesFocus={kit !== null}
      form={form}
      onSubmit={saveMeant}
      label={t(kit ? 'kit.edit' : 'kit.add')}
      className="form record-sections"
    >
      <ErrorSummary />
      <Section title={t('products.data')}>
        <div className="record-pair panel-inset">
          <TextField name="name" label={t('products.name')} isRequired />
          <TextField name="code" label={t('kits.column.code')} hint={t(kit ? 'kits.codeChangeHint' : 'kits.codeHint')} isRequired />
          <NumberField name="discount" label={t('kits.discount')} unit="%" decimals={2} />
        </div>
      </Section>
      <Section title={t('kits.column.contents')}>
        <KitPartsField name="parts" known={known} sellerId={sellerId} onKnown={keep} />
      </Section>
      <KitResult figures={figures} discount={off} />
      {dialog}
      <FormButtons onLeave={onCancel} leaves="common.cancel">
        {t('kits.save')}
      </FormButtons>
    </Form>
  );
};

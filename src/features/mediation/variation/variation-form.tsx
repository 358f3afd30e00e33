import { Button } from '@radix-ui/themes';
import { useId, useState, type FormEvent } from 'react';
import { longestSkuAttribute } from '#contract/product.ts';
import { truncate } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { focusFirst } from '#ui/dialog.tsx';
import { SuggestBox } from '#ui/form/suggest-box.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';
import { typedName, typedValue } from './typed.ts';
import { useAddAttribute, useVariationFields } from './use-variation.ts';

interface VariationFormProps {
  readonly sku: string;
  readonly skuId: string;
  readonly onClose: () => void;
}

/** An attribute for a SKU: name and value, with suggestions of those there are (row MED-4). */
export const VariationForm = ({ sku, skuId, onClose }: VariationFormProps) => {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const { attId, attValue, existing, names, values, duplicate, nameMissing, valueMissing } = useVariationFields(skuId, name, value);
  const { isBusy, add } = useAddAttribute({ sku, skuId, onDone: onClose });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const wrong = [nameMissing, duplicate, valueMissing].filter((each) => each !== null);
    if (wrong.length > 0) toast.error(wrong.join('; '));
    else void add(attId, attValue);
  };
  return (
    <form className="form" aria-label={t('mediationWrite.variation.title', { sku })} noValidate onSubmit={submit}>
      <SuggestBox
        id={`${id}-name`}
        label={t('mediationWrite.variation.name')}
        value={name}
        suggestions={names}
        isRequired
        error={duplicate ?? (isTried ? nameMissing : null)}
        boxRef={focusFirst}
        onChange={(text) => setName(truncate(typedName(text), longestSkuAttribute))}
      />
      <SuggestBox
        id={`${id}-value`}
        label={t('mediationWrite.variation.value')}
        value={value}
        suggestions={values}
        isRequired
        error={isTried ? valueMissing : null}
        onChange={(text) => setValue(truncate(typedValue(text), longestSkuAttribute))}
      />
      {existing.isError && !existing.data && (
        <ProblemState
          title={t('mediationWrite.variation.loadFailed')}
          onRetry={() => void existing.refetch()}
          isRetrying={existing.isFetching}
        />
      )}
      <ExistingAttributes attributes={existing.data ?? []} />
      <div className="command-dialog-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('mediationWrite.variation.add')}
        </Button>
      </div>
    </form>
  );
};

const ExistingAttributes = ({ attributes }: { readonly attributes: readonly { readonly attId: string; readonly attValue: string }[] }) => {
  const t = useT();
  if (attributes.length === 0) return null;
  return (
    <p className="quiet">
      {t('mediationWrite.variation.existing')}: {attributes.map(({ attId, attValue }) => `${attId}: ${attValue}`).join(' · ')}
    </p>
  );
};

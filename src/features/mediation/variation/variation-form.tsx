import { Button } from '@radix-ui/themes';
import { useId, useState, type FormEvent } from 'react';
import { longestSkuAttribute, type SkuAttribute } from '#contract/product.ts';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { focusFirst } from '#ui/dialog.tsx';
import { SuggestBox } from '#ui/form/suggest-box.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';
import { typedName, typedValue } from './typed.ts';
import { useVariationFields, useWriteAttribute } from './use-variation.ts';

interface VariationFormProps {
  readonly sku: string;
  readonly skuId: string;
  /** The one that is corrected; null where one is added. */
  readonly attribute: SkuAttribute | null;
  readonly onClose: () => void;
}

const names = { clean: typedName, most: longestSkuAttribute };
const values = { clean: typedValue, most: longestSkuAttribute };

/** An attribute for a SKU, or one that is corrected: name and value, with suggestions of those there are (row MED-4). */
export const VariationForm = ({ sku, skuId, attribute, onClose }: VariationFormProps) => {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(attribute?.attId ?? '');
  const [value, setValue] = useState(attribute?.attValue ?? '');
  const [isTried, setTried] = useState(false);
  const fields = useVariationFields({ skuId, attribute }, name, value);
  const { attId, attValue, existing, others, duplicate, nameMissing, valueMissing } = fields;
  const { isBusy, save, remove } = useWriteAttribute({ sku, skuId, attribute, onDone: onClose });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const wrong = [nameMissing, duplicate, valueMissing].filter((each) => each !== null);
    if (wrong.length > 0) toast.error(wrong.join('; '));
    else void save({ attId, attValue });
  };
  return (
    <form
      className="form"
      aria-label={t(attribute ? 'mediationWrite.variation.change' : 'mediationWrite.variation.title', { sku })}
      noValidate
      onSubmit={submit}
    >
      <SuggestBox
        id={`${id}-name`}
        label={t('records.attribute')}
        value={name}
        suggestions={fields.names}
        isRequired
        error={duplicate ?? (isTried ? nameMissing : null)}
        boxRef={focusFirst}
        cleaning={names}
        onChange={setName}
      />
      <SuggestBox
        id={`${id}-value`}
        label={t('mediationWrite.variation.value')}
        value={value}
        suggestions={fields.values}
        isRequired
        error={isTried ? valueMissing : null}
        cleaning={values}
        onChange={setValue}
      />
      {existing.isError && !existing.data && (
        <ProblemState
          title={t('mediationWrite.variation.loadFailed')}
          onRetry={() => void existing.refetch()}
          isRetrying={existing.isFetching}
        />
      )}
      <ExistingAttributes attributes={others} />
      <FormButtons attribute={attribute} isBusy={isBusy} onRemove={remove} onClose={onClose} />
    </form>
  );
};

interface FormButtonsProps extends Pick<VariationFormProps, 'attribute' | 'onClose'> {
  readonly isBusy: boolean;
  readonly onRemove: (removed: SkuAttribute) => Promise<void>;
}

const FormButtons = ({ attribute, isBusy, onRemove, onClose }: FormButtonsProps) => {
  const t = useT();
  return (
    <div className="command-dialog-buttons">
      {attribute && (
        <BusyButton variant="soft" color="red" isOff={isBusy} onClick={() => void onRemove(attribute)}>
          {t('mediationWrite.variation.remove')}
        </BusyButton>
      )}
      <Button type="button" variant="soft" color="gray" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <BusyButton type="submit" isBusy={isBusy}>
        {t(attribute ? 'mediationWrite.variation.save' : 'mediationWrite.variation.add')}
      </BusyButton>
    </div>
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

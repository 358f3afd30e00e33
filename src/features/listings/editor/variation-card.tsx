import { Button } from '@radix-ui/themes';
import { memo, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { CategoryAttribute } from '#contract/category.ts';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { focusBeside } from '#ui/form/focus-beside.ts';
import { AddAttributeDialog } from './categories/add-attribute-dialog.tsx';
import type { AttributeValue } from './categories/attributes.ts';
import type { VariationValues } from './editor-values.ts';
import type { Arrangement } from './images/arrangement.ts';
import type { DraftImages } from './images/draft-images.ts';
import { VariationImages } from './images/variation-images.tsx';
import { PlainBox } from './plain-box.tsx';
import { VariationAttribute } from './variation-attribute.tsx';

interface VariationCardProps {
  readonly variation: VariationValues;
  /** Where it stands in the form's values: 'variations.0'. */
  readonly path: string;
  /** Not saved yet: it can be taken back. */
  readonly isNew: boolean;
  /** It may be another one. */
  readonly isCodeOpen: boolean;
  /** What the category knows of attributes, by their ids. */
  readonly specs: ReadonlyMap<string, CategoryAttribute>;
  /** What the category knows is on its way. */
  readonly areSpecsAwaited: boolean;
  /** Added just now: what is typed next is its SKU. */
  readonly takesFocus: boolean;
  readonly isReadOnly: boolean;
  readonly barcodeProblem: string | null;
  /** A kit has none; what an import left there all the same can be taken from it. */
  readonly hasNoBarcode: boolean;
  /** Of the listing's own SKU its barcode is that of the listing, and typed there; null for any other. */
  readonly sharedBarcode: string | null;
  readonly skuProblem: string | null;
  readonly onChange: (id: string, next: VariationValues | null) => void;
  readonly areImagesClosed: boolean;
  /** Another one, and its images begin anew. */
  readonly imagesKey: string;
  readonly place: string;
  readonly images: readonly string[];
  readonly imageNames: Listing['imageNames'];
  readonly arrangement: Arrangement | undefined;
  readonly onImages: (id: string, key: string, draft: DraftImages) => void;
}

/** The form hands out copies at each key: a card is the same when its variation says the same. */
const isSameCard = (one: VariationCardProps, other: VariationCardProps): boolean =>
  (Object.keys(other) as (keyof VariationCardProps)[]).every(
    (name) => one[name] === other[name] || (name === 'variation' && JSON.stringify(one.variation) === JSON.stringify(other.variation)),
  );

/** 'Azul, M': what buyers know it by; its SKU where nothing is given yet. */
const whatSetsApart = ({ sku, attributes }: VariationValues): string =>
  attributes
    .filter(({ custom, combination }) => custom || combination)
    .flatMap(({ value_name: value }) => (value === null || value.trim() === '' ? [] : [value]))
    .join(', ') || sku;

/** One variation: its code, its barcode and what sets it apart. */
export const VariationCard = memo(
  ({
    variation,
    path,
    isNew,
    isCodeOpen,
    specs,
    areSpecsAwaited,
    takesFocus,
    isReadOnly,
    barcodeProblem,
    hasNoBarcode,
    sharedBarcode,
    skuProblem,
    onChange,
    areImagesClosed,
    imagesKey,
    place,
    images,
    imageNames,
    arrangement,
    onImages,
  }: VariationCardProps) => {
    const t = useT();
    const [isAdding, setAdding] = useState(false);
    const card = useRef<HTMLFieldSetElement>(null);
    useEffect(() => {
      if (takesFocus) card.current?.querySelector('input')?.focus();
    }, [takesFocus]);
    const { _id, sku, gtin, attributes } = variation;
    const takeImages = useCallback((draft: DraftImages): void => onImages(_id, imagesKey, draft), [_id, imagesKey, onImages]);
    const set = (changes: Partial<VariationValues>): void => onChange(_id, { ...variation, ...changes });
    const setValue = (id: string, value: AttributeValue): void =>
      set({ attributes: attributes.map((each) => (each.id === id ? { ...each, ...value } : each)) });
    const takeBack = ({ currentTarget }: MouseEvent): void => {
      const otherwise = currentTarget.closest('.section')?.querySelector<HTMLElement>('.section-head button') ?? null;
      focusBeside(currentTarget, { row: '.editor-variation', target: '.editor-variation-actions > button', otherwise });
      onChange(_id, null);
    };
    const name = t('editor.variation', { sku });
    const barcodeHint = hasNoBarcode ? 'editor.rule.kitGtin' : sharedBarcode === null ? undefined : 'editor.barcodeOfListing';
    return (
      <fieldset ref={card} className="editor-variation">
        <legend>{name}</legend>
        <div className="editor-grid">
          <PlainBox
            path={`${path}.sku`}
            place={name}
            label={t('listing.field.sku')}
            value={sku}
            isReadOnly={isReadOnly || !isCodeOpen}
            problem={skuProblem}
            onChange={(next) => set({ sku: next })}
          />
          <PlainBox
            path={`${path}.gtin`}
            place={name}
            label={t('listing.field.gtin')}
            value={sharedBarcode ?? gtin}
            isReadOnly={isReadOnly || hasNoBarcode || sharedBarcode !== null}
            hint={barcodeHint && t(barcodeHint)}
            problem={barcodeProblem}
            onChange={(next) => set({ gtin: next })}
          />
          {attributes.map((attribute) => (
            <VariationAttribute
              key={attribute.id}
              attribute={attribute}
              spec={specs.get(attribute.id)}
              isAwaited={areSpecsAwaited}
              isReadOnly={isReadOnly}
              onValue={setValue}
            />
          ))}
        </div>
        {!isReadOnly && (
          <div className="editor-variation-actions">
            <Button type="button" size="1" variant="soft" onClick={() => setAdding(true)}>
              {t('editor.addAttribute')}
            </Button>
            {isNew && (
              <Button type="button" size="1" variant="soft" color="gray" onClick={takeBack}>
                {t('editor.removeVariation')}
              </Button>
            )}
          </div>
        )}
        <VariationImages
          key={imagesKey}
          label={t('editor.imagesOf', { sku })}
          owner={t('editor.imageOwner', { name: whatSetsApart(variation) })}
          imageRole="variation"
          images={images}
          imageNames={imageNames}
          arrangement={arrangement}
          place={place}
          onChange={takeImages}
          isReadOnly={areImagesClosed}
        />
        <AddAttributeDialog
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          existing={attributes}
          onAdd={(attribute) => set({ attributes: [...attributes, { ...attribute, custom: true }] })}
        />
      </fieldset>
    );
  },
  isSameCard,
);
VariationCard.displayName = 'VariationCard';

/** Its place on the page, until it is drawn. */
export const ComingVariation = ({ sku }: { readonly sku: string }) => {
  const t = useT();
  return (
    <fieldset className="editor-variation" data-coming aria-busy="true">
      <legend>{t('editor.variation', { sku })}</legend>
    </fieldset>
  );
};

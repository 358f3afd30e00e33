import { Button } from '@radix-ui/themes';
import { useCallback, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useHandlers } from '#commands/context.tsx';
import { useWorkbench } from '#commands/workbench.tsx';
import type { BrokenRule } from '#contract/listing-rules.ts';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';
import { coverField, type EditorValues, type VariationValues } from './editor-values.ts';
import type { DraftImages } from './images/draft-images.ts';
import { VariationImages } from './images/variation-images.tsx';
import { sayRule } from './say-rule.ts';
import type { ImageDrafts } from './use-image-drafts.ts';
import { VariationCard } from './variation-card.tsx';

interface VariationsSectionProps {
  readonly listing: Listing;
  readonly isReadOnly: boolean;
  /** Images are the owner's: a reviewer refuses them, and changes none. */
  readonly areImagesClosed: boolean;
  readonly broken: readonly BrokenRule[];
  readonly images: ImageDrafts;
}

/** Every form in which it is sold. One card each; only the card that changes is drawn again. */
export const VariationsSection = ({ listing, isReadOnly, areImagesClosed, broken, images }: VariationsSectionProps) => {
  const t = useT();
  const { newId } = useWorkbench();
  const { field } = useController<EditorValues, 'variations'>({ name: 'variations' });
  const latest = useRef(field);
  const latestImages = useRef(images);
  useEffect(() => {
    latest.current = field;
    latestImages.current = images;
  });
  const change = useCallback((id: string, next: VariationValues | null): void => {
    const { value, onChange } = latest.current;
    onChange(value.flatMap((each) => (each._id === id ? (next ?? []) : each)));
    if (!next) latestImages.current.drop(id);
  }, []);
  // A new one is told apart by what the others are.
  const add = (): void => {
    const attributes = (field.value[0]?.attributes ?? []).map((each) => ({ ...each, value_name: null, value_id: null }));
    field.onChange([...field.value, { _id: newId(), sku: '', gtin: '', attributes }]);
  };
  useHandlers(isReadOnly ? {} : { 'listing.addVariation': add });

  const cover = images.fieldOf(coverField);
  const { change: takeImages } = images;
  const takeCover = useCallback((draft: DraftImages): void => takeImages(coverField, cover.key, draft), [cover.key, takeImages]);

  const known = new Set(listing.variations.map(({ _id }) => _id));
  const problemOf = (path: string): string | null => {
    const found = broken.find((each) => each.path === path);
    return found ? sayRule(t, found) : null;
  };
  const lacking = problemOf('variations');
  return (
    <Section
      title={t('editor.variations')}
      action={
        !isReadOnly && (
          <Button type="button" size="2" variant="soft" onClick={add}>
            {t('editor.addVariation')}
          </Button>
        )
      }
    >
      <div className="editor-fields">
        {field.value.length === 0 && (
          <>
            <p className="editor-quiet">{t('editor.noVariations')}</p>
            <VariationImages
              key={cover.key}
              label={t('editor.imagesOf', { sku: listing.sku })}
              imageRole="cover"
              images={cover.images}
              place={cover.place}
              onChange={takeCover}
              isReadOnly={isReadOnly || areImagesClosed}
            />
          </>
        )}
        {lacking !== null && <p className="field-error">{lacking}</p>}
        {field.value.map((variation, at) => {
          const { key, place, images: stored } = images.fieldOf(variation._id);
          return (
            <VariationCard
              key={variation._id}
              variation={variation}
              isNew={!known.has(variation._id)}
              isReadOnly={isReadOnly}
              barcodeProblem={problemOf(`variations.${at}.gtin`)}
              skuProblem={problemOf(`variations.${at}.sku`)}
              onChange={change}
              areImagesClosed={isReadOnly || areImagesClosed}
              imagesKey={key}
              place={place}
              images={stored}
              onImages={images.change}
            />
          );
        })}
      </div>
    </Section>
  );
};

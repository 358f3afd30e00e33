import { Button } from '@radix-ui/themes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { technicalSpecsQuery } from '#api/categories.ts';
import type { BrokenRule } from '#contract/listing-rules.ts';
import type { Listing } from '#contract/listing.ts';
import { oneLine } from '#lib/one-line.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { useOnScreen } from '#ui/form/form-state.ts';
import { Section } from '#ui/section.tsx';
import { useArriving } from '#ui/use-arriving.ts';
import { coverField, type EditorValues, type VariationValues } from './editor-values.ts';
import type { DraftImages } from './images/draft-images.ts';
import { VariationImages } from './images/variation-images.tsx';
import { sayRule } from './say-rule.ts';
import { imagesAnchor } from './section-index.tsx';
import type { ImageDrafts } from './use-image-drafts.ts';
import { ComingVariation, VariationCard } from './variation-card.tsx';

/** Saved with a SKU that another one has too, from before that was refused: of those it can be changed. */
const sharedCodes = ({ variations }: Listing): ReadonlySet<string> =>
  new Set(variations.map(({ sku }) => oneLine(sku)).filter((sku, at, all) => all.indexOf(sku) !== at));

/** As many as a tall window shows; a listing has up to 250, each with its pictures. */
const drawnAtOnce = 8;

/** A key in a variation draws none of it. */
const OwnImages = memo(VariationImages);

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
  const { api, newId } = useWorkbench();
  const { field } = useController<EditorValues, 'variations'>({ name: 'variations' });
  const category = useWatch<EditorValues, 'category'>({ name: 'category' });
  const barcode = useWatch<EditorValues, 'gtin'>({ name: 'gtin' });
  // Of another category what was known of the last one stays until its own is here.
  const { data: asked, isLoading: areSpecsAwaited } = useQuery({
    ...technicalSpecsQuery(api, category.id),
    placeholderData: keepPreviousData,
  });
  const [added, setAdded] = useState<string | null>(null);
  const specs = useMemo(() => new Map((asked ?? []).map((each) => [each.id, each])), [asked]);
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
    const _id = newId();
    setAdded(_id);
    field.onChange([...field.value, { _id, sku: '', gtin: '', attributes }]);
  };
  useHandlers(isReadOnly ? {} : { 'listing.addVariation': add });

  const cover = images.fieldOf(coverField);
  const { change: takeImages } = images;
  const takeCover = useCallback((draft: DraftImages): void => takeImages(coverField, cover.key, draft), [cover.key, takeImages]);

  const known = new Map(listing.variations.map(({ _id, sku }) => [_id, sku]));
  const withBarcode = new Set(listing.variations.filter(({ gtin }) => gtin !== null).map(({ _id }) => _id));
  const shared = sharedCodes(listing);
  const problemOf = (path: string): string | null => {
    const found = broken.find((each) => each.path === path);
    return found ? sayRule(t, found) : null;
  };
  const lacking = problemOf('variations');
  const lackingId = useId();
  useOnScreen('variations', { id: lackingId, label: t('editor.variations') });
  useOnScreen('images', { id: imagesAnchor, label: t('listing.field.images') });
  const arrived = useArriving(field.value.length, drawnAtOnce);
  return (
    <Section
      title={t('editor.variations')}
      anchor="editor-variations"
      action={
        !isReadOnly && (
          <Button type="button" size="2" variant="soft" onClick={add}>
            {t('editor.addVariation')}
          </Button>
        )
      }
    >
      <div className="editor-fields">
        {field.value.length === 0 && <p className="editor-quiet">{t('editor.noVariations')}</p>}
        <div id={imagesAnchor} tabIndex={-1}>
          <OwnImages
            key={cover.key}
            label={field.value.length === 0 ? t('editor.imagesOf', listing) : t('editor.imagesOfListing')}
            imageRole="cover"
            images={cover.images}
            imageNames={listing.imageNames}
            arrangement={cover.arrangement}
            place={cover.place}
            onChange={takeCover}
            isReadOnly={isReadOnly || areImagesClosed}
          />
        </div>
        {lacking !== null && (
          <p id={lackingId} tabIndex={-1} className="field-error">
            {lacking}
          </p>
        )}
        {field.value.map((variation, at) => {
          const { key, place, images: stored, arrangement } = images.fieldOf(variation._id);
          // What is wrong, and what was just added, has to be there to be gone to.
          const hasToBeThere =
            added === variation._id || problemOf(`variations.${at}.gtin`) !== null || problemOf(`variations.${at}.sku`) !== null;
          if (at >= arrived && !hasToBeThere) return <ComingVariation key={variation._id} sku={variation.sku} />;
          return (
            <VariationCard
              key={variation._id}
              variation={variation}
              path={`variations.${at}`}
              isNew={!known.has(variation._id)}
              isCodeOpen={!known.has(variation._id) || shared.has(oneLine(known.get(variation._id) ?? ''))}
              specs={specs}
              areSpecsAwaited={areSpecsAwaited}
              takesFocus={added === variation._id}
              isReadOnly={isReadOnly}
              barcodeProblem={problemOf(`variations.${at}.gtin`)}
              hasNoBarcode={listing.kit && !withBarcode.has(variation._id)}
              sharedBarcode={variation.sku === listing.sku || field.value.length === 1 ? barcode : null}
              skuProblem={problemOf(`variations.${at}.sku`)}
              onChange={change}
              areImagesClosed={isReadOnly || areImagesClosed}
              imagesKey={key}
              place={place}
              images={stored}
              imageNames={listing.imageNames}
              arrangement={arrangement}
              onImages={images.change}
            />
          );
        })}
      </div>
    </Section>
  );
};

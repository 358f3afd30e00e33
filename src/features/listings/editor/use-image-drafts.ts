import { useCallback, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Listing } from '#contract/listing.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';
import type { ImagesToSend } from '#machines/screen/save-listing-answers.ts';
import { coverField, type VariationValues } from './editor-values.ts';
import { afterSave, arranged, withField, type Arrangement, type Arrangements } from './images/arrangement.ts';
import { draftOf as draftOfEntries, type DraftImages } from './images/draft-images.ts';
import type { EditorForm } from './use-editor-form.ts';

/** One field of images: whose they are, and what the server has of them. */
export interface ImageField {
  readonly key: string;
  readonly place: string;
  readonly images: readonly string[];
  /** What was done to them before this field began. */
  readonly arrangement: Arrangement | undefined;
}

export interface ImageDrafts {
  readonly fieldOf: (id: string) => ImageField;
  /** What was changed of a field; undefined while it is as the server has it. */
  readonly draftOf: (id: string) => DraftImages | undefined;
  readonly change: (id: string, key: string, draft: DraftImages) => void;
  /** The field is gone, and with it what waited in it. */
  readonly drop: (id: string) => void;
  /** Back to what the server has, in every field. */
  readonly discard: () => Promise<void>;
  readonly toSend: (variations: readonly VariationValues[]) => readonly ImagesToSend[];
  /** Files whose analysis has not said that they are valid. */
  readonly unvalidated: number;
  /** Something of an image is not saved. */
  readonly isChanged: boolean;
  /** Order and deletions are saved, and these files still have to be sent. */
  readonly settle: (toSend: readonly ImagesToSend[], settleForm: () => void) => void;
  /** These files of a field are there now; fields begin anew with what is left: files, and what no save wrote. */
  readonly forget: (field: Pick<ImagesToSend, 'id' | 'place'>, sent: ReadonlySet<string>) => Promise<void>;
  readonly renew: () => void;
}

const none: readonly string[] = [];
const nothingDone = JSON.stringify({} satisfies Arrangements);

const imagesOf = (listing: Listing, id: string): readonly string[] =>
  id === coverField ? listing.image : (listing.variations.find(({ _id }) => _id === id)?.images ?? none);

const isTouched = ({ kept, added, deleted, unvalidated }: DraftImages, images: readonly string[]): boolean =>
  unvalidated > 0 || added.length > 0 || deleted.length > 0 || kept.join(' ') !== images.join(' ');

/** What a save would write of a field that was left like this. */
const leftAs = (images: readonly string[], arrangement: Arrangement | undefined): DraftImages =>
  draftOfEntries(arranged(images, arrangement), () => 'pending');

interface Told {
  readonly id: string;
  readonly draft: DraftImages;
}

/** What was done to images and is not saved, field by field. A field whose images changed on the server begins anew. */
export const useImageDrafts = (listing: Listing, { methods }: EditorForm): ImageDrafts => {
  const { actor } = useWorkbench();
  const [generation, setGeneration] = useState(0);
  /** By the key of the field, which is another one when the field begins anew. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Told>>(new Map());
  const { control, getValues, setValue } = methods;
  const renew = useCallback((): void => setGeneration((now) => now + 1), []);
  const kept = useWatch({ control, name: 'arrangements', compute: (now: Arrangements) => JSON.stringify(now) });
  const [written, setWritten] = useState(kept);
  // Another one than was written here: a draft was brought back, or thrown away. Every field begins with it.
  if (kept !== written) {
    setWritten(kept);
    renew();
  }
  const arrange = useCallback(
    (next: Arrangements): void => {
      const text = JSON.stringify(next);
      if (text === JSON.stringify(getValues('arrangements'))) return;
      setWritten(text);
      setValue('arrangements', next, { shouldDirty: true });
    },
    [getValues, setValue],
  );
  /** Fields of which order and deletions are the server's, and whose places are kept for the files that follow. */
  const savedFields = useRef(new Set<string>());
  const change = useCallback(
    (id: string, key: string, draft: DraftImages): void => {
      savedFields.current.delete(id);
      setDrafts((now) => new Map(now).set(key, { id, draft }));
      arrange(withField(getValues('arrangements'), id, isTouched(draft, imagesOf(listing, id)) ? draft : null));
    },
    [arrange, getValues, listing],
  );
  const userId = actor().id;
  const variationIds = useWatch({
    control,
    name: 'variations',
    compute: (variations: readonly VariationValues[]) => variations.map(({ _id }) => _id).join(' '),
  });
  /** The fields that are shown: a variation may be gone, the listing's own stays. */
  const shown = useMemo(() => new Set([coverField, ...(variationIds === '' ? [] : variationIds.split(' '))]), [variationIds]);
  // Shown again, a field begins with what the server has and what waits in it.
  const [idsBefore, setIdsBefore] = useState(variationIds);
  if (variationIds !== idsBefore) {
    setIdsBefore(variationIds);
    setDrafts(new Map([...drafts].filter(([, { id }]) => shown.has(id))));
  }
  return useMemo(() => {
    const arrangements = JSON.parse(kept) as Arrangements;
    const fieldOf = (id: string): ImageField => {
      const images = imagesOf(listing, id);
      const { [id]: arrangement } = arrangements;
      return { key: `${id} ${generation} ${images.join(' ')}`, place: `${userId}:listing:${listing.publishId}:${id}`, images, arrangement };
    };
    const draftOf = (id: string): DraftImages | undefined => {
      if (!shown.has(id)) return undefined;
      const { key, images, arrangement } = fieldOf(id);
      // A field that was brought back and has not spoken yet is saved as it was left.
      const draft = drafts.get(key)?.draft ?? (arrangement && leftAs(images, arrangement));
      return draft && isTouched(draft, images) ? draft : undefined;
    };
    const filesOf = (id: string, sku: string): readonly ImagesToSend[] => {
      const files = draftOf(id)?.added ?? [];
      return files.length === 0 ? [] : [{ id, sku, place: fieldOf(id).place, files }];
    };
    const changed = [...shown].flatMap((id) => draftOf(id) ?? []);
    return {
      fieldOf,
      draftOf,
      change,
      renew,
      drop: (id) => {
        setDrafts((now) => new Map([...now].filter(([, each]) => each.id !== id)));
        arrange(withField(getValues('arrangements'), id, null));
        // What can not be cleared was not kept.
        void waitingFilesOf(fieldOf(id).place)
          .clear()
          .catch(() => {});
      },
      discard: async () => {
        setDrafts(new Map());
        setWritten(nothingDone);
        await Promise.allSettled([...shown].map((id) => waitingFilesOf(fieldOf(id).place).clear()));
        renew();
      },
      toSend: (variations) => [...filesOf(coverField, listing.sku), ...variations.flatMap(({ _id, sku }) => filesOf(_id, sku))],
      unvalidated: changed.reduce((sum, { unvalidated }) => sum + unvalidated, 0),
      isChanged: changed.length > 0,
      settle: (toSend, settleForm) => {
        const rest = afterSave(getValues('arrangements'), (id) => toSend.some((each) => each.id === id));
        // The form is settled without them: what is left is not what the server has.
        arrange({});
        settleForm();
        arrange(rest);
        savedFields.current = new Set(Object.keys(rest));
      },
      forget: async ({ id, place }, sent) => {
        const waiting = waitingFilesOf(place);
        await waiting.drop([...sent]);
        const { [id]: arrangement } = getValues('arrangements');
        const images = imagesOf(listing, id);
        const isSaved = savedFields.current.has(id) || !isTouched(leftAs(images, arrangement), images);
        if (isSaved && (await waiting.read()).length === 0) arrange(withField(getValues('arrangements'), id, null));
      },
    };
  }, [arrange, change, drafts, generation, getValues, kept, listing, renew, shown, userId]);
};

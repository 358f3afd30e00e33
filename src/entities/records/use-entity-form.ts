import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Api, Problem } from '#api/client.ts';
import { cutText } from '#lib/cut-text.ts';
import type { Result } from '#lib/result.ts';
import { isSameJson } from '#lib/same-json.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import type { Refusal } from '#ui/form/refusal.ts';
import { useZodForm, type ZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { mergeTyped } from './merge-typed.ts';
import { useRecordRefusal } from './use-record-refusal.ts';

/** Of a text that somebody else wrote meanwhile: enough to know it by. */
const longestTold = 120;

interface EntityFormOptions<Input extends FieldValues, Output extends FieldValues, Saved> {
  readonly kind: {
    /** What subjects of the kind begin with; names the draft. */
    readonly on: string;
    readonly records: {
      readonly refetch: (queryClient: QueryClient, api: Api, id: string) => Promise<unknown>;
      readonly outdate: (queryClient: QueryClient) => void;
    };
  };
  /** What is edited; null is a new one. */
  readonly record: { readonly _id: string; readonly version: number } | null;
  /** Names the draft of a new one that does not begin blank. */
  readonly begunAs?: string;
  readonly schema: z.ZodType<Output, Input>;
  readonly defaults: Input;
  /** Sends it under the version that was seen; `send` makes one request of one that is sent again before it was answered. */
  readonly write: (send: Api['send'], body: Output, seen: { readonly ifMatch?: number }) => Promise<Result<Saved, Problem>>;
  /** Said when it is saved. */
  readonly savedText: string;
  readonly onSaved: (saved: Saved) => void;
}

interface EntityForm<Input extends FieldValues, Output extends FieldValues> {
  readonly form: ZodForm<Input, Output>;
  readonly save: (body: Output) => Promise<Refusal | null>;
}

/** What somebody else made of fields, by their names. */
const useMadeByOthers = () => {
  const [byField, setByField] = useState<Readonly<Record<string, string>>>({});
  return {
    byField,
    tell: (told: Readonly<Record<string, string>>): void => setByField((before) => ({ ...before, ...told })),
    forget: (): void => setByField({}),
  };
};

/**
 * The form of a record: what is typed is kept and leaving asks. It is saved under the version the person saw: what they did not touch
 * takes what the record has now, and what both changed is told, by name, before it is written over. A refusal comes back to its fields.
 * An answer that comes when the form is gone, or typed on in, closes nothing. (decision 0063)
 */
export const useEntityForm = <Input extends FieldValues, Output extends FieldValues, Saved>({
  kind: { on, records },
  record,
  begunAs = 'new',
  schema,
  defaults,
  write,
  savedText,
  onSaved,
}: EntityFormOptions<Input, Output, Saved>): EntityForm<Input, Output> => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const send = useSendOnce();
  const form = useZodForm(schema, {
    defaults,
    draftKey: `${on}:${record?._id ?? begunAs}`,
    version: record?.version,
    mergesItself: true,
  });
  const { methods, draft } = form;
  const isHere = useIsHere();
  const others = useMadeByOthers();

  /** Only what stands in a box of text is what a person reads; of a choice it is a word of ours. */
  const sayContested = (field: string, now: unknown): string => {
    const box = form.element.current?.elements.namedItem(field);
    const isText = (box instanceof HTMLInputElement && box.type === 'text') || box instanceof HTMLTextAreaElement;
    return isText && typeof now === 'string' && now !== ''
      ? t('records.contested', { now: cutText(now, longestTold) })
      : t('records.contestedOther');
  };

  /** No error: those go with the next save, and with the next change. */
  const tellContested = (): void => {
    const contested = draft.contested();
    if (contested.length > 0) others.tell(Object.fromEntries(contested.map((field) => [field, sayContested(field, get(defaults, field))])));
  };

  const merge = useEffectEvent((): void => {
    const [before, typed] = [draft.base(), methods.getValues()];
    // Of a draft that came back nothing need be merged anew: what was contested is said again.
    if (isSameJson(before, defaults)) return tellContested();
    const { value, contested } = mergeTyped(before, typed, defaults);
    const isOther = !isSameJson(value, typed);
    draft.merge(() => value as Input, contested);
    tellContested();
    if (isOther && draft.contested().length === 0) toast.info(t('records.followed'));
  });
  // Not while it is being saved: what comes then may be what is being sent, and what is sent stays as its person meant it.
  const { isSubmitting } = methods.formState;
  useEffect(() => {
    if (record && draft.isOutdated && !isSubmitting) merge();
  }, [record, draft.isOutdated, isSubmitting]);
  useHandlers({ 'app.save': () => form.element.current?.requestSubmit() });
  const askAgain = (): void => void (record ? records.refetch(queryClient, api, record._id) : records.outdate(queryClient));

  const save = async (body: Output): Promise<Refusal | null> => {
    const sent = structuredClone(methods.getValues());
    // A draft whose version nobody knows any more is held against the first one.
    const saved = await write(send, body, record ? { ifMatch: draft.version() ?? 0 } : {});
    if (saved.ok) {
      toast.success(savedText);
      others.forget();
      askAgain();
      const isTypedOn = record !== null && !isSameJson(methods.getValues(), sent);
      if (isHere() && !isTypedOn) onSaved(saved.value);
      return null;
    }
    const conflict = saved.error.type === 'Refused' ? saved.error.body.conflict : undefined;
    if (!conflict || !record) return refusalOf(saved.error);
    draft.told(conflict.version);
    askAgain();
    return { message: t('records.changed', { by: conflict.changes.at(-1)?.by.name ?? '' }) };
  };
  const discard = (): void => {
    others.forget();
    draft.discard();
  };
  return { form: { ...form, draft: { ...draft, discard }, madeByOthers: others.byField }, save };
};

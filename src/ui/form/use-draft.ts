import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftStore, type KeptDraft } from './drafts.ts';

/** Typing rests this long before it is kept; what is typed last is kept when the page is hidden. */
const REST_MS = 300;

export interface FormDraft<Input = unknown> {
  /** What is shown was typed on another visit. */
  readonly isRecovered: boolean;
  /** The record changed on the server since what is shown was begun. */
  readonly isOutdated: boolean;
  /** Back to what the server has; the draft is gone. */
  readonly discard: () => void;
  /** It was saved: what is shown is now what the server has. */
  readonly settle: () => void;
  /** Of a record that changed: what was the server's when this was begun and what is typed give what is shown from now on, over the server's. */
  readonly merge: (resolve: (base: Input, mine: Input) => Input) => void;
  /** What the server had when what is shown was begun. */
  readonly base: () => Input;
  /** This field's value never leaves the page: a password, a code. */
  readonly keepOut: (name: string) => void;
}

/** Plain data only: a file can not be kept as text. */
const plain = (values: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;

const without = (values: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));

/**
 * Keeps what is typed through reload and crash, says when it is brought back, and when the record it was begun on is another one by
 * now. A failed save changes nothing of it.
 */
export const useDraft = <Input extends FieldValues, Output>(
  methods: UseFormReturn<Input, unknown, Output>,
  defaults: Input,
  key: string | undefined,
): FormDraft<Input> => {
  const store = useDraftStore();
  const secrets = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isRecovered, setRecovered] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const server = JSON.stringify(defaults);
  const begun = useRef(server);
  const { getValues, reset, subscribe } = methods;

  const flush = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!store || key === undefined) return;
    const values = without(plain(getValues()), secrets.current);
    const base = plain(JSON.parse(begun.current));
    const isChanged = JSON.stringify(values) !== JSON.stringify(without(base, secrets.current));
    if (isChanged) store.keep(key, { values, base: begun.current });
    else store.drop(key);
  }, [store, key, getValues]);

  const forget = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (store && key !== undefined) store.drop(key);
    setRecovered(false);
    setOutdated(false);
  }, [store, key]);

  // Brought back once, over what the server has: fields the draft does not know stay the server's.
  useEffect(() => {
    const kept: KeptDraft | null = store && key !== undefined ? store.read(key) : null;
    if (!kept) return;
    const known = Object.fromEntries(Object.entries(kept.values).filter(([name]) => Object.hasOwn(defaults, name)));
    reset({ ...defaults, ...known }, { keepDefaultValues: true });
    begun.current = kept.base;
    setRecovered(true);
    setOutdated(kept.base !== server);
    // oxlint-disable-next-line react/exhaustive-deps -- a draft is read when its form opens, never over what is being typed
  }, [store, key, reset]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (methods.formState.isDirty) {
      setOutdated(server !== begun.current);
      return;
    }
    begun.current = server;
    reset(defaults);
    // oxlint-disable-next-line react/exhaustive-deps -- only another answer of the server counts, not another object with the same in it
  }, [server]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name it is a reset, not a person.
          if (name === undefined) return;
          clearTimeout(timer.current);
          timer.current = setTimeout(flush, REST_MS);
        },
      }),
    [subscribe, flush],
  );

  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  const base = (): Input => ({ ...defaults, ...(JSON.parse(begun.current) as Partial<Input>) });

  return {
    isRecovered,
    isOutdated,
    discard: () => {
      begun.current = server;
      reset(defaults);
      forget();
    },
    base,
    merge: (resolve) => {
      const merged = resolve(base(), getValues());
      begun.current = server;
      reset(defaults);
      reset(merged, { keepDefaultValues: true });
      setOutdated(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, REST_MS);
    },
    settle: () => {
      begun.current = JSON.stringify(getValues());
      reset(getValues());
      forget();
    },
    keepOut: useCallback((name: string) => void secrets.current.add(name), []),
  };
};

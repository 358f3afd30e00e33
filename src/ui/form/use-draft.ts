import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameJson } from '#lib/same-json.ts';
import { useIsHere } from '../use-is-here.ts';
import { draftRestMs, touchedIn, useDraftStore, type KeptDraft } from './drafts.ts';

export interface FormDraft<Input = unknown> {
  /** What is shown was typed on another visit. */
  readonly isRecovered: boolean;
  /** The record changed on the server since what is shown was begun. */
  readonly isOutdated: boolean;
  /** Back to what the server has; the draft is gone. */
  readonly discard: () => void;
  /**
   * It was saved: what is shown, or `sent`, is now what the server has. What was typed since then stays typed where the record has a version
   * to save it under.
   */
  readonly settle: (sent?: Input) => void;
  /**
   * Of a record that changed: what was the server's when this was begun and what is typed give what is shown from now on, over the server's.
   * @param contested fields that both changed, and nobody was told of it yet: what is typed is still of the version it was begun on.
   */
  readonly merge: (resolve: (base: Input, mine: Input) => Input, contested?: readonly string[]) => void;
  /** The fields that somebody else changed too, which nobody was told of; on the next visit as well. */
  readonly contested: () => readonly string[];
  /** What is sent is kept first: it may be refused or never answered, and a page that is reloaded writes nothing any more. */
  readonly keepNow: () => void;
  /** The record as the server had it when the shown draft was begun. */
  readonly base: () => Input;
  /** The version of the record that the shown draft was begun on. */
  readonly version: () => number | undefined;
  /** The person knows of this version, and what is shown stands against it. */
  readonly told: (version: number) => void;
  /** What stands in it now is kept at once. */
  readonly keep: () => void;
  /** This field's value never leaves the page: a password, a code. */
  readonly keepOut: (name: string) => void;
}

/** Plain data only: a file can not be kept as text. */
const plain = (values: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;

const without = (values: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));

interface DraftOptions {
  readonly version?: number | undefined;
  readonly mergesItself?: boolean | undefined;
}

/** The base of the draft: fields that were typed in keep the value they were begun on, all others take the server's of now. */
const baseUnder = (typed: Record<string, unknown>, { base }: KeptDraft, server: Record<string, unknown>): string => {
  const before = JSON.parse(base) as Record<string, unknown>;
  return JSON.stringify({ ...server, ...Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(typed, name))) });
};

/**
 * Keeps what is typed through reload and crash, says when it is brought back, and when the record it was begun on is another one by
 * now. A failed save changes nothing of it.
 */
export const useDraft = <Input extends FieldValues, Output>(
  methods: UseFormReturn<Input, unknown, Output>,
  defaults: Input,
  key: string | undefined,
  { version, mergesItself = false }: DraftOptions = {},
): FormDraft<Input> => {
  const store = useDraftStore();
  const secrets = useRef(new Set<string>());
  /** What this form kept last, or was brought back with. */
  const mine = useRef<Pick<KeptDraft, 'id' | 'values'> | null>(null);
  /** Of what was typed here: another text was kept in its place. */
  const isWrittenOver = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isRecovered, setRecovered] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const server = JSON.stringify(defaults);
  const begun = useRef(server);
  const begunOn = useRef(version);
  const isUntold = useRef(false);
  const contested = useRef<readonly string[]>([]);
  const isHere = useIsHere();
  const tellAll = (): void => {
    isUntold.current = false;
    contested.current = [];
  };
  const { getValues, reset, subscribe } = methods;

  const isKept = useCallback((values: unknown): boolean => key !== undefined && isSameJson(store?.read(key)?.values, values), [store, key]);

  /** Another form of the record may have kept what is typed there: that is not this one's to drop. */
  const drop = useCallback(
    (shown: Readonly<Record<string, unknown>>): void => {
      if (store && key !== undefined && (isKept(mine.current?.values) || isKept(shown))) store.drop(key);
      mine.current = null;
      isWrittenOver.current = false;
    },
    [store, key, isKept],
  );

  const keep = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!store || key === undefined) return;
    const values = without(plain(getValues()), secrets.current);
    const base = plain(JSON.parse(begun.current));
    if (isSameJson(values, without(base, secrets.current))) return drop(values);
    const id = mine.current && isKept(mine.current.values) ? mine.current.id : undefined;
    mine.current = { id: id ?? crypto.randomUUID(), values };
    isWrittenOver.current = false;
    const on = { version: begunOn.current ?? null, isUntold: isUntold.current, contested: contested.current };
    store.keep(key, { ...mine.current, base: begun.current, ...on });
  }, [store, key, getValues, drop, isKept]);

  const flush = useCallback((): void => {
    if (timer.current !== undefined) keep();
  }, [keep]);

  /** Another form of the record may have written over what was typed here, and let its own go since. */
  const leave = useCallback((): void => {
    if (timer.current !== undefined || isWrittenOver.current) keep();
  }, [keep]);

  const forget = (shown: Readonly<Record<string, unknown>>): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    drop(shown);
    setRecovered(false);
    setOutdated(false);
  };

  // Brought back once, over what the server has: fields the draft does not know stay the server's, and so do those nobody typed in.
  useEffect(() => {
    const kept: KeptDraft | null = store && key !== undefined ? store.read(key) : null;
    if (!kept) return;
    mine.current = kept;
    const values = mergesItself ? kept.values : touchedIn(kept);
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(defaults, name)));
    reset({ ...defaults, ...known }, { keepDefaultValues: true });
    begun.current = mergesItself ? kept.base : baseUnder(known, kept, plain(defaults));
    isUntold.current = kept.isUntold ?? false;
    contested.current = kept.contested ?? [];
    const isOld = kept.base !== server || isUntold.current;
    if (isOld) begunOn.current = kept.version ?? undefined;
    setRecovered(true);
    setOutdated(isOld);
    // oxlint-disable-next-line react/exhaustive-deps -- a draft is read when its form opens, never over what is being typed
  }, [store, key, reset]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const { isDirty, isSubmitting } = methods.formState;
    // What is being sent stays as it was sent.
    if (isDirty || isSubmitting) {
      setOutdated(server !== begun.current || isUntold.current);
      return;
    }
    begun.current = server;
    tellAll();
    setOutdated(false);
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
          timer.current = setTimeout(flush, draftRestMs);
        },
      }),
    [subscribe, flush],
  );

  // What is gone without another in its place was saved or discarded, wherever that was.
  useEffect(() => {
    if (!store || key === undefined) return undefined;
    return store.subscribe(() => {
      const there = store.read(key);
      if (there && mine.current && there.id !== mine.current.id) isWrittenOver.current = true;
      else if (!there && !isWrittenOver.current) mine.current = null;
    });
  }, [store, key]);

  const newest = useRef(server);
  useEffect(() => {
    newest.current = server;
  }, [server]);

  // The form holds the server's values, so it is of the server's version, whatever else of the record changed.
  useEffect(() => {
    if (begun.current === server && !isUntold.current) begunOn.current = version;
  }, [server, version]);

  useEffect(() => {
    // Shown again, it writes nothing over what was typed elsewhere meanwhile.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [leave]);

  const showOver = (saved: Input, typed: Input): void => {
    reset(saved);
    reset(typed, { keepDefaultValues: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, draftRestMs);
  };

  const base = (): Input => ({ ...defaults, ...(JSON.parse(begun.current) as Partial<Input>) });

  return {
    isRecovered,
    isOutdated,
    discard: () => {
      const shown = without(plain(getValues()), secrets.current);
      begun.current = server;
      tellAll();
      begunOn.current = version;
      reset(defaults);
      forget(shown);
    },
    keepNow: flush,
    base,
    version: () => begunOn.current,
    told: (known) => {
      tellAll();
      begunOn.current = known;
    },
    contested: () => contested.current,
    merge: (resolve, found = []) => {
      const merged = resolve(base(), getValues());
      begun.current = server;
      isUntold.current ||= found.length > 0;
      contested.current = [...new Set([...contested.current, ...found])];
      if (!isUntold.current) begunOn.current = version;
      showOver(defaults, merged);
      setOutdated(isUntold.current);
    },
    settle: (sent = getValues()) => {
      const saved = without(plain(sent), secrets.current);
      if (!isHere()) {
        // Another form of the record may keep what was typed since.
        if (store && key !== undefined && isKept(saved)) store.drop(key);
        return;
      }
      const typed = getValues();
      tellAll();
      if (version === undefined || isSameJson(without(plain(typed), secrets.current), saved)) {
        begun.current = JSON.stringify(typed);
        reset(typed);
        forget(saved);
      } else {
        begun.current = JSON.stringify(sent);
        showOver(sent, typed);
        setRecovered(false);
      }
      // What the record became may come before the answer to the save: `server` is what it was when that was sent.
      setOutdated(version !== undefined && newest.current !== server && newest.current !== begun.current);
    },
    keep,
    keepOut: useCallback((name: string) => void secrets.current.add(name), []),
  };
};

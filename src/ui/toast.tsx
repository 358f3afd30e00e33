import { useEffect, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import type * as SonnerModule from 'sonner';
import { useT } from '#locale/locale.tsx';
import { createLazyModule } from './lazy-module.ts';
import { keepErrorRoom, makeToastRoom } from './toast-room.ts';
import { whenIdle } from './when-idle.ts';

type Sonner = typeof SonnerModule;
type Message = (sonner: Sonner['toast']) => void;

const part = createLazyModule(() => import('sonner'));
const watchers = new Set<() => void>();
/** Said before the corner was there to show it. */
const unsaid = new Map<string, Message>();
/** Ids of the messages that are neither closed nor over, in the order they came, and which error each is. */
const shown = new Map<string, string | null>();
let corner: Sonner['toast'] | null = null;
let said = 0;

const open = (sonner: Sonner): void => {
  corner = sonner.toast;
  for (const say of unsaid.values()) say(corner);
  unsaid.clear();
};

/** Fetches what messages are shown with; where it does not come, they are kept for when it does. */
const fetchCorner = (): void => {
  part.load().then(
    () => {
      for (const watcher of watchers) watcher();
    },
    () => {},
  );
};

/** The specified time of a message that asks nothing (spec 2, section 2: at most 3, 2000 ms). */
const BRIEF_MS = 2000;
const AT_MOST = 3;

/** How long 'Desfazer' is offered of what is done already but can be taken back (decision 23), in milliseconds. */
export const undoableMs = 6000;

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Instant, in epoch milliseconds, after which the action is no longer possible: the toast goes with it (decision 29). */
  readonly untilMs?: number;
}
interface ToastOptions {
  readonly action?: ToastAction | undefined;
  /** A second, quieter line. */
  readonly detail?: string | undefined;
  /** Id of a message that becomes this one, if it is still shown. */
  readonly replaces?: string | undefined;
}

const errorsShown = (): readonly string[] => [...shown].flatMap(([id, error]) => (error === null ? [] : [id]));

const idFor = ({ replaces }: ToastOptions): string => (replaces !== undefined && shown.has(replaces) ? replaces : `said-${(said += 1)}`);

const forget = (id: string): void => {
  shown.delete(id);
  keepErrorRoom(errorsShown().length);
};

/** Errors stay until closed. The same one said again comes anew in its place, or nobody would hear it; each that asks something stays. */
const takeBackSame = (error: string, id: string): void => {
  const same = [...shown].find(([each, text]) => each !== id && text === error)?.[0];
  if (same !== undefined) toast.dismiss(same);
};

const show = (kind: 'message' | 'success' | 'error', text: string, options: ToastOptions): string => {
  const { action, detail } = options;
  const error = kind === 'error' ? `${text} ${detail ?? ''}` : null;
  const id = idFor(options);
  if (error !== null && !action) takeBackSame(error, id);
  shown.set(id, error);
  const [eldest, ...others] = errorsShown();
  // A fourth would lie unseen behind three until one of them is closed.
  if (eldest !== undefined && others.length >= AT_MOST) toast.dismiss(eldest);
  keepErrorRoom(errorsShown().length);
  const over = (): void => forget(id);
  const lasts = action?.untilMs === undefined ? BRIEF_MS : Math.max(BRIEF_MS, action.untilMs - Date.now());
  const say: Message = (sonner) => {
    makeToastRoom();
    sonner[kind](text, {
      id,
      duration: kind === 'error' ? Number.POSITIVE_INFINITY : lasts,
      closeButton: kind === 'error',
      // Named even where there is none: what replaces a message keeps what it does not name.
      action: action && { label: action.label, onClick: action.run },
      description: detail,
      onDismiss: over,
      onAutoClose: over,
    });
  };
  if (corner) say(corner);
  else {
    unsaid.set(id, say);
    fetchCorner();
  }
  return id;
};

/** Says something in the corner. Errors stay until closed; the answer is an id by which a message is replaced or taken back. */
export const toast = {
  info: (text: string, options: ToastOptions = {}): string => show('message', text, options),
  success: (text: string, options: ToastOptions = {}): string => show('success', text, options),
  error: (text: string, options: ToastOptions = {}): string => show('error', text, options),
  isShown: (id: string): boolean => shown.has(id),
  dismiss: (id: string): void => {
    forget(id);
    unsaid.delete(id);
    corner?.dismiss(id);
  },
};

/**
 * Left for a place of one's own choosing, that place keeps the focus: Sonner gives it back to where it was before the message, and what
 * is typed then would be keys of a list.
 */
const keepFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) relatedTarget.focus({ preventScroll: true });
};

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Messages stand last on the page: from the last stop in them Tab goes round to its first. It would go out of the page, Sonner would fetch
 * it back to where it was before, and nobody would come past a message.
 */
const goRound = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== 'Tab' || shiftKey || [...currentTarget.querySelectorAll(stops)].at(-1) !== target) return;
  event.preventDefault();
  [...document.querySelectorAll<HTMLElement>(stops)].find((each) => each.checkVisibility())?.focus();
};

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/**
 * Bottom left, three at most; mounted once, by the signed-in root. `Alt+T` brings the keyboard to them. Fetched behind the first
 * screen and not when first needed: the first message is often that the server is away.
 */
export const Toaster = ({ appearance }: { readonly appearance: 'light' | 'dark' }) => {
  const t = useT();
  const sonner = useSyncExternalStore(subscribe, part.here);
  useEffect(() => (sonner ? open(sonner) : whenIdle(fetchCorner)), [sonner]);
  useEffect(() => {
    const scrolled = { capture: true };
    window.addEventListener('resize', makeToastRoom);
    // What scrolls is a part of the page, of which only those on the way down are told.
    window.addEventListener('scrollend', makeToastRoom, scrolled);
    return () => {
      window.removeEventListener('resize', makeToastRoom);
      window.removeEventListener('scrollend', makeToastRoom, scrolled);
    };
  }, []);
  return (
    <div role="presentation" onBlur={keepFocus} onKeyDown={goRound}>
      {sonner && (
        <sonner.Toaster
          position="bottom-left"
          theme={appearance}
          visibleToasts={AT_MOST}
          expand
          gap={8}
          offset={{ left: 'var(--toast-left)', bottom: 'var(--toast-bottom)' }}
          mobileOffset={{ left: 16, right: 16, bottom: 'var(--toast-bottom)' }}
          hotkey={['altKey', 'KeyT']}
          containerAriaLabel={t('common.messages')}
          toastOptions={{ className: 'toast', closeButtonAriaLabel: t('common.close') }}
        />
      )}
    </div>
  );
};

/** Has messages shown at once, as they are a second after the start: for tests, whose pages are younger. */
export const readyCorner = async (): Promise<void> => open(await part.load());

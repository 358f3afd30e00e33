import { useEffect, useSyncExternalStore, type FocusEvent } from 'react';
import type * as SonnerModule from 'sonner';
import { useT } from '#locale/locale.tsx';
import { createPart } from './part.ts';
import { whenIdle } from './when-idle.ts';

type Sonner = typeof SonnerModule;
type Say = (sonner: Sonner['toast'], id: string) => void;

const part = createPart(() => import('sonner'));
const watchers = new Set<() => void>();
/** Said before the corner was there to show it. */
const unsaid = new Map<string, Say>();
let corner: Sonner['toast'] | null = null;
let said = 0;

const open = (sonner: Sonner): void => {
  corner = sonner.toast;
  for (const [id, say] of unsaid) say(corner, id);
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

const show = (say: Say): string => {
  said += 1;
  const id = `said-${said}`;
  if (corner) say(corner, id);
  else {
    unsaid.set(id, say);
    fetchCorner();
  }
  return id;
};

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Instant, in epoch milliseconds, after which the action is no longer possible: the toast goes with it (decision 29). */
  readonly untilMs: number;
}

/** The specified time of a message that asks nothing (spec 2, section 2: at most 3, 2000 ms). */
const BRIEF_MS = 2000;
const AT_MOST = 3;

/** Says something in the corner. Errors stay until closed; the answer is an id by which a message is taken back. */
export const toast = {
  info: (text: string): string => show((sonner, id) => sonner.message(text, { id, duration: BRIEF_MS })),
  success: (text: string): string => show((sonner, id) => sonner.success(text, { id, duration: BRIEF_MS })),
  error: (text: string): string => show((sonner, id) => sonner.error(text, { id, duration: Number.POSITIVE_INFINITY, closeButton: true })),
  withAction: (text: string, { label, run, untilMs }: ToastAction): string =>
    show((sonner, id) => sonner.message(text, { id, duration: Math.max(BRIEF_MS, untilMs - Date.now()), action: { label, onClick: run } })),
  dismiss: (id: string): void => {
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
  return (
    <div onBlur={keepFocus}>
      {sonner && (
        <sonner.Toaster
          position="bottom-left"
          theme={appearance}
          visibleToasts={AT_MOST}
          expand
          gap={8}
          offset={16}
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

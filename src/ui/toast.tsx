import type { FocusEvent } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { useT } from '#locale/locale.tsx';

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
  info: (text: string): string | number => sonner.message(text, { duration: BRIEF_MS }),
  success: (text: string): string | number => sonner.success(text, { duration: BRIEF_MS }),
  error: (text: string): string | number => sonner.error(text, { duration: Number.POSITIVE_INFINITY, closeButton: true }),
  withAction: (text: string, { label, run, untilMs }: ToastAction): string | number =>
    sonner.message(text, { duration: Math.max(BRIEF_MS, untilMs - Date.now()), action: { label, onClick: run } }),
  dismiss: (id: string | number): void => void sonner.dismiss(id),
};

/**
 * Left for a place of one's own choosing, that place keeps the focus: Sonner gives it back to where it was before the message, and what
 * is typed then would be keys of a list.
 */
const keepFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) relatedTarget.focus({ preventScroll: true });
};

/**
 * Bottom left, three at most; mounted once, by the signed-in root. `Alt+T` brings the keyboard to them. Not fetched when
 * first needed: the first message is often that the server is away.
 */
export const Toaster = ({ appearance }: { readonly appearance: 'light' | 'dark' }) => {
  const t = useT();
  return (
    <div onBlur={keepFocus}>
      <SonnerToaster
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
    </div>
  );
};

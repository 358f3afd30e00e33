import { IconButton } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { onPressOutside } from './press-outside.ts';

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
}

/**
 * A sheet from the side. The browser's own dialog: it traps the focus, gives it back, answers Escape and makes the page
 * behind inert, which no script of ours would do better.
 */
export const Drawer = ({ isOpen, onClose, title, side = 'right', children }: DrawerProps) => {
  const t = useT();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  // Closed here and not by the browser, whose 'close' comes a task later: whoever opens it again by then would be shut out.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it; the press is the backdrop's
    <dialog
      ref={element}
      className="drawer"
      data-side={side}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={() => isOpen && element.current?.open === false && onClose()}
      onMouseDown={onPressOutside(onClose)}
    >
      {isOpen && (
        <>
          <div className="drawer-head">
            <h2 id={id} className="drawer-title">
              {title}
            </h2>
            <IconButton type="button" variant="ghost" color="gray" size="2" aria-label={t('common.close')} onClick={onClose}>
              <X size={16} aria-hidden />
            </IconButton>
          </div>
          <div className="drawer-body">{children}</div>
        </>
      )}
    </dialog>
  );
};

import { IconButton } from '@radix-ui/themes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { FileLink } from './file-link.tsx';
import type { ThreadFile } from './files.ts';

interface LightboxProps {
  readonly pictures: readonly ThreadFile[];
  /** Which of them; null while it is closed. */
  readonly shown: number | null;
  readonly onShow: (at: number | null) => void;
}

/** One picture as large as it fits; arrows lead to the others of its message, Escape back to it. */
export const Lightbox = ({ pictures, shown, onShow }: LightboxProps) => {
  const t = useT();
  const picture = shown === null ? undefined : pictures[shown];
  const step = (by: number): void => {
    if (shown !== null && pictures[shown + by]) onShow(shown + by);
  };
  useEffect(() => {
    if (shown === null) return undefined;
    // On the window: the arrows work wherever in the dialog the focus is.
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const to = shown + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
      if (to !== shown && pictures[to]) onShow(to);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onShow, pictures, shown]);
  const arrow = (by: -1 | 1) => (
    <BusyButton
      as={IconButton}
      variant="soft"
      color="gray"
      aria-label={t(by === 1 ? 'mediation.file.next' : 'mediation.file.previous')}
      isOff={shown === null || !pictures[shown + by]}
      onClick={() => step(by)}
    >
      {by === 1 ? <ChevronRight size={16} aria-hidden /> : <ChevronLeft size={16} aria-hidden />}
    </BusyButton>
  );
  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={(open) => open || onShow(null)}
      title={picture?.name ?? ''}
      size="large"
      isFullOnNarrow
      actions={
        picture && (
          <>
            {pictures.length > 1 && (
              <>
                {arrow(-1)}
                <output className="quiet">{t('mediation.file.position', { at: (shown ?? 0) + 1, n: pictures.length })}</output>
                {arrow(1)}
              </>
            )}
            <FileLink file={picture} />
          </>
        )
      }
    >
      <div className="lightbox">{picture && <Picture key={picture.href} picture={picture} />}</div>
    </Dialog>
  );
};

const Picture = ({ picture: { name, href } }: { readonly picture: ThreadFile }) => {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  if (isBroken || href === null)
    return (
      <p className="quiet">
        <SafeText>{t('mediation.file.broken', { name })}</SafeText>
      </p>
    );
  return <img className="lightbox-picture" src={href} alt={name} decoding="async" onError={() => setBroken(true)} />;
};

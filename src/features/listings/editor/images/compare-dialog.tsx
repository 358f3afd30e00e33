import { useT } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface CompareDialogProps {
  /** The picture to look at; null while the dialog is closed. */
  readonly shown: { readonly name: string; readonly src: string } | null;
  /** Addresses of what was there when the page was opened. */
  readonly before: readonly string[];
  readonly onClose: () => void;
}

/** One picture as large as it fits, and below it what was there before. */
export const CompareDialog = ({ shown, before, onClose }: CompareDialogProps) => {
  const t = useT();
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => open || onClose()}
      title={shown ? shown.name : t('listing.field.images')}
      size="large"
      isFullOnNarrow
    >
      {shown && <img className="draft-zoom" src={shown.src} alt={shown.name} decoding="async" />}
      <p className="quiet">{t(before.length > 0 ? 'listingImages.before' : 'listingImages.nothingBefore')}</p>
      {before.length > 0 && (
        <ul className="draft-before" aria-label={t('listingImages.before')}>
          {before.map((url, index) => (
            <li key={url}>
              <img src={url} alt={t('listing.image.nth', { n: index + 1 })} decoding="async" />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};

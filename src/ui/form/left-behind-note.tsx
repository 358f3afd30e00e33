import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import { CopyButton } from '../copy-button.tsx';

interface LeftBehindNoteProps {
  /** Stands in a box that takes nothing any more; '' where only files were left. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** Nothing can be said here any more, and what was written was not sent: it is copied, or thrown away. */
export const LeftBehindNote = ({ text, onDiscard }: LeftBehindNoteProps) => {
  const t = useT();
  return (
    <output className="notice form-notice">
      <span>{t('form.leftBehind')}</span>
      {text !== '' && <CopyButton text={text} what={t('form.leftBehindWhat')} />}
      <Button type="button" size="1" variant="soft" color="gray" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </output>
  );
};

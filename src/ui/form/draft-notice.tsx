import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import type { FormDraft } from './use-draft.ts';

/** What a person must know before going on typing: this is from before, or the record is another one by now. */
export const DraftNotice = ({
  draft: { isRecovered, isOutdated, discard },
  isAlone = true,
}: {
  readonly draft: Pick<FormDraft, 'isRecovered' | 'isOutdated' | 'discard'>;
  /** The form has no button of its own that discards what is typed. */
  readonly isAlone?: boolean;
}) => {
  const t = useT();
  if (!isRecovered && !isOutdated) return null;
  return (
    <output className="notice form-notice" data-tone={isOutdated ? 'warn' : undefined}>
      <span>
        {isRecovered && t('form.recovered')} {isOutdated && t('form.outdated')}
      </span>
      {(isOutdated || isAlone) && (
        <Button type="button" size="1" variant="soft" color="gray" onClick={discard}>
          {t(isOutdated ? 'form.takeServer' : 'form.discard')}
        </Button>
      )}
    </output>
  );
};

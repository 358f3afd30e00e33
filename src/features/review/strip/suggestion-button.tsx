import { Button } from '@radix-ui/themes';
import type { Suggestion } from '#contract/suggestion.ts';
import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { CommandKey } from '#palette/command-key.tsx';
import type { Offer } from './use-take-suggestion.ts';

/** 'recusado 7 de 9: Imagem incorreta'. */
const suggestionText = (t: Translate, { decision, warning, count, of }: Suggestion): string =>
  decision === 'approved'
    ? t('queue.suggestion.approved', { count, of })
    : t('queue.suggestion.refused', {
        count,
        of,
        reasons: parseWarnings(warning)
          .map((each) => warningLabel(t, each))
          .join(', '),
      });

/** What the team decided of like cases, in the place where the refusal stands once reasons are marked. */
export const SuggestionButton = ({ suggestion, take }: Offer) => {
  const t = useT();
  const text = suggestionText(t, suggestion);
  return (
    <Button
      type="button"
      size="1"
      variant="soft"
      {...(suggestion.decision === 'refused' && { color: 'red' })}
      className="suggestion"
      title={`${text}. ${t('queue.suggestion.why')}`}
      aria-disabled={take === null}
      onClick={take ?? undefined}
    >
      <span className="suggestion-text">
        {t('queue.suggestion')} · {text}
      </span>
      {/* Its room is there before it is. */}
      <span className="suggestion-key" data-off={take === null || undefined}>
        <CommandKey name="queue.takeSuggestion" />
      </span>
    </Button>
  );
};

/** Told to screen readers once Enter takes it: Enter is another key then. */
export const SuggestionSaid = ({ offer }: { readonly offer: Offer | null }) => {
  const t = useT();
  return (
    <output className="visually-hidden">{offer?.take && t('queue.suggestion.said', { text: suggestionText(t, offer.suggestion) })}</output>
  );
};

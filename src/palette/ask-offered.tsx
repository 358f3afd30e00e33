import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Field, Offer } from '#commands/field.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { AskOption } from './ask-option.tsx';
import type { AskStep } from './ask-step.ts';
import { theAnswerSaid } from './phrase-words.ts';

interface AskOfferedProps extends AskStep {
  readonly field: Extract<Field, { readonly kind: 'offered' }>;
}

const none: readonly Offer[] = [];

/** One of what the server offers: the question is there at once, its options when they have come. */
export const AskOffered = ({ field, ...step }: AskOfferedProps) => {
  const t = useT();
  const { api, queryClient, actor } = useWorkbench();
  const [first] = step.ask.targets;
  const { data, isError } = useQuery(
    {
      queryKey: ['offers', step.ask.command.name, field.name, first?.target.subject],
      queryFn: () => (first ? field.offers({ api, queryClient, actor: actor() }, first.target) : none),
      // Kept where they come from; here only for as long as the question stands.
      gcTime: 0,
    },
    queryClient,
  );
  const hint = step.ask.hints.options[field.name] ?? '';
  const said =
    hint === '' || !data || field.name in step.ask.answers
      ? null
      : theAnswerSaid(
          hint,
          data.filter(({ isUnreadable }) => !isUnreadable),
          ({ label }) => label,
        );
  const takeSaid = useEffectEvent((offer: Offer) => step.onAnswer(offer.value, offer.label));
  useEffect(() => {
    if (said) takeSaid(said);
  }, [said]);
  const status = isError ? t('palette.searchFailed') : t('palette.searching');
  return (
    <AskOption {...step} label={field.label} before={step.ask.answers[field.name]} options={data ?? none} {...(data ? {} : { status })} />
  );
};

import type { Actor } from '#commands/command.ts';
import type { Offer } from '#commands/field.ts';
import { unreachable } from '#lib/result.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { answer, answerWhich, askedField, asksWhich, changeAnswer, stepBack } from './ask-answers.ts';
import { type Ask } from './ask.ts';
import { AskChoices } from './ask-choices.tsx';
import { AskOffered } from './ask-offered.tsx';
import { AskOption } from './ask-option.tsx';
import { AskReview } from './ask-review.tsx';
import type { AskStep } from './ask-step.ts';
import { AskText } from './ask-text.tsx';
import { AskWhich } from './ask-which.tsx';
import type { Findable } from './lookups.ts';

interface AskPageProps {
  readonly ask: Ask;
  readonly actor: Actor;
  /** What can be looked for, where it is asked what to act on. */
  readonly findable: Findable;
  readonly onAsk: (ask: Ask) => void;
  /** Back from the first question: to the list where it came from one, else the palette closes. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The question that stands next, or the line to confirm. */
export const AskPage = ({ ask, actor, findable, onAsk, onLeave, onClose }: AskPageProps) => {
  const t = useT();
  const field = askedField(ask);
  const said = (options: readonly { readonly value: string; readonly label: MessageKey }[]): readonly Offer[] =>
    options.map(({ value, label }) => ({ value, label: t(label) }));
  const step: AskStep = {
    ask,
    onAnswer: (value, words) => onAsk(answer(ask, value, words)),
    onChange: (at) => onAsk(changeAnswer(ask, at)),
    onBack: () => {
      const before = stepBack(ask);
      if (before) onAsk(before);
      else onLeave();
    },
    onClose,
  };
  if (asksWhich(ask)) return <AskWhich {...step} findable={findable} onWhich={(target) => onAsk(answerWhich(ask, target))} />;
  if (field === null) return <AskReview {...step} />;
  switch (field.kind) {
    case 'text':
      return <AskText {...step} field={field} />;
    case 'choice':
      return <AskOption {...step} label={field.label} before={ask.answers[field.name]} options={said(field.options)} />;
    case 'instant':
      return <AskOption {...step} label={field.label} before={ask.answers[field.name]} options={said(field.presets(actor.now))} />;
    case 'choices':
      return <AskChoices {...step} field={field} />;
    case 'offered':
      return <AskOffered {...step} field={field} />;
    default:
      return unreachable(field);
  }
};

import { useT } from '#locale/locale.tsx';
import { answeredSteps } from './ask-answers.ts';
import type { AskStep } from './ask-step.ts';

/** Which command this is about and on what, and every answer so far: pressed, it is asked again. */
export const AskCrumb = ({ ask, onChange }: Pick<AskStep, 'ask' | 'onChange'>) => {
  const t = useT();
  const { command, targets, isNamed } = ask;
  const [first] = targets;
  const label =
    targets.length === 1 && first ? first.target.label : t('palette.many', { n: targets.length, kinds: t(`kind.${command.on}.many`) });
  return (
    <span className="palette-crumb">
      <strong>{t(command.title)}</strong>
      {!isNamed && <span>{label}</span>}
      {answeredSteps(ask).map(({ at, words }) => (
        <button
          key={at}
          type="button"
          className="palette-answer"
          title={t('palette.change', { answer: words })}
          onClick={() => onChange(at)}
        >
          {words}
        </button>
      ))}
    </span>
  );
};

import { useT } from '#locale/locale.tsx';
import type { Ask } from './ask.ts';

/** Which command this is about, and on what. */
export const AskCrumb = ({ ask }: { readonly ask: Ask }) => {
  const t = useT();
  const { command, targets } = ask;
  const [first] = targets;
  const label =
    targets.length === 1 && first ? first.target.label : t('palette.many', { n: targets.length, kinds: t(`kind.${command.on}.many`) });
  return (
    <span className="palette-crumb">
      <strong>{t(command.title)}</strong>
      <span>{label}</span>
    </span>
  );
};

import type { Target } from '#commands/command.ts';
import { useT } from '#locale/locale.tsx';
import './target-names.css';

/** So many are named; the number tells of the rest. */
const mostNamed = 10;

/** Which ones are meant, where there are several. */
export const TargetNames = ({ targets }: { readonly targets: readonly Target[] }) => {
  const t = useT();
  const rest = targets.length - mostNamed;
  if (targets.length < 2) return null;
  return (
    <ul className="target-names">
      {targets.slice(0, mostNamed).map(({ subject, label }) => (
        <li key={subject}>{label}</li>
      ))}
      {rest > 0 && <li>{t('palette.andMore', { n: rest })}</li>}
    </ul>
  );
};

import { useT } from '#locale/locale.tsx';
import { Age, Instant } from '#ui/instant.tsx';
import { useNow } from '#ui/now.ts';
import './due-date.css';

/** Until when, in both ways people think of it; what is late says so in words, not by its colour alone. */
export const DueDate = ({ at }: { readonly at: string }) => {
  const t = useT();
  const isLate = Date.parse(at) < useNow('minute');
  return (
    <span className="mediation-due" data-late={isLate || undefined}>
      <Age at={at} />
      {isLate && <strong>{t('mediation.late')}</strong>}
      <span className="mediation-due-at">
        <Instant at={at} />
      </span>
    </span>
  );
};

/** The same in a line that says other things, too. */
export const Deadline = ({ at }: { readonly at: string }) => (
  <span>
    {useT()('mediation.claim.due')}: <DueDate at={at} />
  </span>
);

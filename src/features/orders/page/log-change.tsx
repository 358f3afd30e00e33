import { useT } from '#locale/locale.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { logValue, type OrderLog } from './log-words.ts';

/** What stood before and what stands after; one of the two alone when the other is nothing. */
export const LogChange = ({ log }: { readonly log: OrderLog }) => {
  const t = useT();
  const before = logValue(t, log, log.content.previousValue);
  const after = logValue(t, log, log.content.value);
  if (before === after) return null;
  return (
    <span className="order-change">
      {before !== null && (
        <del>
          <SafeText>{before}</SafeText>
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && (
        <ins>
          <SafeText>{after}</SafeText>
        </ins>
      )}
    </span>
  );
};

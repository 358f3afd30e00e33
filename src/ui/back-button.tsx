import { Button } from '@radix-ui/themes';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { stepBefore } from './came-from.ts';

interface BackButtonProps {
  /** Where it leads if one came from nowhere in the console; without it one step back in the history (part 2, section 2). */
  readonly to?: string;
  /** What that place is called. */
  readonly label?: string;
}

/** Back is where one came from, as it was left: with its filters and its row (decision 0089). */
export const BackButton = ({ to, label }: BackButtonProps) => {
  const t = useT();
  const { history } = useRouter();
  // Read once: while another page is fetched, the history is a step further than what is shown.
  const [from] = useState(() => {
    const { pathname, state } = history.location;
    const before = stepBefore(state.__TSR_index);
    return before?.path === pathname ? null : before;
  });
  const goBack = (): void => (to === undefined || from ? history.back() : history.push(to));
  const isElsewhere = to !== undefined && from !== null && from.path !== to;
  return (
    <Button variant="ghost" color="gray" className="back-button" onClick={goBack}>
      <ArrowLeft size={14} aria-hidden />
      {isElsewhere ? t(from.title) : (label ?? t('controls.back'))}
    </Button>
  );
};

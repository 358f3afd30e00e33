import { Button } from '@radix-ui/themes';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useT } from '#locale/locale.tsx';

interface BackButtonProps {
  /** A place of the console; without it one step back in the history (part 2, section 2). */
  readonly to?: string;
  readonly label?: string;
}

export const BackButton = ({ to, label }: BackButtonProps) => {
  const t = useT();
  const { history } = useRouter();
  return (
    <Button variant="ghost" color="gray" className="back-button" onClick={() => (to === undefined ? history.back() : history.push(to))}>
      <ArrowLeft size={14} aria-hidden />
      {label ?? t('controls.back')}
    </Button>
  );
};

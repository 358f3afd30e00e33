import { IconButton } from '@radix-ui/themes';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, in the words of the button's name: 'o número do pedido'. */
  readonly what: string;
}

const shownMs = 1500;

export const CopyButton = ({ text, what }: CopyButtonProps) => {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser forbids it here, or the person did.
      toast.error(t('controls.notCopied'));
    }
  };
  return (
    <>
      <IconButton
        type="button"
        size="1"
        variant="ghost"
        color="gray"
        className="copy-button"
        aria-label={t('controls.copy', { what })}
        onClick={() => void copy()}
      >
        {isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      </IconButton>
      <output className="visually-hidden">{isCopied && t('controls.copied')}</output>
    </>
  );
};

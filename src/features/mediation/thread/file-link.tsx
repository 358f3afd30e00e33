import { Download, FileText } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { SafeLink } from '#ui/safe-link.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import type { ThreadFile } from './files.ts';

/** Saves a file under its name. */
export const FileLink = ({ file: { name, href } }: { readonly file: ThreadFile }) => {
  const t = useT();
  if (href === null) return null;
  return (
    <SafeLink href={href} download={name} className="thread-file thread-file-link">
      <FileText size={14} aria-hidden />
      <span className="visually-hidden">{t('mediation.file.download', { name })}</span>
      <span aria-hidden>
        <SafeText>{name}</SafeText>
      </span>
      <Download size={13} aria-hidden />
    </SafeLink>
  );
};

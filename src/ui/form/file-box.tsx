import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { useT } from '#locale/locale.tsx';
import './form.css';

type FileBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** Chooses one file. The browser's own box says it in the browser's language, and looks like none of ours: it lies over this one, unseen. */
export const FileBox = ({ onChange, ...props }: FileBoxProps) => {
  const t = useT();
  const [name, setName] = useState<string | null>(null);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    setName(event.target.files?.[0]?.name ?? null);
    onChange?.(event);
  };
  return (
    <div className="file-box">
      <span className="file-box-button" aria-hidden>
        {t('upload.chooseOne')}
      </span>
      <span className="truncate" data-empty={name === null || undefined} aria-hidden>
        {name ?? t('upload.noFile')}
      </span>
      <input {...props} type="file" onChange={take} />
    </div>
  );
};

import { useT } from '#locale/locale.tsx';

/** In the place of what nobody informed (row ORD-18). */
export const NotInformed = () => {
  const t = useT();
  return <span className="quiet">{t('common.notInformed')}</span>;
};

/** A text, or that nobody informed it. */
export const Informed = ({ children }: { readonly children: string | null }) =>
  children === null || children.trim() === '' ? <NotInformed /> : children;

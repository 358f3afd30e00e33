import { useT } from '#locale/locale.tsx';
import { greetingName, type ShellUser } from './shell-user.ts';

/**
 * What stands between header and page: the title of the page (its last path segment, row NAV-12), the greeting on the home
 * page, or nothing where the title is hidden and where a screen fills the window.
 */
export type Head =
  | { readonly kind: 'title'; readonly title: string; readonly isHidden?: boolean }
  | { readonly kind: 'greeting' }
  | { readonly kind: 'none' };

export const PageHead = ({ head, user }: { readonly head: Head; readonly user: ShellUser }) => {
  const t = useT();
  if (head.kind === 'none') return null;
  return (
    <div className={head.kind === 'title' && head.isHidden ? 'visually-hidden' : 'page-head'}>
      <h1 className="page-title truncate" tabIndex={-1}>
        {head.kind === 'greeting' ? t('shell.greeting', { name: greetingName(user) }) : head.title}
      </h1>
    </div>
  );
};

import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { FloatingTheme } from '#ui/floating-theme.tsx';

/** What a page is told by its address. Another one of its kind is another page: nothing that was typed or opened goes over to it. */
export const addressedPage = (Page: ComponentType<Readonly<Record<string, string>>>) => () => {
  const named: Readonly<Record<string, string>> = useParams({ strict: false });
  return (
    <FloatingTheme>
      <Page key={Object.values(named).join('/')} {...named} />
    </FloatingTheme>
  );
};

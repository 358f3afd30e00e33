import type { ReactNode } from 'react';
import { safeHref } from './safe-href.ts';

interface SafeLinkProps {
  /** A link out of data: whoever wrote it is not trusted. */
  readonly href: string;
  /** Saved as a file of this name instead of opened. */
  readonly download?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to http, https and mailto, in a page of its own that knows nothing of ours. Any other scheme is plain text. */
export const SafeLink = ({ href, download, className = 'link', children }: SafeLinkProps) => {
  const safe = safeHref(href, location.origin);
  if (!safe) return <span>{children}</span>;
  return (
    <a href={safe} className={className} target="_blank" rel="noopener noreferrer" {...(download === undefined ? {} : { download })}>
      {children}
    </a>
  );
};

import type { ReactNode } from 'react';

/** Controls side by side; they wrap. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className="dev-row">{children}</div>;

/** One state with its name over it. */
export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure className="dev-state">
    <figcaption className="dev-state-name">{name}</figcaption>
    {children}
  </figure>
);

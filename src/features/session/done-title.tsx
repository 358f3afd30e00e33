import { useEffect, useRef } from 'react';

/** What was done, in place of the form it was done in: it takes the focus, and so is read. */
export const DoneTitle = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="door-sent-title">
      {children}
    </h2>
  );
};

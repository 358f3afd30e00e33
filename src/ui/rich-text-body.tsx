import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise.ts';

export const RichTextBody = ({ html }: { readonly html: string }) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(sanitise(html)), [html]);
  return <div ref={element} className="rich-text" />;
};

import { lazy, Suspense } from 'react';
import './safe-text.css';

const Body = lazy(async () => ({ default: (await import('./rich-text-body.tsx')).RichTextBody }));

/** Stored HTML, reduced to its shape. What reduces it is fetched with the first such text. */
export const RichText = ({ html }: { readonly html: string }) => (
  <Suspense fallback={<div className="rich-text" aria-busy="true" />}>
    <Body html={html} />
  </Suspense>
);

import { createLazyModule, useLazyModule } from './lazy-module.ts';
import './safe-text.css';

const body = createLazyModule(() => import('./rich-text-body.tsx'));

/** What a reader of the page would read of it. Parsed into a document that runs nothing. */
const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Stored HTML, reduced to its shape. What reduces it is fetched with the first such text; where it does not come, the words are shown. */
export const RichText = ({ html }: { readonly html: string }) => {
  const { module, isMissing } = useLazyModule(body);
  if (module) return <module.RichTextBody html={html} />;
  return isMissing ? <div className="rich-text">{wordsOf(html)}</div> : <div className="rich-text" aria-busy="true" />;
};

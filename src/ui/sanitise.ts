import DOMPurify from 'dompurify';

/** What rich text may be made of: shape, nothing that loads, sends, runs or leads away. */
export const richTags = [
  'p',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
] as const;

/**
 * Stored HTML as a fragment of these tags without one attribute. 'No attributes' alone would leave forms, inputs and videos
 * (measured, reliability 0.5): the list is of tags. Never goes back through a parser, so that nothing mutates on the way.
 */
export const sanitise = (html: string): DocumentFragment => {
  // Null, whatever its types say, when nothing of the text could be a document.
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTags],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const fragment = clean ?? new DocumentFragment();
  // `is` can not be taken out while an element is made, only afterwards.
  for (const element of fragment.querySelectorAll('*')) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  return fragment;
};

/** Tags that descriptions are pasted with; '<' before anything else is a sign of the text. */
const tag =
  /<\/?(?:p|br|div|span|b|strong|i|em|u|s|ul|ol|li|h[1-6]|table|tbody|thead|tr|t[dh]|a|img|font|center|hr|blockquote|section|article|style|script|iframe)\b[^<>]*>/iu;

export const hasTags = (text: string): boolean => tag.test(text);

/** Elements that begin and end a line; `paragraphs` also stand apart from the text around them. */
const lines = new Set(['DIV', 'LI', 'TR', 'BR', 'HR', 'SECTION', 'ARTICLE']);
const paragraphs = new Set(['P', 'UL', 'OL', 'TABLE', 'BLOCKQUOTE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
/** Nothing of them is read. */
const unread = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'IMG']);

const textOf = (node: Node): string => {
  // Inside a tag a break is how somebody wrote the HTML; beside the tags it is a line of the text.
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return node.parentNode?.nodeName === 'BODY' ? text : text.replaceAll(/\s+/gu, ' ');
  }
  if (unread.has(node.nodeName)) return '';
  const inner = [...node.childNodes].map(textOf).join('');
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeName === 'LI') return `\n• ${inner.trim()}\n`;
  if (node.nodeName === 'TD' || node.nodeName === 'TH') return `${inner} `;
  if (paragraphs.has(node.nodeName)) return `\n\n${inner}\n\n`;
  return lines.has(node.nodeName) ? `\n${inner}\n` : inner;
};

/** A text as a marketplace takes it: of HTML its words, with the lines and points it would show. Parsed into a document that runs nothing. */
export const plainTextOf = (text: string): string => {
  if (!hasTags(text)) return text;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return textOf(body)
    .replaceAll(/[^\S\n]*\n[^\S\n]*/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll('\n\n•', '\n•')
    .trim();
};

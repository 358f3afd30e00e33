const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const tagOf = (element: Element): string =>
  `${element.tagName}${[...element.attributes].map(({ name, value }) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`).join('')}`;

/** What a node says on one line; null for what says nothing, and for an element, which takes lines of its own. */
const lineOf = (node: ChildNode): string | null => {
  const text = node.nodeValue?.trim() ?? '';
  if (node.nodeType === Node.COMMENT_NODE) return `<!-- ${text} -->`;
  if (node.nodeType === Node.CDATA_SECTION_NODE) return `<![CDATA[${text}]]>`;
  if (node.nodeType === Node.PROCESSING_INSTRUCTION_NODE) return `<?${node.nodeName} ${text}?>`;
  return node.nodeType === Node.TEXT_NODE && text !== '' ? escapeText(text) : null;
};

function* linesOf(node: ChildNode, indent: string): Generator<string> {
  if (!(node instanceof Element)) {
    const line = lineOf(node);
    if (line !== null) yield indent + line;
    return;
  }
  const inside = [...node.childNodes];
  const texts = inside.map((child) => (child instanceof Element ? null : lineOf(child)));
  if (inside.some((child) => child instanceof Element)) {
    yield `${indent}<${tagOf(node)}>`;
    for (const child of inside) yield* linesOf(child, `${indent}  `);
    yield `${indent}</${node.tagName}>`;
  } else {
    const text = texts.filter((each) => each !== null).join(' ');
    yield text === '' ? `${indent}<${tagOf(node)}/>` : `${indent}<${tagOf(node)}>${text}</${node.tagName}>`;
  }
}

/** The document with one element a line, for reading: text, and never anything else. The file that is downloaded stays as it came. */
export const formatXml = (parsed: Document): string => [...parsed.childNodes].flatMap((node) => [...linesOf(node, '')]).join('\n');

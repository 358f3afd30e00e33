/** Latin-1 as its bytes; null when a character has no place in it. */
const toLatin1 = (text: string): Uint8Array<ArrayBuffer> | null => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.some((code) => code > 0xff) ? null : Uint8Array.from(codes);
};

const declaration = /^(\uFEFF?\s*<\?xml[^>]*encoding=["'])([\w-]+)/iu;

/**
 * In the encoding the document declares: a file that says Latin-1 and is UTF-8 would be read wrongly by whoever gets it. What that has no place
 * for is written as UTF-8, and says so; the declaration is no part of what is signed.
 */
export const bytesOf = (xml: string): BlobPart => {
  const [, , encoding = 'UTF-8'] = declaration.exec(xml) ?? [];
  if (/^utf-?8$/iu.test(encoding)) return xml;
  const bytes = /^(?:iso-8859-1|latin-?1|windows-1252)$/iu.test(encoding) ? toLatin1(xml) : null;
  return bytes ?? xml.replace(declaration, '$1UTF-8');
};

/** By its access key, as tax offices name the file; else by the order. */
export const xmlFileName = (xml: string, orderNumber: string): string => {
  const [, key] = /\bId="(?:NFe|CTe|MDFe|BPe|NF3e|NFCom|DCe)([\dA-Z]{44})"/u.exec(xml) ?? [];
  return `${key ?? `pedido-${orderNumber.replaceAll(/[^\w-]/gu, '')}`}.xml`;
};

/**
 * Saved, never opened: an XML opened from here is a page of our origin and runs what scripts it holds (decision 26). Bytes of no
 * type, so that a browser which opens files all the same has nothing to run.
 */
export const saveXml = (xml: string, orderNumber: string): void => {
  const address = URL.createObjectURL(new Blob([bytesOf(xml)], { type: 'application/octet-stream' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: xmlFileName(xml, orderNumber) });
  link.click();
  // The browser has taken the file over once the click's turn is done.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

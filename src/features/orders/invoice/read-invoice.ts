import type { DocumentKind, Invoice, InvoiceItem, Party, Total } from './invoice.ts';
import { readTotals } from './read-totals.ts';
import { commonOf } from './standing.ts';
import { anywhere, child, children, text, wholeText, type Found } from './xml-path.ts';

const partyOf = (element: Found): Party | null =>
  element && { name: text(element, 'xNome'), document: text(element, 'CNPJ') ?? text(element, 'CPF') ?? text(element, 'idEstrangeiro') };

const described = (description: string | null, total: string | null = null): InvoiceItem => ({
  code: null,
  description,
  quantity: null,
  unit: null,
  unitPrice: null,
  total,
});

const itemOf = (det: Element): InvoiceItem => {
  const product = child(det, 'prod');
  return {
    code: text(product, 'cProd'),
    description: text(product, 'xProd'),
    quantity: text(product, 'qCom'),
    unit: text(product, 'uCom'),
    unitPrice: text(product, 'vUnCom'),
    total: text(product, 'vProd'),
  };
};

const oneTotal = (of: Total['of'], amount: string | null): readonly Total[] => (amount === null ? [] : [{ of, amount }]);

/** Numbers declared unused and towns' NFS-e have an id that is no key. */
const keyOf = (body: Element): string | null =>
  body.localName === 'infInut' || body.localName === 'InfNfse'
    ? null
    : body.getAttribute('Id')?.replace(/^[A-Za-z]+(?:3e)?(?=\d)/u, '') || null;

/** A document of any kind, as far as all of them say it in the same words. */
const headOf = (parsed: Document, body: Element, kind: DocumentKind, number: string): Invoice => {
  const head = child(body, 'ide');
  return {
    ...commonOf(parsed),
    kind,
    number: text(head, number) ?? text(body, number),
    series: text(head, 'serie'),
    key: keyOf(body),
    issuedAt: text(head, 'dhEmi') ?? text(head, 'dEmi') ?? text(body, 'dhEmi') ?? text(body, 'dhProc'),
    nature: text(head, 'natOp'),
    emitter: partyOf(child(body, 'emit')),
    recipient: partyOf(child(body, 'dest') ?? child(body, 'comp')),
    totals: [],
    items: [],
    event: null,
    notes: wholeText(body, 'infAdic', 'infCpl'),
  };
};

type Read = (parsed: Document, body: Element) => Invoice;

const readNfe: Read = (parsed, body) => ({
  ...headOf(parsed, body, text(body, 'ide', 'mod') === '65' ? 'nfce' : 'nfe', 'nNF'),
  totals: readTotals(child(body, 'total')),
  items: children(body, 'det').map(itemOf),
});

const readCte: Read = (parsed, body) => ({
  ...headOf(parsed, body, 'cte', 'nCT'),
  totals: oneTotal('whole', text(body, 'vPrest', 'vTPrest')),
  items: children(child(body, 'vPrest'), 'Comp').map((part) => described(text(part, 'xNome'), text(part, 'vComp'))),
  notes: wholeText(body, 'compl', 'xObs'),
});

/** The documents that a journey carries, by key. */
const readMdfe: Read = (parsed, body) => {
  const carried = ['chNFe', 'chCTe'].flatMap((name) => [...body.getElementsByTagNameNS('*', name)]);
  return {
    ...headOf(parsed, body, 'mdfe', 'nMDF'),
    totals: oneTotal('cargo', text(body, 'tot', 'vCarga')),
    items: carried.map((key) => described(`${key.localName === 'chNFe' ? 'NF-e' : 'CT-e'} ${text(key) ?? ''}`)),
  };
};

const named =
  (kind: DocumentKind, number: string): Read =>
  (parsed, body) =>
    headOf(parsed, body, kind, number);

/** A cancellation, a letter of correction: what happened to an invoice, without the invoice. */
const readEvent: Read = (parsed, body) => {
  const told = child(body, 'detEvento');
  // An MDF-e and a CT-e say what happened in an element named after it.
  const said = text(told, 'descEvento') === null ? (told?.firstElementChild ?? null) : told;
  const author = text(body, 'CNPJ') ?? text(body, 'CPF');
  return {
    ...headOf(parsed, body, 'event', 'nSeqEvento'),
    key: text(body, 'chNFe') ?? text(body, 'chCTe') ?? text(body, 'chMDFe'),
    issuedAt: text(body, 'dhEvento') ?? text(body, 'dhRegEvento'),
    emitter: author === null ? null : { name: null, document: author },
    event: { name: text(said, 'descEvento') ?? text(body, 'xEvento'), text: text(said, 'xJust') ?? text(said, 'xCorrecao') },
  };
};

/** Element that holds the document, and who reads it. The names of NFS-e differ by town. */
const readers: ReadonlyMap<string, Read> = new Map([
  ['infNFe', readNfe],
  ['infCte', readCte],
  ['infMDFe', readMdfe],
  ['infBPe', named('bpe', 'nBP')],
  ['infNF3e', named('nf3e', 'nNF')],
  ['infNFCom', named('nfcom', 'nNF')],
  ['infDCe', named('dce', 'nDC')],
  ['infCFe', named('cfe', 'nCFe')],
  ['infNFSe', named('nfse', 'nNFSe')],
  ['InfNfse', named('nfse', 'Numero')],
  ['infInut', named('unused', 'nNFIni')],
]);

/** The first of them in the document: an MDF-e and a CT-e have elements named as an NF-e's within. */
const bodyOf = (parsed: Document): Found =>
  [...parsed.getElementsByTagNameNS('*', '*')].find(({ localName }) => readers.has(localName)) ?? null;

const nothing: Omit<Invoice, 'protocol' | 'standing' | 'cancelling' | 'isTest'> = {
  kind: 'other',
  number: null,
  series: null,
  key: null,
  issuedAt: null,
  nature: null,
  emitter: null,
  recipient: null,
  totals: [],
  items: [],
  event: null,
  notes: null,
};

/** A document of the tax offices or an event of one, bare or wrapped (reliability 116); of anything else only that it is something else. */
export const readInvoice = (parsed: Document): Invoice => {
  const body = bodyOf(parsed);
  const read = readers.get(body?.localName ?? '');
  if (body && read) return read(parsed, body);
  const event = anywhere(parsed, 'infEvento');
  return event ? readEvent(parsed, event) : { ...nothing, ...commonOf(parsed) };
};

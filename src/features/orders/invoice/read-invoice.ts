import type { Invoice, InvoiceItem, Party, Total } from './invoice.ts';

type Found = Element | null;

/** The child of that name, whatever prefix its namespace has. */
const child = (of: Found, ...path: readonly string[]): Found =>
  path.reduce<Found>((element, name) => (element ? ([...element.children].find(({ localName }) => localName === name) ?? null) : null), of);

const children = (of: Found, name: string): readonly Element[] =>
  of ? [...of.children].filter(({ localName }) => localName === name) : [];

/** The first of that name anywhere: documents come bare, in an envelope, or in the answer of a tax office. */
const anywhere = (parsed: Document, name: string): Found => parsed.getElementsByTagNameNS('*', name)[0] ?? null;

const textOf = (element: Found): string | null => {
  const text = element?.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  return text === '' ? null : text.slice(0, 2000);
};
const text = (of: Found, ...path: readonly string[]): string | null => textOf(child(of, ...path));

const partyOf = (element: Found): Party | null =>
  element && { name: text(element, 'xNome'), document: text(element, 'CNPJ') ?? text(element, 'CPF') ?? text(element, 'idEstrangeiro') };

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

const totalsOf = (amounts: readonly (readonly [Total['of'], string | null])[]): readonly Total[] =>
  amounts.flatMap(([of, amount]) => (amount === null ? [] : [{ of, amount }]));

const keyOf = (body: Element): string | null => body.getAttribute('Id')?.replace(/^(?:NFe|CTe)/u, '') ?? null;

/** The answers of a tax office that mean a cancelled and a denied invoice (manual of the NF-e, table of cStat). */
const cancelledBy: ReadonlySet<string> = new Set(['101', '151', '155']);
const deniedBy: ReadonlySet<string> = new Set(['110', '205', '301', '302', '303']);
const cancelling: ReadonlySet<string> = new Set(['110111', '110112']);

const standingOf = (parsed: Document, status: string | null): Invoice['standing'] => {
  const isCancelled = [...parsed.getElementsByTagNameNS('*', 'tpEvento')].some((type) => cancelling.has(textOf(type) ?? ''));
  if (isCancelled || cancelledBy.has(status ?? '')) return 'cancelled';
  if (deniedBy.has(status ?? '')) return 'denied';
  return status === '100' || status === '150' ? 'authorised' : null;
};

/** What every document says in the same words. */
const commonOf = (parsed: Document): Pick<Invoice, 'protocol' | 'standing' | 'isTest'> => {
  const answer = anywhere(parsed, 'infProt');
  const number = text(answer, 'nProt');
  return {
    protocol: number === null ? null : { number, at: text(answer, 'dhRecbto'), reason: text(answer, 'xMotivo') },
    standing: standingOf(parsed, text(answer, 'cStat')),
    isTest: textOf(anywhere(parsed, 'tpAmb')) === '2',
  };
};

const readNfe = (parsed: Document, body: Element): Invoice => {
  const head = child(body, 'ide');
  const sums = child(body, 'total', 'ICMSTot');
  return {
    ...commonOf(parsed),
    kind: text(head, 'mod') === '65' ? 'nfce' : 'nfe',
    number: text(head, 'nNF'),
    series: text(head, 'serie'),
    key: keyOf(body),
    issuedAt: text(head, 'dhEmi') ?? text(head, 'dEmi'),
    nature: text(head, 'natOp'),
    emitter: partyOf(child(body, 'emit')),
    recipient: partyOf(child(body, 'dest')),
    totals: totalsOf([
      ['products', text(sums, 'vProd')],
      ['freight', text(sums, 'vFrete')],
      ['discount', text(sums, 'vDesc')],
      ['other', text(sums, 'vOutro')],
      ['whole', text(sums, 'vNF')],
    ]),
    items: children(body, 'det').map(itemOf),
    event: null,
    notes: text(body, 'infAdic', 'infCpl'),
  };
};

const readCte = (parsed: Document, body: Element): Invoice => {
  const head = child(body, 'ide');
  const parts = children(child(body, 'vPrest'), 'Comp');
  return {
    ...commonOf(parsed),
    kind: 'cte',
    number: text(head, 'nCT'),
    series: text(head, 'serie'),
    key: keyOf(body),
    issuedAt: text(head, 'dhEmi'),
    nature: text(head, 'natOp'),
    emitter: partyOf(child(body, 'emit')),
    recipient: partyOf(child(body, 'dest')),
    totals: totalsOf([['whole', text(body, 'vPrest', 'vTPrest')]]),
    items: parts.map((part) => ({
      code: null,
      description: text(part, 'xNome'),
      quantity: null,
      unit: null,
      unitPrice: null,
      total: text(part, 'vComp'),
    })),
    event: null,
    notes: text(body, 'compl', 'xObs'),
  };
};

/** A cancellation, a letter of correction: what happened to an invoice, without the invoice. */
const readEvent = (parsed: Document, body: Element): Invoice => {
  const told = child(body, 'detEvento');
  const author = text(body, 'CNPJ') ?? text(body, 'CPF');
  return {
    ...commonOf(parsed),
    kind: 'event',
    number: text(body, 'nSeqEvento'),
    series: null,
    key: text(body, 'chNFe') ?? text(body, 'chCTe'),
    issuedAt: text(body, 'dhEvento'),
    nature: null,
    emitter: author === null ? null : { name: null, document: author },
    recipient: null,
    totals: [],
    items: [],
    event: { name: text(told, 'descEvento'), text: text(told, 'xJust') ?? text(told, 'xCorrecao') },
    notes: null,
  };
};

const nothing: Omit<Invoice, 'kind' | 'protocol' | 'standing' | 'isTest'> = {
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

/** An NF-e, an NFC-e, a CT-e or an event of one, bare or wrapped (reliability 116); of anything else only that it is something else. */
export const readInvoice = (parsed: Document): Invoice => {
  const nfe = anywhere(parsed, 'infNFe');
  if (nfe) return readNfe(parsed, nfe);
  const cte = anywhere(parsed, 'infCte');
  if (cte) return readCte(parsed, cte);
  const event = anywhere(parsed, 'infEvento');
  return event ? readEvent(parsed, event) : { ...nothing, ...commonOf(parsed), kind: 'other' };
};

// jsdom for DOMParser. Its parser is another than Chromium's: e2e/orders/documents.spec.ts reads in the browser itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isNfeKey } from '#lib/validate/nfe-key.ts';
import { formatXml } from './format-xml.ts';
import type { Invoice } from './invoice.ts';
import { parseXml } from './parse-xml.ts';
import { readInvoice } from './read-invoice.ts';
import { xmlFileName } from './save-xml.ts';

const read = (xml: string): Invoice => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.error);
  return readInvoice(parsed.value);
};

const key = '35260712ABC34501DE35550010000001231123456787';
const nfe = (inside = '', after = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${key}"><ide><mod>55</mod><serie>1</serie><nNF>123</nNF><dhEmi>2026-07-01T10:00:00-03:00</dhEmi><tpAmb>2</tpAmb></ide><emit><CNPJ>12ABC34501DE35</CNPJ><xNome>Casa &amp; Ana</xNome></emit><dest><CPF>52998224725</CPF><xNome>Joana</xNome></dest><det nItem="1"><prod><cProd>A1</cProd><xProd>Copo</xProd><uCom>UN</uCom><qCom>2.0000</qCom><vUnCom>4.3500</vUnCom><vProd>8.70</vProd></prod></det><total><ICMSTot><vProd>8.70</vProd><vFrete>0.00</vFrete><vNF>8.70</vNF></ICMSTot></total>${inside}</infNFe></NFe>${after}</nfeProc>`;
const protocol = (status: string): string =>
  `<protNFe><infProt><chNFe>${key}</chNFe><dhRecbto>2026-07-01T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>${status}</cStat><xMotivo>Autorizado</xMotivo></infProt></protNFe>`;

test('number, key with letters, who to whom, items and sums are read', () => {
  expect(read(nfe())).toMatchObject({
    kind: 'nfe',
    number: '123',
    key,
    isTest: true,
    emitter: { name: 'Casa & Ana', document: '12ABC34501DE35' },
    recipient: { name: 'Joana', document: '52998224725' },
    items: [{ code: 'A1', description: 'Copo', quantity: '2.0000', unit: 'UN', unitPrice: '4.3500', total: '8.70' }],
    totals: [
      { of: 'products', amount: '8.70' },
      { of: 'freight', amount: '0.00' },
      { of: 'whole', amount: '8.70' },
    ],
    protocol: null,
    standing: null,
  });
});

test.each([
  ['100', 'authorised'],
  ['101', 'cancelled'],
  ['110', 'denied'],
  ['999', null],
])('answered %s it is %s', (status, standing) => {
  expect(read(nfe('', protocol(status)))).toMatchObject({ standing, protocol: { number: '135260000000001' } });
});

const asked = (type = '110111', about = `<chNFe>${key}</chNFe>`): string =>
  `<evento><infEvento>${about}<tpEvento>${type}</tpEvento><detEvento><descEvento>Cancelamento</descEvento><xJust>Erro</xJust></detEvento></infEvento></evento>`;
const answered = (status: string, type = '110111', about = `<chNFe>${key}</chNFe>`): string =>
  `<retEvento><infEvento><cStat>${status}</cStat><xMotivo>Dito</xMotivo>${about}<tpEvento>${type}</tpEvento></infEvento></retEvento>`;
const event = (...parts: readonly string[]): string => `<procEventoNFe>${parts.join('')}</procEventoNFe>`;

test.each([
  ['registered', '135', 'cancelled', null],
  ['registered late', '155', 'cancelled', null],
  ['rejected', '573', null, 'refused'],
])('a cancellation alone that was %s', (_what, status, standing, cancelling) => {
  expect(read(event(asked(), answered(status)))).toMatchObject({
    kind: 'event',
    standing,
    cancelling,
    protocol: { number: null, reason: 'Dito' },
  });
});

test('a request to cancel that nobody answered cancels nothing', () => {
  expect(read(event(asked()))).toMatchObject({
    standing: null,
    cancelling: 'requested',
    key,
    event: { name: 'Cancelamento', text: 'Erro' },
  });
  expect(read(event(asked('110110')))).toMatchObject({ standing: null, cancelling: null });
});

test('an invoice with its cancellation beside it is cancelled once that is registered, and authorised before', () => {
  const beside = (status: string | null) => read(nfe('', protocol('100') + event(asked(), ...(status === null ? [] : [answered(status)]))));
  expect(beside('135')).toMatchObject({ standing: 'cancelled', cancelling: null });
  expect(beside('573')).toMatchObject({ standing: 'authorised', cancelling: 'refused', protocol: { number: '135260000000001' } });
  expect(beside(null)).toMatchObject({ standing: 'authorised', cancelling: 'requested' });
});

const mdfeKey = '35260712345678000195580010000000771000000770';
test('a manifest is one, although it names the invoices it carries, and the end of its journey is no cancellation', () => {
  const mdfe = `<mdfeProc><MDFe><infMDFe Id="MDFe${mdfeKey}"><ide><nMDF>77</nMDF><serie>1</serie><dhEmi>2026-07-01T10:00:00-03:00</dhEmi></ide><emit><xNome>Transportes</xNome></emit><infDoc><infMunDescarga><infNFe><chNFe>${key}</chNFe></infNFe></infMunDescarga></infDoc><tot><vCarga>50.00</vCarga></tot></infMDFe></MDFe></mdfeProc>`;
  expect(read(mdfe)).toMatchObject({
    kind: 'mdfe',
    number: '77',
    key: mdfeKey,
    emitter: { name: 'Transportes' },
    items: [{ description: `NF-e ${key}` }],
    totals: [{ of: 'cargo', amount: '50.00' }],
  });
  const about = `<chMDFe>${mdfeKey}</chMDFe>`;
  expect(read(event(asked('110112', about), answered('135', '110112', about)))).toMatchObject({ standing: null, cancelling: null });
});

test('a CT-e is one, although it names the invoices it carries', () => {
  const cte = `<CTe><infCte Id="CTe${key}"><ide><nCT>13</nCT></ide><vPrest><vTPrest>9.00</vTPrest></vPrest><infCTeNorm><infDoc><infNFe><chave>${key}</chave></infNFe></infDoc></infCTeNorm></infCte></CTe>`;
  expect(read(cte)).toMatchObject({ kind: 'cte', number: '13', totals: [{ of: 'whole', amount: '9.00' }] });
});

test.each([
  ['infBPe', 'bpe'],
  ['infNF3e', 'nf3e'],
  ['infNFCom', 'nfcom'],
  ['infDCe', 'dce'],
  ['infCFe', 'cfe'],
  ['infNFSe', 'nfse'],
  ['infInut', 'unused'],
])('an element %s is named %s', (name, kind) => {
  expect(read(`<x><${name}><emit><xNome>Alguém</xNome></emit></${name}></x>`)).toMatchObject({ kind, emitter: { name: 'Alguém' } });
});

test('an answer that does not say to what it is one is the answer all the same', () => {
  const untyped = answered('573').replace('<tpEvento>110111</tpEvento>', '');
  expect(read(event(asked(), untyped))).toMatchObject({ standing: null, cancelling: 'refused' });
});

test('an id that is no key is none', () => {
  expect(read('<inutNFe><infInut Id="ID35261234567800019055001000000001000000002"/></inutNFe>').key).toBeNull();
  expect(read('<Nfse><InfNfse Id="nfse_1"/></Nfse>').key).toBeNull();
  expect(read('<NFe><infNFe Id=""/></NFe>').key).toBeNull();
});

describe('the parts of a total', () => {
  const totals = (sums: string, more = ''): readonly string[] =>
    read(`<NFe><infNFe><total><ICMSTot>${sums}</ICMSTot>${more}</total></infNFe></NFe>`).totals.map(({ of, amount }) => `${of} ${amount}`);
  const sums = '<vProd>100.00</vProd><vFrete>0.00</vFrete><vOutro>0.00</vOutro>';

  test('are all named, with a sign before what is taken off', () => {
    expect(totals(`${sums}<vSeg>1.00</vSeg><vDesc>5.00</vDesc><vST>6.00</vST><vIPI>3.00</vIPI><vII>2.00</vII><vNF>107.00</vNF>`)).toEqual([
      'products 100.00',
      'freight 0.00',
      'insurance 1.00',
      'discount -5.00',
      'st 6.00',
      'ii 2.00',
      'ipi 3.00',
      'other 0.00',
      'whole 107.00',
    ]);
  });

  test('that count in some invoices only are named where they make the sum', () => {
    const relief = `${sums}<vICMSDeson>10.00</vICMSDeson>`;
    expect(totals(`${relief}<vNF>90.00</vNF>`)).toContain('relief -10.00');
    expect(totals(`${relief}<vNF>100.00</vNF>`)).not.toContain('relief -10.00');
    expect(totals(`${sums}<vNF>130.00</vNF>`, '<ISSQNtot><vServ>30.00</vServ></ISSQNtot>')).toContain('services 30.00');
  });

  test('that are not known are told as what is missing', () => {
    expect(totals(`${sums}<vNF>100.50</vNF>`)).toEqual(['products 100.00', 'freight 0.00', 'other 0.00', 'rest 0.50', 'whole 100.50']);
  });

  test('that are no amounts stay as they are, and nothing is reckoned with them', () => {
    expect(totals('<vProd>string</vProd><vNF>string</vNF>')).toEqual(['products string', 'whole string']);
  });
});

test('notes are whole, and a field that is cut ends with the sign of it', () => {
  const long = 'x'.repeat(5000);
  const invoice = read(nfe(`<infAdic><infCpl>${long}</infCpl></infAdic>`).replace('Copo', long));
  expect(invoice.notes).toBe(long);
  expect(invoice.items[0]?.description).toBe(`${'x'.repeat(1999)}…`);
});

test('a mark of byte order and Windows line ends do not matter', () => {
  expect(read(`\uFEFF${nfe().replaceAll('><', '>\r\n<')}`).number).toBe('123');
});

test('a prefix of its namespace does not matter', () => {
  expect(
    read('<n:NFe xmlns:n="http://www.portalfiscal.inf.br/nfe"><n:infNFe><n:ide><n:nNF>7</n:nNF></n:ide></n:infNFe></n:NFe>').number,
  ).toBe('7');
});

test('some other document is not guessed at', () => {
  expect(read('<recibo><constructor>1</constructor></recibo>')).toMatchObject({ kind: 'other', number: null, items: [], totals: [] });
});

describe('refused before anything is made of it:', () => {
  const bomb = `<!DOCTYPE a [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at} "${`&e${at - 1};`.repeat(10)}">`).join('')}]><a>&e8;</a>`;
  test.each([
    ['a file of ours named as an entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'declares its own entities'],
    [
      'an entity from elsewhere',
      '<?xml version="1.0"?>\n<!doctype a SYSTEM "http://elsewhere.test/a.dtd"><a/>',
      'declares its own entities',
    ],
    ['an entity bomb', bomb, 'declares its own entities'],
    ['a tag that is not closed', '<NFe><infNFe></NFe>', 'not well-formed'],
    ['text that is no XML', 'Sem nota', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
    ['a page', '<p>Olá<br></p>', 'not well-formed'],
    ['a thousand levels', '<a>'.repeat(1000) + '</a>'.repeat(1000), 'too deep'],
    ['what is too large', `<a>${'x'.repeat(4_000_001)}</a>`, 'too large'],
  ])('%s', (_name, xml, error) => {
    expect(parseXml(xml)).toEqual({ ok: false, error });
  });
});

test('the source has one element a line, and hostile markup stays text', () => {
  const parsed = parseXml(
    '<a b="1 &lt; 2"><!-- c --><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script><e/><t> a &amp; b </t><c><![CDATA[<b>]]></c></a>',
  );
  expect(parsed.ok && formatXml(parsed.value).split('\n')).toEqual([
    '<a b="1 &lt; 2">',
    '  <!-- c -->',
    '  <x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '  <e/>',
    '  <t>a &amp; b</t>',
    '  <c><![CDATA[<b>]]></c>',
    '</a>',
  ]);
});

test('the file is named by its key, else by the order, and by nothing that is a path', () => {
  expect([xmlFileName(nfe(), '1'), xmlFileName('<a/>', '../2000\r\n01')]).toEqual([`${key}.xml`, 'pedido-200001.xml']);
});

// Files of sped-nfe (LGPL): read where they are, never copied.
const folder = '../shared/data/nfe';
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
/** Kind, number, and whether the key checks: some were changed by hand before they were published. */
const known: Readonly<Record<string, readonly [Invoice['kind'], string, boolean]>> = {
  'NFe.xml': ['nfe', '1', true],
  'cte.xml': ['cte', '13', true],
  'nfce_com_qrcode.xml': ['nfce', '165439', false],
  'nfe_4.0.xml': ['nfe', '5906225', false],
  'nfe_layout4.xml': ['nfe', '26', true],
  'nfe_layout4_com_prot.xml': ['nfe', '26', true],
  'req_evento_cancela.xml': ['event', '1', false],
  'req_evento_cce.xml': ['event', '1', true],
};
describe.skipIf(files.length === 0)('every real document', () => {
  test.each(files)('%s is read and shown whole', (name) => {
    const xml = readFileSync(`${folder}/${name}`, 'utf8');
    const invoice = read(xml);
    // The samples of a schema are filled with the word 'string', their keys too.
    const [kind, number, isKey] = known[name] ?? ['nfe', 'string', false];
    expect([invoice.kind, invoice.number, isNfeKey(invoice.key ?? '')]).toEqual([kind, number, isKey]);
    // A CT-e carries, and lists nothing.
    const isEvent = kind === 'event';
    expect([invoice.items.length > 0 || kind === 'cte', invoice.totals.length > 0, invoice.event !== null]).toEqual([
      !isEvent,
      !isEvent,
      isEvent,
    ]);
    const parsed = parseXml(xml);
    expect(parsed.ok && formatXml(parsed.value)).toContain(invoice.number);
  });

  test('a request to cancel is told as one, a letter of correction is none', () => {
    const told = (name: string) => read(readFileSync(`${folder}/${name}`, 'utf8'));
    expect(told('req_evento_cancela.xml')).toMatchObject({ standing: null, cancelling: 'requested', key: expect.any(String) });
    expect(told('req_evento_cce.xml')).toMatchObject({ standing: null, cancelling: null });
  });

  test.each(files)('the parts of %s add up to its total', (name) => {
    expect(read(readFileSync(`${folder}/${name}`, 'utf8')).totals.map(({ of }) => of)).not.toContain('rest');
  });
});

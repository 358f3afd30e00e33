import { createHash } from 'node:crypto';
import { clockInBrasilia } from '#lib/formats.ts';
import { isNfeKey } from '#lib/validate/nfe-key.ts';
import { isCnpj, isCpf } from '#lib/validate/tax-id.ts';
import type { seller } from '../db/schema/core.ts';
import type { saleOrder } from '../db/schema/order.ts';

type Invoiced = Pick<
  typeof saleOrder.$inferInsert,
  'id' | 'externalId' | 'invoice' | 'freight' | 'items' | 'buyer' | 'shipping' | 'createdAt'
>;
type Issuer = Pick<typeof seller.$inferInsert, 'id' | 'name' | 'document'>;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const tag = (name: string, content: string | number): string => `<${name}>${escape(String(content))}</${name}>`;
const group = (name: string, ...parts: readonly string[]): string => `<${name}>${parts.join('')}</${name}>`;
const reais = (cents: number): string => (cents / 100).toFixed(2);

/** As many digits as asked for, always the same for the same text. */
const digitsOf = (text: string, count: number): string =>
  [...createHash('sha256').update(text).digest().subarray(0, count)].map((byte) => byte % 10).join('');

const endings = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));

/** Nobody's CNPJ with its two digits right; every other one has letters, as new ones may (decision 12). */
const demoCnpj = (id: string): string => {
  const body = Number(digitsOf(id, 1)) % 2 === 0 ? `${digitsOf(id, 8)}0001` : `${digitsOf(id, 2)}BLC${digitsOf(id, 3)}0001`;
  return body + (endings.find((ending) => isCnpj(body + ending)) ?? '00');
};

/** The number printed on it: the order's, else one that follows from the order. */
const demoInvoiceNumber = ({ id, invoice }: Pick<Invoiced, 'id' | 'invoice'>): string => invoice ?? String(Number(digitsOf(id, 6)) + 1);

/** Its month is the one that `issuedAt` says. */
const keyOf = (cnpj: string, number: string, at: Date, id: string): string => {
  const month = clockInBrasilia(at).slice(2, 7).replace('-', '');
  const body = `35${month}${cnpj}55001${number.padStart(9, '0')}1${digitsOf(`key ${id}`, 8)}`;
  return Array.from('0123456789', (digit) => body + digit).find(isNfeKey) ?? `${body}0`;
};

/** No summer time since 2019, and the demo is of today. */
const issuedAt = (at: Date): string => `${clockInBrasilia(at)}-03:00`;

const itemOf = ({ title, sku, amount, gross }: Invoiced['items'][number], at: number): string =>
  `<det nItem="${at + 1}">${group(
    'prod',
    tag('cProd', sku),
    tag('cEAN', 'SEM GTIN'),
    tag('xProd', title.slice(0, 120)),
    tag('NCM', '39269090'),
    tag('CFOP', '5102'),
    tag('uCom', 'UN'),
    tag('qCom', amount.toFixed(4)),
    tag('vUnCom', reais(gross)),
    tag('vProd', reais(gross * amount)),
    tag('cEANTrib', 'SEM GTIN'),
    tag('uTrib', 'UN'),
    tag('qTrib', amount.toFixed(4)),
    tag('vUnTrib', reais(gross)),
    tag('indTot', 1),
  )}</det>`;

const recipientOf = ({ buyer, shipping }: Invoiced): string => {
  const document = buyer.document ?? '';
  return group(
    'dest',
    isCpf(document) ? tag('CPF', document) : isCnpj(document) ? tag('CNPJ', document) : '',
    tag('xNome', buyer.name),
    group(
      'enderDest',
      tag('xLgr', shipping.street),
      tag('nro', shipping.number ?? 'S/N'),
      tag('xBairro', shipping.neighborhood ?? 'Centro'),
      tag('xMun', shipping.city),
      tag('UF', shipping.state),
      tag('CEP', shipping.zipCode),
    ),
    tag('indIEDest', 9),
  );
};

/**
 * An invoice (NF-e 4.00) as the demo's tax office would have authorised it, in the environment for tests (`tpAmb` 2): without a
 * signature, and saying that it is worth nothing. Always the same for the same order.
 */
export const makeInvoice = (order: Invoiced, { id, name, document }: Issuer): string => {
  const cnpj = document != null && isCnpj(document) ? document : demoCnpj(id);
  const number = demoInvoiceNumber(order);
  const at = new Date(order.createdAt.getTime() + 90 * 60_000);
  const key = keyOf(cnpj, number, at, order.id);
  const products = order.items.reduce((sum, { gross, amount }) => sum + gross * amount, 0);
  const inside = [
    group(
      'ide',
      tag('cUF', 35),
      tag('natOp', 'Venda de mercadoria'),
      tag('mod', 55),
      tag('serie', 1),
      tag('nNF', number),
      tag('dhEmi', issuedAt(at)),
      tag('tpNF', 1),
      tag('tpAmb', 2),
      tag('finNFe', 1),
    ),
    group('emit', tag('CNPJ', cnpj), tag('xNome', name), tag('CRT', 1)),
    recipientOf(order),
    ...order.items.map(itemOf),
    group(
      'total',
      group(
        'ICMSTot',
        tag('vProd', reais(products)),
        tag('vFrete', reais(order.freight)),
        tag('vDesc', '0.00'),
        tag('vNF', reais(products + order.freight)),
      ),
    ),
    group('transp', tag('modFrete', order.shipping.mode === 'me2' ? 2 : 0)),
    group('infAdic', tag('infCpl', `Pedido ${order.externalId}. Documento de demonstração, sem valor fiscal.`)),
  ];
  const protocol = group(
    'infProt',
    tag('tpAmb', 2),
    tag('chNFe', key),
    tag('dhRecbto', issuedAt(at)),
    tag('nProt', `135${digitsOf(`protocol ${order.id}`, 12)}`),
    tag('cStat', 100),
    tag('xMotivo', 'Autorizado o uso da NF-e'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe${key}" versao="4.00">${inside.join('')}</infNFe></NFe><protNFe versao="4.00">${protocol}</protNFe></nfeProc>`;
};

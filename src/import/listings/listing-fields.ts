import type { Field } from '../field.ts';
import { readHead } from '../units.ts';
import { code, gtin, line, lines, measure, neededLine, oneOf, pieces, price } from '../values.ts';

/** What a row of a table of listings may say. Measures in centimetres and grams. */
export const listingFields = {
  title: {
    label: 'Título',
    heads: ['title', 'titulo', 'nome', 'name', 'produto', 'anuncio', 'titulo do anuncio', 'nome do produto'],
    isNeeded: true,
    read: neededLine(255),
  },
  category: { label: 'Categoria', heads: ['category', 'categoria', 'departamento'], read: line(200) },
  price: {
    label: 'Preço',
    heads: ['price', 'preco', 'valor', 'preco de venda', 'preco unitario', 'valor unitario'],
    quantity: 'money',
    read: price,
  },
  sku: {
    label: 'SKU',
    heads: ['sku', 'codigo', 'referencia', 'cod', 'ref', 'codigo sku', 'codigo do produto', 'codigo interno'],
    isCode: true,
    read: code(120),
  },
  gtin: {
    label: 'EAN / GTIN',
    heads: ['gtin', 'ean', 'ean gtin', 'gtin ean', 'codigo de barras', 'barcode', 'cod barras', 'codigo ean'],
    isCode: true,
    read: gtin,
  },
  height: { label: 'Altura', heads: ['height', 'altura', 'altura da embalagem'], quantity: 'length', read: measure },
  width: { label: 'Largura', heads: ['width', 'largura', 'largura da embalagem'], quantity: 'length', read: measure },
  depth: {
    label: 'Profundidade',
    heads: ['depth', 'length', 'profundidade', 'comprimento', 'comprimento da embalagem'],
    quantity: 'length',
    read: measure,
  },
  weight: { label: 'Peso', heads: ['weight', 'peso', 'peso bruto', 'peso da embalagem'], quantity: 'mass', read: measure },
  description: { label: 'Descrição', heads: ['description', 'descricao', 'descricao do produto'], read: lines(20_000) },
  brand: { label: 'Marca', heads: ['brand', 'marca', 'fabricante'], read: line(255) },
  condition: {
    label: 'Condição',
    heads: ['condition', 'condicao', 'estado', 'condicao do produto'],
    read: oneOf({ new: ['novo', 'nova'], used: ['usado', 'usada'] }, 'novo ou usado'),
  },
  listingType: {
    label: 'Tipo de anúncio',
    heads: ['listing type', 'listingtype', 'tipo de anuncio', 'tipo do anuncio'],
    read: oneOf({ gold_pro: ['premium'], gold_special: ['classico', 'clássico'] }, 'clássico ou premium'),
  },
  stock: {
    label: 'Estoque',
    heads: ['stock', 'estoque', 'quantidade', 'qtd', 'qtde', 'saldo', 'quantity', 'saldo em estoque', 'estoque atual'],
    read: pieces,
  },
  image: { label: 'Imagem', heads: ['image', 'imagem', 'imagens', 'images', 'foto', 'fotos', 'arquivo'], isMany: true, read: lines(4000) },
} as const satisfies Readonly<Record<string, Field<unknown>>>;

export type ListingField = keyof typeof listingFields;

const attributeHead = /^\s*(?:attr|atributo)\s*:\s*(?<name>\S.*)$/iu;
export const attributePrefix = 'attr:';

/** The attributes a head names, 'attr:Cor' or 'Atributo: Cor', and those that a mapping does, as fields of their own. */
export const attributeFields = (head: readonly string[], mapped: Iterable<string>): Readonly<Record<string, Field<string>>> => {
  const named = head.flatMap((each) => {
    const name = attributeHead.exec(each)?.groups?.['name']?.trim();
    return name === undefined ? [] : [{ name, heads: [readHead(each).name] }];
  });
  const fromMapping = [...mapped].flatMap((field) =>
    field.startsWith(attributePrefix) ? [{ name: field.slice(attributePrefix.length), heads: [] as readonly string[] }] : [],
  );
  return Object.fromEntries(
    [...named, ...fromMapping].map(({ name, heads }) => [`${attributePrefix}${name}`, { label: name, heads, read: line(255) }]),
  );
};

import { foldText } from '#lib/fold-text.ts';

/** What an imported row can say. Measures in centimetres and grams. */
export const importFields = [
  'title',
  'category',
  'price',
  'sku',
  'gtin',
  'height',
  'width',
  'depth',
  'weight',
  'description',
  'image',
] as const;
export type ImportField = (typeof importFields)[number];

/** Column heads that are known without a mapping, folded. */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  title: ['title', 'titulo', 'nome', 'name', 'produto', 'anuncio'],
  category: ['category', 'categoria'],
  price: ['price', 'preco', 'valor'],
  sku: ['sku', 'codigo', 'referencia'],
  gtin: ['gtin', 'ean', 'ean / gtin', 'codigo de barras', 'barcode'],
  height: ['height', 'altura'],
  width: ['width', 'largura'],
  depth: ['depth', 'length', 'profundidade', 'comprimento'],
  weight: ['weight', 'peso'],
  description: ['description', 'descricao'],
  image: ['image', 'imagem', 'foto', 'arquivo'],
};

export type ColumnOf = ReadonlyMap<ImportField, string>;

export const isImportField = (word: string): word is ImportField => (importFields as readonly string[]).includes(word);

/** Which column each field is read from: as mapped, else by the name of the column. */
export const matchColumns = (columns: readonly string[], mapped: ColumnOf): ColumnOf => {
  const byHead = new Map(columns.map((column) => [foldText(column).trim(), column]));
  return new Map(
    importFields.flatMap((field): [ImportField, string][] => {
      const column = mapped.get(field) ?? heads[field].map((head) => byHead.get(head)).find((found) => found !== undefined);
      return column === undefined || !columns.includes(column) ? [] : [[field, column]];
    }),
  );
};

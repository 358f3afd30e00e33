import type { category, SpecGroup } from '../db/schema/category.ts';
import { wordsOf } from '../listings/search-words.ts';
import { rootCategories, type CategoryId } from './data/categories.ts';
import { categoryTree, excludedRoots } from './data/category-tree.ts';
import { furtherSpecs, partSpecs, usualSpecs, yesOrNo } from './data/common-specs.ts';
import { kinds } from './data/kinds.ts';
import type { Kind, KindAttribute } from './kind.ts';

type CategoryRow = typeof category.$inferInsert;

/** Below the real roots every id is ours, far from the marketplace's own. */
const firstId = 9_000_001;

interface Leaf {
  readonly name: string;
  readonly kind: string | undefined;
  readonly shipModes: ('me1' | 'me2')[];
}

const leafForm = /^(?<name>[^[@]+?)(?: \[(?<kind>\w+)\])?(?: @(?<mode>me1|me2|none))?$/u;

const readLeaf = (text: string): Leaf => {
  const { name = text, kind, mode } = leafForm.exec(text)?.groups ?? {};
  return { name, kind, shipModes: mode === 'none' ? [] : mode === 'me1' || mode === 'me2' ? [mode] : ['me1', 'me2'] };
};

/** The tree of the demo: the real 31 main categories, and below them what `categoryTree` says. */
const grow = () => {
  const rows: CategoryRow[] = [];
  const leafOfKind = new Map<string, { readonly id: string; readonly level: number }>();
  let next = firstId;
  const add = (above: readonly CategoryRow[], name: string, more: Partial<CategoryRow> & { readonly id?: string } = {}): CategoryRow => {
    const id = more.id ?? `MLB${next++}`;
    const row: CategoryRow = {
      shipModes: ['me1', 'me2'],
      specs: [],
      isExcluded: false,
      ...more,
      id,
      name,
      parentId: above.at(-1)?.id ?? null,
      level: above.length + 1,
      path: [...above.map((each) => each.id), id],
      search: wordsOf([...above.map((each) => each.name), name]),
    };
    rows.push(row);
    return row;
  };
  for (const [rootId, rootName] of rootCategories) {
    const root = add([], rootName, { id: rootId, isExcluded: excludedRoots.includes(rootId), specs: specsOf(rootId, undefined) });
    const branches = new Map<string, readonly CategoryRow[]>([['', [root]]]);
    const branchAt = (way: string): readonly CategoryRow[] => {
      const known = branches.get(way);
      if (known) return known;
      const cut = way.lastIndexOf(' > ');
      const above = branchAt(cut < 0 ? '' : way.slice(0, cut));
      const branch = [...above, add(above, cut < 0 ? way : way.slice(cut + 3))];
      branches.set(way, branch);
      return branch;
    };
    for (const line of categoryTree[rootId]) {
      const [way = '', leaves = ''] = line.split(': ');
      for (const { name, kind, shipModes } of leaves.split('; ').map(readLeaf)) {
        const above = branchAt(way);
        const row = add(above, name, {
          shipModes,
          specs: specsOf(
            rootId,
            kinds.find(({ key }) => key === kind),
          ),
        });
        if (kind !== undefined) leafOfKind.set(kind, { id: row.id, level: above.length + 1 });
      }
    }
  }
  return { rows, leafOfKind };
};

/** Values without ids of the marketplace's get some that no two attributes share. */
const specOf = ({ id, name, values, type, required }: KindAttribute): SpecGroup['attributes'][number] => ({
  id,
  name,
  tags: required ? ['required'] : [],
  value_type: type,
  ...(type === 'boolean' ? { values: yesOrNo } : {}),
  ...(type === 'list' ? { values: values.map((value) => ({ id: `${id}-${value}`, name: value })) } : {}),
  ...(type === 'number_unit' ? unitsOf(values) : {}),
  ...(type === 'string' ? { value_max_length: 255 } : {}),
});

/** '20 W', '55 W' are in W. */
const unitsOf = (values: readonly string[]) => {
  const names = [...new Set(values.map((value) => value.replace(/^[\d.,]+\s*/u, '')))].filter((unit) => unit !== '');
  return { units: names.map((unit) => ({ id: unit, name: unit })), default_unit_id: names[0] ?? null };
};

const specsOf = (rootId: CategoryId, kind: Kind | undefined): readonly SpecGroup[] => {
  const main = kind ? kind.attributes.map(specOf) : [...usualSpecs, ...(rootId === 'MLB5672' ? partSpecs : [])];
  const known = new Set(main.map(({ id }) => id));
  return [
    { id: 'MAIN', label: 'Características principais', attributes: main.toSorted((a, b) => b.tags.length - a.tags.length) },
    { id: 'OTHERS', label: 'Outras características', attributes: furtherSpecs.filter(({ id }) => !known.has(id)) },
  ];
};

const grown = grow();

export const demoCategories: readonly CategoryRow[] = grown.rows;

/** Where a kind of product is listed. */
export const leafOf = ({ key }: Pick<Kind, 'key'>): { readonly id: string; readonly level: number } => {
  const leaf = grown.leafOfKind.get(key);
  if (!leaf) throw new Error(`No category for the kind ${key}`);
  return leaf;
};

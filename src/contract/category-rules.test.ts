import { describe, expect, test } from 'vitest';
import { CategoryAttribute } from './category.ts';
import { isRequired, missingRequired, shippingRules, withAsked } from './category-rules.ts';
import { ListingAttribute } from './listing.ts';

const spec = (id: string, more: Record<string, unknown> = {}): CategoryAttribute =>
  CategoryAttribute.parse({ id, name: `Nome ${id}`, tags: [], value_type: 'string', ...more });
const has = (id: string, value: string | null, more: Partial<ListingAttribute> = {}): ListingAttribute =>
  ListingAttribute.parse({ id, name: `Nome ${id}`, value_name: value, value_id: null, value_type: 'string', ...more });

describe('what is required', () => {
  const specs = [spec('BRAND', { tags: ['required'] }), spec('MODEL', { tags: ['catalog_required'] }), spec('COLOR')];

  test('is tagged required or catalog_required, and is missing without a value', () => {
    expect(missingRequired(specs, [has('BRAND', 'Sonare'), has('MODEL', '  ')])).toEqual([
      { rule: 'attribute', path: 'attributes.MODEL', name: 'Nome MODEL' },
    ]);
    expect(missingRequired(specs, [])).toHaveLength(2);
  });

  test('is answered by the variations where each of them says it', () => {
    const size = [spec('SIZE', { tags: ['required'] })];
    const sized = { attributes: [has('SIZE', 'M')] };
    expect(missingRequired(size, [], [sized, { attributes: [has('SIZE', 'G')] }])).toEqual([]);
    expect(missingRequired(size, [], [sized, { attributes: [has('SIZE', '')] }])).toHaveLength(1);
    expect(missingRequired(size, [], [])).toHaveLength(1);
  });

  test('is answered by Não se aplica too', () => {
    expect(missingRequired(specs, [has('BRAND', null, { value_id: '-1' }), has('MODEL', 'X')])).toEqual([]);
  });

  test('on a condition only when the other attribute says so', () => {
    const pack = spec('UNITS', { tags: ['conditional_required'], required_when: { id: 'IS_KIT', value_names: ['Sim'] } });
    expect(isRequired(pack, [])).toBe(false);
    expect(isRequired(pack, [has('IS_KIT', 'Não')])).toBe(false);
    expect(isRequired(pack, [has('IS_KIT', 'sim')])).toBe(true);
  });

  test('by a mark of another day is nothing, where the category asks anything; where it asks nothing the mark stands', () => {
    const marked = [
      { rule: 'attribute', path: 'attributes.COLOR', name: 'Nome COLOR' },
      { rule: 'title', path: 'title' },
    ] as const;
    expect(withAsked(marked, specs, [has('BRAND', 'Sonare')], []).map(({ path }) => path)).toEqual(['title', 'attributes.MODEL']);
    expect(withAsked(marked, [], [], [])).toEqual(marked);
  });

  test('never what nobody is shown', () => {
    expect(missingRequired([spec('X', { tags: ['required', 'hidden'] }), spec('Y', { tags: ['required', 'read_only'] })], [])).toEqual([]);
  });
});

test.each([
  { shipMode: 'me1', me2: false, modes: ['me1', 'me2'], rules: [] },
  { shipMode: 'me2', me2: true, modes: ['me1', 'me2'], rules: [] },
  { shipMode: 'me1', me2: true, modes: ['me2'], rules: ['noMe1'] },
  { shipMode: 'me2', me2: true, modes: ['me1'], rules: ['onlyMe2', 'noMe2'] },
  { shipMode: 'me2', me2: false, modes: ['me1'], rules: ['noMe2'] },
  { shipMode: 'me1', me2: false, modes: ['me2'], rules: ['noMe1', 'onlyMe1'] },
  { shipMode: 'me1', me2: true, modes: [], rules: ['noShipping'] },
] as const)('sending by $shipMode, company with me2 $me2, category allowing $modes: $rules', ({ rules, ...shipping }) => {
  expect(shippingRules(shipping).map(({ rule }) => rule)).toEqual(rules);
});

import type { SpecGroup } from '../../db/schema/category.ts';

type Spec = SpecGroup['attributes'][number];

const listOf = (names: readonly string[], from: number): { id: string; name: string }[] =>
  names.map((name, at) => ({ id: String(from + at), name }));

export const yesOrNo = [
  { id: '242085', name: 'Sim' },
  { id: '242084', name: 'Não' },
];

const units = (...names: readonly string[]): { id: string; name: string }[] => names.map((name) => ({ id: name, name }));

/** Required in categories that have no kind of product in the demo. */
export const usualSpecs: readonly Spec[] = [
  { id: 'BRAND', name: 'Marca', tags: ['required', 'catalog_required'], value_type: 'string', value_max_length: 255 },
  { id: 'MODEL', name: 'Modelo', tags: ['required'], value_type: 'string', value_max_length: 255 },
];

/** What parts of vehicles are asked beside that. */
export const partSpecs: readonly Spec[] = [
  { id: 'PART_NUMBER', name: 'Número da peça', tags: ['catalog_required'], value_type: 'string', value_max_length: 60 },
  {
    id: 'POSITION',
    name: 'Posição',
    tags: [],
    value_type: 'list',
    values: listOf(['Dianteira', 'Traseira', 'Esquerda', 'Direita'], 405_000),
  },
];

/** Every category asks these, and requires none of them by itself. */
export const furtherSpecs: readonly Spec[] = [
  {
    id: 'COLOR',
    name: 'Cor',
    tags: ['allow_variations', 'defines_picture'],
    value_type: 'list',
    values: listOf(['Preto', 'Branco', 'Azul', 'Vermelho', 'Verde', 'Rosa', 'Cinza', 'Marrom'], 52_000),
  },
  { id: 'ITEM_WEIGHT', name: 'Peso do produto', tags: [], value_type: 'number_unit', units: units('g', 'kg'), default_unit_id: 'g' },
  {
    id: 'ITEM_LENGTH',
    name: 'Comprimento do produto',
    tags: [],
    value_type: 'number_unit',
    units: units('cm', 'm', '"'),
    default_unit_id: 'cm',
  },
  { id: 'IS_KIT', name: 'É kit', tags: [], value_type: 'boolean', values: yesOrNo },
  {
    id: 'UNITS_PER_PACK',
    name: 'Unidades por kit',
    tags: ['conditional_required'],
    value_type: 'number',
    value_max_length: 4,
    required_when: { id: 'IS_KIT', value_names: ['Sim'] },
  },
  { id: 'ORIGIN', name: 'Origem', tags: [], value_type: 'list', values: listOf(['Brasil', 'China', 'Outros'], 1_500_000) },
  {
    id: 'ITEM_CONDITION',
    name: 'Condição do item',
    tags: ['hidden', 'read_only'],
    value_type: 'list',
    values: listOf(['Novo', 'Usado'], 2_230_284),
  },
];

import { callersOf } from '#contract/call.ts';
import { addProduct, saveProduct } from '#contract/product.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { defineAction, type Action } from '../command.ts';

/** Each runs what the mounted page offers under its name; without it there is nothing to run. */
const onPage = (action: Pick<Action, 'icon' | 'aliases' | 'on'> & { readonly name: `product.${string}` & MessageKey }): Action =>
  defineAction({
    ...action,
    title: action.name,
    roles: callersOf(saveProduct),
    scope: 'global',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

/** The form, from wherever one is. */
const add = defineAction({
  name: 'product.add',
  title: 'product.add',
  icon: 'list-plus',
  aliases: ['new product', 'cadastrar', 'criar', 'sku'],
  roles: callersOf(addProduct),
  scope: 'global',
  run:
    ({ navigate }) =>
    () =>
      navigate('/product/new'),
});

/** What is done from the page of a product. */
export const productActions: readonly Action[] = [
  add,
  onPage({
    name: 'product.list',
    on: 'product',
    icon: 'tag',
    aliases: ['list', 'publish', 'anunciar', 'publicar'],
  }),
  onPage({ name: 'product.duplicate', on: 'product', icon: 'copy-plus', aliases: ['duplicate', 'copiar', 'clonar', 'cópia'] }),
  onPage({ name: 'product.edit', icon: 'pencil', aliases: ['edit', 'editar', 'produto', 'estoque', 'medidas', 'preço'] }),
  onPage({ name: 'product.addAttribute', icon: 'tag', aliases: ['attribute', 'atributo', 'variação', 'sku'] }),
];

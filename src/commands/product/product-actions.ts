import { callersOf } from '#contract/call.ts';
import { addProduct, saveProduct } from '#contract/product.ts';
import { defineAction, type Action } from '../command.ts';

/** What the mounted page offers. */
const onPage = (action: Pick<Action, 'icon' | 'aliases' | 'on'> & { readonly name: `product.${string}` }): Action =>
  defineAction({
    ...action,
    roles: callersOf(saveProduct),
  });

/** The form, from wherever one is. */
const add = defineAction({
  name: 'product.add',
  icon: 'list-plus',
  aliases: ['new product', 'cadastrar', 'criar', 'sku'],
  roles: callersOf(addProduct),
  opens: '/product/new',
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

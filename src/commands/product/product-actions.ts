import { callersOf } from '#contract/call.ts';
import { saveProduct } from '#contract/product.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { defineAction, type Action } from '../command.ts';

/** Each runs what the mounted page offers under its name; without it there is nothing to run. */
const onPage = (action: Pick<Action, 'icon' | 'aliases'> & { readonly name: `product.${string}` & MessageKey }): Action =>
  defineAction({
    ...action,
    title: action.name,
    roles: callersOf(saveProduct),
    scope: 'global',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

/** What is done from the page of a product. */
export const productActions: readonly Action[] = [
  onPage({ name: 'product.edit', icon: 'pencil', aliases: ['edit', 'editar', 'produto', 'estoque', 'medidas', 'preço'] }),
  onPage({ name: 'product.addAttribute', icon: 'tag', aliases: ['attribute', 'atributo', 'variação', 'sku'] }),
];

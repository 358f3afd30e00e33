import type { MessageKey } from '#locale/catalogue.ts';
import { defineAction, type Action } from '../command.ts';

/** Who keeps products (decision 18). */
const productRoles = ['seller', 'superuser'] as const;

/** Each runs what the mounted page offers under its name; without it there is nothing to run. */
const onPage = (action: Pick<Action, 'icon' | 'aliases'> & { readonly name: `product.${string}` & MessageKey }): Action =>
  defineAction({
    ...action,
    title: action.name,
    roles: productRoles,
    scope: 'global',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

/** What is done from a product's page. */
export const productActions: readonly Action[] = [
  onPage({ name: 'product.edit', icon: 'pencil', aliases: ['edit', 'editar', 'produto', 'estoque', 'medidas', 'preço'] }),
  onPage({ name: 'product.addAttribute', icon: 'tag', aliases: ['attribute', 'atributo', 'variação', 'sku'] }),
];

import { z } from 'zod';
import { archiveProduct, productParties, type Product, type ProductRow } from '#contract/product.ts';
import { rolesOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepProduct } from '#machines/lifecycle/product.ts';
import { defineCommand, type Actor, type AnyCommand } from '../command.ts';
import { once, prefillDecided } from '../decided.ts';
import { productActions } from './product-actions.ts';

/** What commands decide on: a row of the list, or the product's page. */
type ProductView = ProductRow | Product;

const Decided = z.object({ _id: z.string(), version: z.int().positive() });

const stepped = (product: ProductView, step: 'archive' | 'restore', { role }: Actor): Result<ProductView, Message> => {
  const next = stepProduct(product.status, step, { party: role });
  return next.ok ? ok({ ...product, status: next.value }) : refuse({ key: `product.refused.${next.error.reason}` });
};

/** Away, or back: one call, and each takes the other back. */
const moving = (step: 'archive' | 'restore', face: { readonly icon: string; readonly aliases: readonly string[] }) =>
  defineCommand<z.infer<typeof Decided>, ProductView>({
    ...face,
    roles: rolesOf(productParties, step),
    on: 'product',
    name: `product.${step}`,
    done: step === 'archive' ? 'product.archived' : 'product.restored',
    args: Decided,
    prefill: prefillDecided,
    can: (product, actor) => stepped(product, step, actor),
    decide: (product, _args, actor) => stepped(product, step, actor),
    send: (api, { _id, version }, intentId) =>
      api.send(archiveProduct, { params: { id: _id }, body: { isArchived: step === 'archive' } }, once(intentId, version)),
    isHeld: true,
    inverse: (args) => ({ command: step === 'archive' ? 'product.restore' : 'product.archive', args }),
    onLostAnswer: 'retry',
    isOurs: true,
  });

export const productCommands: readonly AnyCommand[] = [
  ...productActions,
  moving('archive', { icon: 'ban', aliases: ['archive', 'arquivar', 'excluir', 'produto'] }),
  moving('restore', { icon: 'rotate-ccw', aliases: ['restore', 'reativar', 'restaurar', 'produto'] }),
];

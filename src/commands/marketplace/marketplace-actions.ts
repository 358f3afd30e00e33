import { callersOf } from '#contract/call.ts';
import { beginConnecting } from '#contract/marketplace-account.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { defineAction, type Action } from '../command.ts';

/** Each runs what the mounted page offers under its name: a person goes to the marketplace's own page, or is asked first. */
const onPage = (action: Pick<Action, 'icon' | 'aliases'> & { readonly name: `marketplace.${string}` & MessageKey }): Action =>
  defineAction({
    ...action,
    title: action.name,
    roles: callersOf(beginConnecting),
    scope: 'global',
    run: ({ handlers }) => handlers.get(action.name) ?? null,
  });

const also = ['autorizar', 'authorize', 'mercado livre', 'conta', 'integração'];

/** What is done with the connection of an account, from the page that shows it. */
export const marketplaceActions: readonly Action[] = [
  onPage({ name: 'marketplace.connect', icon: 'link-2', aliases: ['connect', 'conectar', 'nova conta', ...also] }),
  onPage({ name: 'marketplace.reauthorize', icon: 'refresh-cw', aliases: ['reauthorize', 'reconectar', ...also] }),
  onPage({ name: 'marketplace.disconnect', icon: 'unlink-2', aliases: ['disconnect', 'revoke', 'desconectar', 'revogar', ...also] }),
];

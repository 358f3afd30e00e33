import { callersOf } from '#contract/call.ts';
import { beginConnecting } from '#contract/marketplace-account.ts';
import { defineAction, type Action } from '../command.ts';

/** What the mounted page offers: a person goes to the marketplace's own page, or is asked first. */
const onPage = (action: Pick<Action, 'icon' | 'aliases'> & { readonly name: `marketplace.${string}` }): Action =>
  defineAction({
    ...action,
    roles: callersOf(beginConnecting),
  });

const also = ['autorizar', 'authorize', 'mercado livre', 'conta', 'integração'];

/** What is done with the connection of an account, from the page that shows it. */
export const marketplaceActions: readonly Action[] = [
  onPage({ name: 'marketplace.connect', icon: 'link-2', aliases: ['connect', 'conectar', 'nova conta', ...also] }),
  onPage({ name: 'marketplace.reauthorize', icon: 'refresh-cw', aliases: ['reauthorize', 'reconectar', ...also] }),
  onPage({ name: 'marketplace.disconnect', icon: 'unlink-2', aliases: ['disconnect', 'revoke', 'desconectar', 'revogar', ...also] }),
];

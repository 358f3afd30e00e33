import { noAdapters, type Adapters } from './adapters.ts';
import { openMercadoLivre } from './mercadolivre/open-mercado-livre.ts';
import { openPlayed } from './played.ts';

/** What this installation speaks to, by its settings: the demo plays for accounts that nobody has connected, and for no others. */
export const openAdapters = (deps: Parameters<typeof openMercadoLivre>[0]): Adapters => {
  const { MARKETPLACE } = deps.settings;
  if (MARKETPLACE === 'off') return noAdapters;
  return { played: MARKETPLACE === 'fake' ? openPlayed() : null, connected: openMercadoLivre(deps) };
};

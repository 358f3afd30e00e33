import { evidenceOf, foldInPlace, placesOf } from './folded-places.ts';
import type { Check, ListingFacts } from './check.ts';

/** Paying elsewhere. 'Depósito' alone is a part of a vacuum cleaner. */
const talk =
  /(?<![a-z0-9])(?:chave pix|pix|deposito (?:bancario|em conta)|transferencia bancaria|dados bancarios|conta corrente|boletos?|desconto (?:a vista|no pagamento)|pag(?:ue|amento) (?:direto|por fora)|por fora (?:do|da) (?:site|mercado livre|plataforma)|fora d[oa] (?:mercado livre|plataforma)|compre direto|venda direta|dinheiro na entrega)(?![a-z0-9])/gu;

export const checkPayment: Check<Pick<ListingFacts, 'description'>> = {
  name: 'payment',
  severity: 'yellow',
  find: ({ description }) => {
    const text = foldInPlace(description ?? '');
    const places = placesOf(text, talk);
    return places.length === 0 ? [] : [{ code: 'paymentTalk', place: 'description', ...evidenceOf(text, places), proposes: 'payment' }];
  },
};

import { evidenceOf, foldInPlace, placesOf } from './folded-places.ts';
import type { Check, ListingFacts } from './check.ts';

/** How one pays, which the marketplace says of every offer, and paying elsewhere. 'Depósito' alone is a part of a vacuum cleaner. */
const words = [
  'chave pix',
  'p[i1]x(?!-)',
  'deposito (?:bancario|em conta)',
  'transferencia (?:bancaria|para (?:[oa] )?(?:banco|conta))',
  'dados bancarios',
  'conta corrente',
  'boletos?',
  'crediario',
  'picpay',
  'paypal',
  'formas? de pagamento',
  'sem juros',
  'parcel(?:o|amos|amento)',
  'parcelad[oa] (?:em|no)',
  'aceit(?:o|a|amos) (?:cheques?|dinheiro|cart(?:ao|oes))',
  'desconto (?:a vista|no pagamento)',
  // Bricks are 'à vista' too.
  'a vista (?:tem|sai|ganha)',
  'pag(?:ue|amento) (?:direto|por fora)',
  'pagamento em (?:dinheiro|cartao)',
  '(?:dinheiro|metade|pagamento) na entrega',
  'por fora (?:do|da) (?:site|mercado livre|plataforma)',
  'fora d[oa] (?:mercado livre|ml|plataforma)',
  'compre direto',
  'venda direta',
];
const talk = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'gu');

export const checkPayment: Check<Pick<ListingFacts, 'description'>> = {
  name: 'payment',
  severity: 'yellow',
  find: ({ description }) => {
    const text = foldInPlace(description ?? '');
    const places = placesOf(text, talk);
    return places.length === 0 ? [] : [{ code: 'paymentTalk', place: 'description', ...evidenceOf(text, places), proposes: 'payment' }];
  },
};

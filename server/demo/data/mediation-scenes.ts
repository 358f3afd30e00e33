import type { Claim } from '#contract/mediation.ts';

type Speaker = 'buyer' | 'seller' | 'superuser' | 'mediator';

interface Line {
  readonly by: Speaker;
  readonly text: string;
  readonly file?: 'photo' | 'receipt';
}

/** How a dispute began and went. */
export interface Scene {
  readonly stage: Claim['stage'];
  readonly reasonId: string;
  readonly reason: string;
  readonly lines: readonly Line[];
}

const by = (speaker: Speaker, text: string, file?: Line['file']): Line => ({ by: speaker, text, ...(file && { file }) });

export const scenes: readonly Scene[] = [
  {
    stage: 'claim',
    reasonId: 'PDD9939',
    reason: 'O produto chegou com defeito',
    lines: [
      by('buyer', 'O produto chegou com a caixa amassada e não funciona.', 'photo'),
      by('seller', 'Olá! Sentimos muito pelo ocorrido. Você pode nos enviar uma foto da etiqueta da caixa?'),
      by('buyer', 'Segue a foto da etiqueta.', 'photo'),
      by('seller', 'Obrigado. Podemos enviar outro produto sem custo ou devolver o valor. O que prefere?'),
      by('buyer', 'Prefiro receber outro. Até quando chega?'),
    ],
  },
  {
    stage: 'claim',
    reasonId: 'PNR3430',
    reason: 'A entrega está atrasada',
    lines: [
      by('buyer', 'Ainda não recebi o pedido, e o prazo terminou na sexta-feira.'),
      by('seller', 'Olá! Consultamos a transportadora: o pacote está na unidade da sua cidade.'),
      by('buyer', 'O rastreio não muda há cinco dias.'),
      by('seller', 'Abrimos uma reclamação na transportadora. Segue o comprovante de postagem.', 'receipt'),
    ],
  },
  {
    stage: 'claim',
    reasonId: 'PDD9942',
    reason: 'O produto é diferente do anunciado',
    lines: [
      by('buyer', 'Recebi a cor errada, quero trocar.', 'photo'),
      by('seller', 'Pedimos desculpas! Já separamos o produto na cor certa.'),
      by('buyer', 'Como faço a devolução deste?'),
      by('seller', 'Enviamos uma etiqueta de devolução para o seu e-mail, sem custo.'),
      by('buyer', 'Recebi a etiqueta, obrigada. Posto amanhã.'),
      by('seller', 'Perfeito. Assim que for postado enviamos o novo.'),
    ],
  },
  {
    stage: 'dispute',
    reasonId: 'PNR3430',
    reason: 'O comprador diz que não recebeu o produto',
    lines: [
      by('buyer', 'O sistema diz entregue, mas ninguém aqui recebeu nada.'),
      by('seller', 'Olá! O comprovante da transportadora mostra a entrega na portaria.', 'receipt'),
      by('buyer', 'Não há portaria no meu prédio. Quero o dinheiro de volta.'),
      by('mediator', 'Entrei para ajudar. Vendedor, envie o comprovante de entrega com o nome de quem recebeu.'),
      by('seller', 'Segue o comprovante completo.', 'receipt'),
      by('superuser', 'Pedimos à transportadora a foto da entrega; enviamos aqui assim que chegar.'),
      by('mediator', 'Obrigado. Aguardamos a foto da entrega para decidir.'),
    ],
  },
  {
    stage: 'claim',
    reasonId: 'CS7015',
    reason: 'O comprador quer cancelar a compra',
    lines: [
      by('buyer', 'Comprei por engano, posso cancelar?'),
      by('seller', 'Olá! O pedido já foi despachado. Ao receber, recuse a entrega e o valor volta para você.'),
      by('buyer', 'Tudo bem, obrigado.'),
    ],
  },
  {
    stage: 'dispute',
    reasonId: 'PDD9939',
    reason: 'O produto chegou incompleto',
    lines: [
      by('buyer', 'Faltam peças na caixa e o manual está rasgado.', 'photo'),
      by('seller', 'Conferimos a embalagem antes do envio e estava completa. Pode nos mandar uma foto de tudo que veio?'),
      by('buyer', 'É só isto que veio.', 'photo'),
      by('mediator', 'O comprador enviou as fotos. Vendedor, ofereça as peças que faltam ou um reembolso parcial.'),
      by('seller', 'Podemos enviar as peças hoje, com rastreio.'),
    ],
  },
];

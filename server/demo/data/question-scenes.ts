/** What buyers ask before they buy, and what sellers answer. */
export const askers = [
  'ANDRE.M',
  'CAMILA_RJ',
  'JOSE1978',
  'BIA.COSTA',
  'MARCIO_AUTO',
  'LETICIA.P',
  'TONI_SP',
  'ROSANGELA22',
  'VAGNER.L',
  'ISA_MOTTA',
] as const;

interface Asked {
  readonly text: string;
  readonly answer: string;
}

export const asked: readonly Asked[] = [
  { text: 'Bom dia! Tem na cor preta?', answer: 'Bom dia! Temos sim, é só escolher a cor no anúncio. Ficamos à disposição.' },
  { text: 'Emite nota fiscal?', answer: 'Olá! Sim, todos os pedidos vão com nota fiscal eletrônica.' },
  { text: 'Chega até sexta em Recife?', answer: 'Olá! Comprando hoje o prazo é de 3 a 5 dias úteis para Recife.' },
  { text: 'Qual o prazo de garantia?', answer: 'Olá! A garantia é de 90 dias contra defeitos de fabricação.' },
  { text: 'Aceita troca se não servir?', answer: 'Olá! Sim, em até 30 dias depois de receber, com frete por nossa conta.' },
  {
    text: 'Quais são as medidas da caixa? Preciso saber se cabe no meu carro.',
    answer: 'Olá! As medidas estão na ficha técnica do anúncio.',
  },
  { text: 'Esse preço é da unidade ou do par?', answer: 'Olá! O preço é por unidade.' },
  { text: 'Vocês têm 12 peças em estoque? É para revenda.', answer: 'Olá! Temos sim, pode comprar pelo anúncio.' },
  { text: 'É original ou compatível?', answer: 'Olá! É original, com selo do fabricante na embalagem.' },
  { text: 'O manual vem em português?', answer: 'Olá! Sim, o manual acompanha o produto e está em português.' },
  {
    text: 'Comprei um igual e veio sem parafusos. Este vem completo, com tudo que é preciso para instalar?',
    answer: 'Olá! Vem completo, com parafusos e buchas.',
  },
  { text: 'Pode parcelar em 12x sem juros?', answer: 'Olá! As parcelas são as que o anúncio mostra na hora de pagar.' },
];

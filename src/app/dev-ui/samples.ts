const text = 'Uma frase que um dia alguém escreveu, comprida o bastante para quebrar a linha em uma janela estreita.';

/** What the controls show on /dev/ui. Not in the catalogue: nobody but a developer reads it. */
export const samples = {
  page: '/dev/ui',
  text,
  paragraphs: Array.from({ length: 24 }, (_, index) => `${index + 1}. ${text}`),
  stored: {
    text: 'Primeira linha\nSegunda linha com <b>marcas</b> que não valem\nhttps://exemplo.com.br não vira link',
    html: '<h3>Título</h3><p onclick="alert(1)">Um <b>texto</b> com <a href="javascript:alert(1)">ligação</a>.</p><ul><li>um</li><li>dois</li></ul><img src=x onerror=alert(1)>',
    link: 'https://exemplo.com.br/produto',
    badLink: 'javascript:alert(1)',
  },
  upload: {
    states: 'Fotos do anúncio',
    sending: 'Enviados ao anexar',
    single: 'Nota fiscal',
    disabled: 'Conversa encerrada',
    refused: 'O servidor está fora do ar.',
  },
  table: {
    pages: 'Artigos em páginas',
    million: 'Um milhão de artigos',
    empty: 'Sem artigos',
    broken: 'Servidor fora do ar',
    names: ['Furadeira de impacto', 'Café torrado', 'Tênis de corrida', 'Cadeira de escritório', 'Óleo lubrificante'],
    code: 'Código',
    name: 'Artigo',
    state: 'Situação',
    states: { good: 'Ativo', warn: 'Pausado', bad: 'Recusado' },
    price: 'Preço',
    day: 'Criado em',
    note: 'Observação',
    edit: 'Editar',
    inUse: 'Em uso em um pedido',
  },
  dialog: {
    long: 'Janela com texto comprido',
    full: 'Tela cheia no celular',
    confirm: 'Enviar de novo?',
    question: 'O que já foi enviado não é enviado outra vez.',
    yes: 'Sim, enviar',
    no: 'Não',
    remove: 'Deletar',
  },
} as const;

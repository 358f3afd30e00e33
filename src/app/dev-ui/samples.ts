const text = 'Uma frase que um dia alguém escreveu, comprida o bastante para quebrar a linha em uma janela estreita.';

/** What the controls show on /dev/ui. Not in the catalogue: nobody but a developer reads it. */
export const samples = {
  page: '/dev/ui',
  text,
  paragraphs: Array.from({ length: 24 }, (_, index) => `${index + 1}. ${text}`),
  upload: {
    states: 'Fotos do anúncio',
    sending: 'Enviados ao anexar',
    single: 'Nota fiscal',
    disabled: 'Conversa encerrada',
    refused: 'O servidor está fora do ar.',
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

import { messages } from './messages.ts';

type Name = { readonly name: string };
type N = { readonly n: number };

/** Words of the upload widget; the Portuguese ones of rows IMG-3 to IMG-5 are the specification's. */
export const upload = messages({
  'upload.label': { br: 'Anexos', en: 'Attachments' },
  'upload.choose': { br: 'Escolher arquivos', en: 'Choose files' },
  'upload.noFile': { br: 'Nenhum arquivo escolhido', en: 'No file chosen' },
  'upload.chooseOne': { br: 'Escolher arquivo', en: 'Choose a file' },
  'upload.orDrop': { br: 'ou arraste para cá, ou cole (Ctrl+V)', en: 'or drop them here, or paste (Ctrl+V)' },
  'upload.dropNow': { br: 'Solte para anexar', en: 'Drop to attach' },
  'upload.accepts': {
    br: ({ kinds, limit }: { kinds: string; limit: number }) => `${kinds} · até ${limit} ${limit === 1 ? 'arquivo' : 'arquivos'}`,
    en: ({ kinds, limit }: { kinds: string; limit: number }) => `${kinds} · up to ${limit} ${limit === 1 ? 'file' : 'files'}`,
  },
  'upload.noWhite': { br: 'Imagem sem fundo branco', en: 'Image without a white background' },
  'upload.noWhiteLocked': { br: 'Delete as imagens para desbloquear esta opção.', en: 'Delete the images to unlock this option.' },
  'upload.list': { br: ({ n }: N) => `Arquivos anexados: ${n}`, en: ({ n }: N) => `Attached files: ${n}` },

  'upload.format': {
    br: ({ last }: { last: string }) => `Formato inválido ${last}`,
    en: ({ last }: { last: string }) => `Invalid format ${last}`,
  },
  'upload.tooLarge': {
    br: ({ name, mb }: { name: string; mb: string }) => `Arquivo ${name} maior do que o tamanho permitido. ${mb}mb`,
    en: ({ name, mb }: { name: string; mb: string }) => `File ${name} is larger than allowed. ${mb}mb`,
  },
  'upload.full': { br: 'Quantidade de anexo excedido!', en: 'Too many attachments!' },
  'upload.limited': { br: ({ n }: N) => `Limitado a ${n} anexos!`, en: ({ n }: N) => `Limited to ${n} attachments!` },
  'upload.notWhite': { br: 'Arquivo não contém fundo branco.', en: 'The file has no white background.' },
  'upload.corrupt': { br: 'Arquivo de imagem corrompido ou incompleto', en: 'Image file damaged or incomplete' },
  'upload.tooManyPixels': { br: 'Imagem com mais de 50 megapixels', en: 'Image of more than 50 megapixels' },
  'upload.unreadable': { br: 'Não foi possível ler o arquivo', en: 'The file could not be read' },
  'upload.why.heic': {
    br: 'Foto HEIC do iPhone: salve como JPG, ou escolha Ajustes › Câmera › Formatos › Mais compatível.',
    en: 'HEIC photo of an iPhone: save it as JPG, or choose Settings › Camera › Formats › Most compatible.',
  },
  'upload.why.picture': {
    br: ({ format, kinds }: { format: string; kinds: string }) => `Imagem ${format}: salve em outro formato (${kinds}) e escolha de novo.`,
    en: ({ format, kinds }: { format: string; kinds: string }) =>
      `${format} image: save it in another format (${kinds}) and choose it again.`,
  },
  'upload.why.name': { br: 'O conteúdo não é o que o nome do arquivo diz.', en: 'The content is not what the file name says.' },
  'upload.why.kind': {
    br: ({ kinds }: { kinds: string }) => `Aceitos: ${kinds}.`,
    en: ({ kinds }: { kinds: string }) => `Accepted: ${kinds}.`,
  },

  'upload.summary': {
    br: ({ taken, refused }: { taken: number; refused: number }) =>
      [
        `${taken} ${taken === 1 ? 'arquivo anexado' : 'arquivos anexados'}`,
        refused > 0 && `${refused} ${refused === 1 ? 'recusado' : 'recusados'}`,
      ]
        .filter(Boolean)
        .join(', '),
    en: ({ taken, refused }: { taken: number; refused: number }) =>
      [`${taken} ${taken === 1 ? 'file' : 'files'} attached`, refused > 0 && `${refused} refused`].filter(Boolean).join(', '),
  },
  'upload.refusedLine': {
    br: ({ name, why }: { name: string; why: string }) => `${name}: ${why}`,
    en: ({ name, why }: { name: string; why: string }) => `${name}: ${why}`,
  },
  'upload.more': { br: ({ n }: N) => `e mais ${n}`, en: ({ n }: N) => `and ${n} more` },
  'upload.notKept': {
    br: ({ name }: Name) => `Sem espaço neste computador: ${name} não foi guardado e se perde se a página fechar.`,
    en: ({ name }: Name) => `No space on this computer: ${name} was not kept and is lost if the page closes.`,
  },
  'upload.nothingKept': {
    br: 'Este navegador não consegue guardar arquivos agora: o que for anexado se perde se a página fechar.',
    en: 'This browser can not keep files now: what is attached is lost if the page closes.',
  },

  'upload.checking': { br: ({ name }: Name) => `Verificando ${name}`, en: ({ name }: Name) => `Checking ${name}` },
  'upload.sending': { br: ({ name }: Name) => `Enviando ${name}`, en: ({ name }: Name) => `Sending ${name}` },
  'upload.waiting': { br: 'Aguardando', en: 'Waiting' },
  'upload.sent': { br: 'Enviado', en: 'Sent' },
  'upload.existing': { br: 'Anexado', en: 'Attached' },
  'upload.isNew': { br: 'Nova', en: 'New' },
  'upload.isSaved': { br: 'Salva', en: 'Saved' },
  'upload.nth': { br: ({ n }: N) => `Imagem ${n}`, en: ({ n }: N) => `Image ${n}` },
  'upload.retryWord': { br: 'Enviar de novo', en: 'Send again' },
  'upload.removeWord': { br: 'Deletar', en: 'Delete' },
  'upload.moveWord': { br: 'Mudar a posição', en: 'Change the position' },
  'upload.retry': { br: ({ name }: Name) => `Enviar ${name} de novo`, en: ({ name }: Name) => `Send ${name} again` },
  'upload.remove': { br: ({ name }: Name) => `Deletar ${name}`, en: ({ name }: Name) => `Delete ${name}` },
  'upload.move': { br: ({ name }: Name) => `Mudar a posição de ${name}`, en: ({ name }: Name) => `Change the position of ${name}` },
  'upload.moveHow': {
    br: 'Espaço pega o arquivo, as setas o levam, Espaço solta, Esc desiste.',
    en: 'Space picks the file up, arrows move it, Space drops it, Esc gives up.',
  },
  'upload.moved': {
    br: ({ name, at, of }: { name: string; at: number; of: number }) => `${name} na posição ${at} de ${of}`,
    en: ({ name, at, of }: { name: string; at: number; of: number }) => `${name} at position ${at} of ${of}`,
  },
  'upload.moveGivenUp': { br: ({ name }: Name) => `${name} voltou ao lugar`, en: ({ name }: Name) => `${name} went back` },
});

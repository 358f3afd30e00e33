import type { listingRuleText } from '#contract/listing-rule-text.ts';
import type { sessionEndedMessage } from '#contract/problem.ts';
import type { ruleText } from '#lib/validate/rule-text.ts';
import { doctorSentences } from './doctor-sentences.ts';
import { importSentences } from './import-sentences.ts';
import { limitSentences } from './limit-sentences.ts';
import { linkSentences } from './link-sentences.ts';
import { marketplaceSentences } from './marketplace-sentences.ts';
import { noticeSentences } from './notice-sentences.ts';
import { priceSentences } from './price-sentences.ts';
import { companySentences } from './company-sentences.ts';
import { undoSentences } from './undo-sentences.ts';

/**
 * What the server says to people, in Portuguese as it is written where it is said, and in English. `{}` stands for a value; the English
 * names the same ones in the same order. A sentence that is not here does not compile where it is said. (decision 0083)
 */
export const sentences = {
  ...doctorSentences,
  ...importSentences,
  ...limitSentences,
  ...linkSentences,
  ...marketplaceSentences,
  ...companySentences,
  ...undoSentences,

  // Any call.
  'Sem permissão para esta ação': 'You may not do this',
  'Não encontrado': 'Not found',
  'Outra pessoa alterou isto enquanto você decidia': 'Somebody else changed this while you were deciding',
  'Esta chave já foi usada em outro pedido': 'This key was used for another request',
  'O pedido é grande demais': 'The request is too large',
  'Muitas tentativas. Aguarde {} minutos e tente de novo.': 'Too many tries. Wait {} minutes and try again.',
  'Muitas tentativas. Aguarde 1 minuto e tente de novo.': 'Too many tries. Wait 1 minute and try again.',
  'Este servidor não oferece esta função': 'This server does not offer this',
  'Erro interno': 'Internal error',
  'Serviço indisponível, tente novamente': 'The service is not available, try again',
  'O servidor está sem espaço em disco. Nada foi gravado; tente de novo mais tarde.':
    'The server has no disk space left. Nothing was saved; try again later.',
  'Valor inválido': 'Invalid value',
  'Pedido inválido': 'Invalid request',
  'Dados inválidos': 'Something in it is invalid',
  'Parâmetro repetido': 'Repeated parameter',
  'Informado mais de uma vez': 'Given more than once',
  'O pedido tem níveis demais': 'The request has too many levels',
  'Texto com caracteres inválidos': 'A text has invalid characters',
  'If-Match deve ser uma versão': 'If-Match must be a version',
  'Idempotency-Key inválida': 'Invalid Idempotency-Key',
  '{} deve ser um número de milissegundos': '{} must be a number of milliseconds',
  'Cursor inválido': 'Invalid cursor',
  'Deve ser menor ou igual a {}': 'Must be at most {}',
  'Deve ser maior ou igual a {}': 'Must be at least {}',
  'No máximo {} caracteres.': 'At most {} characters.',

  // Accounts and users.
  'E-mail ou senha incorretos': 'Wrong e-mail or password',
  'Sua empresa está bloqueada. Fale com o suporte.': 'Your company is blocked. Talk to support.',
  'Confirme seu e-mail antes de entrar: abra o link que enviamos.': 'Confirm your e-mail before you sign in: open the link we sent.',
  'Este link não vale mais ou já foi usado. Se acabou de usá-lo, entre com a senha; senão, peça outro.':
    'This link is no longer valid or was used before. If you have just used it, sign in with the password; if not, ask for another.',
  'Esta senha é comum demais. Escolha outra.': 'This password is too common. Choose another.',
  'O Google não confirmou este acesso. Tente de novo.': 'Google did not confirm this sign-in. Try again.',
  'Não foi possível confirmar com o Google. Tente de novo em instantes ou entre com a senha.':
    'Google could not be asked. Try again in a moment, or sign in with the password.',
  'Esta conta do Google não tem acesso ao Balcão. Cadastre-se com este e-mail.':
    'This Google account has no access to Balcão. Register with this e-mail.',
  'Esta conta do Google não tem acesso ao Balcão. Peça um convite para este e-mail.':
    'This Google account has no access to Balcão. Ask for an invitation to this e-mail.',
  'A senha atual está errada': 'The current password is wrong',
  'A senha acaba de ser trocada em outro lugar': 'The password was changed elsewhere just now',
  'Esta é a sua sessão: para encerrá-la, use Sair': 'This is your own session: to end it, sign out',
  'Aceite o convite desta empresa antes': 'Accept the invitation of this company first',
  'Esta pessoa já está na equipe': 'This person is in the team already',
  'Esta pessoa entra também por outra empresa: quem trabalha no Balcão não entra por empresas':
    'This person enters for another company too: who works for the hub enters for none',
  'Já existe um usuário com este e-mail': 'There is a user with this e-mail already',
  'O convite não está em aberto': 'The invitation is not open',
  'Você não pode bloquear a si mesmo': 'You can not block yourself',
  'Você não pode mudar o seu próprio papel': 'You can not change your own role',
  'É o último superusuário: dê o papel a outra pessoa antes': 'This is the last superuser: give the role to somebody else first',
  'Usuário já está bloqueado': 'The user is blocked already',
  'Usuário não está bloqueado': 'The user is not blocked',
  'O cadastro está fechado. Peça um convite a quem administra o Balcão ou à sua empresa.':
    'Registration is closed. Ask who runs Balcão, or your company, for an invitation.',
  'Usuário não informado': 'No user was named',

  // Marketplace accounts, messages to buyers.
  'A regra já está pausada': 'The rule is paused already',
  'A regra já está ativa': 'The rule is active already',
  'O texto usa um campo que não existe': 'The text uses a field that does not exist',

  // Listings.
  'Em análise por {}': 'Being reviewed by {}',
  'Assuma o anúncio antes de decidir': 'Claim the listing before you decide',
  'Esta segunda revisão já foi feita': 'This second look was made already',
  'Outra pessoa está com esta segunda revisão': 'Somebody else has this second look',
  'Abra a segunda revisão antes de julgar': 'Open the second look before you judge',
  'Este anúncio está em uma segunda revisão que você abriu. Julgue lá primeiro.':
    'A second look that you opened is at this listing. Judge it there first.',
  'Anúncio não está mais pendente': 'The listing is no longer pending',
  'Escolha um instante no futuro': 'Choose an instant in the future',
  'Informe ao menos uma observação': 'Give at least one observation',
  'As observações juntas têm no máximo 4000 caracteres': 'The observations together have at most 4000 characters',
  'Escreva a resposta à recusa': 'Write the answer to the refusal',
  'O anúncio não está vinculado a um SKU, que é quem tem o estoque': 'The listing is bound to no SKU, which is what has the stock',
  'Anúncio não está travado': 'The listing is not locked',
  'Anúncio está travado': 'The listing is locked',
  'Anúncio já está {}': 'The listing is {} already',
  'Anúncio de kit não tem EAN / GTIN a corrigir': 'A kit’s listing has no EAN / GTIN to correct',
  'Imagem não encontrada': 'Image not found',
  'O anúncio e a variação do mesmo SKU têm um só EAN / GTIN': 'The listing and its variation of the same SKU have one EAN / GTIN',
  'Só um anúncio recusado tem o que responder': 'Only a refused listing has something to answer',
  'O campo {} é obrigatório': 'Field {} is required',

  // Images and files.
  'Arquivo não permitido': 'This file is not allowed',
  'Arquivo de imagem corrompido ou incompleto': 'The image file is damaged or incomplete',
  'Imagem com mais de 50 megapixels': 'The image has more than 50 megapixels',
  'Imagem pequena: mínimo de 250 px nos dois lados e mais de 500 px em um deles':
    'The image is small: at least 250 px on both sides and more than 500 px on one of them',
  'Imagem maior do que o limite de 12 MB': 'The image is larger than the limit of 12 MB',
  'As imagens enviadas juntas passam do limite de 32 MB': 'Images sent together exceed the limit of 32 MB',
  'Os anexos enviados juntos passam do limite de {} MB': 'Attachments sent together exceed the limit of {} MB',
  'Formato inválido {}': 'Invalid format {}',
  'Arquivo {} maior do que o tamanho permitido. {}mb': 'File {} is larger than allowed: {} MB',

  // Products, kits, categories, prices.
  'SKU não encontrado': 'SKU not found',
  'Outro produto da empresa já tem este SKU': 'Another product of the company has this SKU already',
  'Este SKU é de um kit': 'This SKU is that of a kit',
  'Outra variação já tem este EAN / GTIN': 'Another variation has this EAN / GTIN already',
  'Outra variação já é assim': 'Another variation is like this already',
  'Informe o EAN / GTIN, ou por que não há um': 'Give the EAN / GTIN, or why there is none',
  'Informe o que distingue esta variação': 'Say what sets this variation apart',
  'Produto arquivado: reative antes de anunciar': 'The product is archived: restore it before you list it',
  'Há produto arquivado neste kit: {}. Reative antes de anunciar': 'A product of this kit is archived: {}. Restore it before you list it',
  'No máximo 250 anúncios de uma vez': 'At most 250 listings at once',
  'Produto já está arquivado': 'The product is archived already',
  'Produto não está arquivado': 'The product is not archived',
  'Cada SKU entra uma vez, com a sua quantidade': 'Each SKU stands once, with its quantity',
  'Um kit tem ao menos duas unidades': 'A kit has at least two units',
  'Outro kit já tem este SKU': 'Another kit has this SKU already',
  'O SKU do kit mudou agora mesmo: tente de novo': 'The SKU of the kit has just changed: try again',
  'Este SKU é de um produto': 'This SKU is that of a product',
  'Os SKUs de um kit são de uma mesma empresa': 'The SKUs of a kit are of one company',
  'Um kit não contém outro kit: {}': 'A kit does not contain another kit: {}',
  'O Campo Atributo é obrigatório': 'The attribute is required',
  'O Campo Valor é obrigatório': 'The value is required',
  'O atributo {} já existe na variação': 'The variation has the attribute {} already',
  'Categoria não encontrada': 'Category not found',
  'Escolha uma categoria sem subcategorias': 'Choose a category without subcategories',
  'Nada é anunciado nesta categoria': 'Nothing is listed in this category',
  'A categoria já está fechada': 'The category is closed already',
  'A categoria não está fechada': 'The category is not closed',
  'A categoria já envia assim': 'The category ships like that already',
  'A categoria não tem este atributo': 'The category does not have this attribute',
  'O marketplace já exige este atributo': 'The marketplace requires this attribute already',
  'Este atributo já é exigido': 'This attribute is required already',
  'Este atributo não é exigido por nós': 'This attribute is not required by us',
  'A verificação já vale assim nesta categoria': 'The check counts like that in this category already',
  'Este veículo já existe': 'This vehicle exists already',
  'O veículo já é oferecido': 'The vehicle is offered already',
  'O veículo já foi retirado': 'The vehicle was retired already',
  'JSON inválido': 'Invalid JSON',
  'Fora da ordem BRAND, MODEL, VEHICLE_YEAR, TRIM': 'Not in the order BRAND, MODEL, VEHICLE_YEAR, TRIM',
  'BRAND é obrigatório': 'BRAND is required',
  'Tarifa e margem passam de 95% do preço': 'Fee and margin exceed 95% of the price',
  'A regra está arquivada: restaure antes de alterar': 'The rule is archived: restore it before you change it',
  'A regra não pode ser arquivada agora: espere a execução terminar': 'The rule can not be archived now: wait for its run to end',
  'A regra não está arquivada': 'The rule is not archived',
  'A regra já está em execução': 'The rule is running already',
  'A regra está arquivada': 'The rule is archived',

  // Orders, money, reports.
  'Há mais de um pedido com este número: abra o que você procura e decida nele':
    'Several orders have this number: open the one you look for and decide there',
  'Pedido está {}': 'The order is {}',
  'Pedido não está cancelado': 'The order is not cancelled',
  'O envio deste pedido é do marketplace': 'The marketplace ships this order',
  'Envio sem PLP não pode ser suspenso': 'A shipment without a PLP can not be suspended',
  'Envio já suspenso': 'The shipment is suspended already',
  'Não há situação anterior a restaurar neste pedido': 'This order has no earlier status to go back to',
  'Este cancelamento não pode ser revertido': 'This cancellation can not be reverted',
  'Observação já existe': 'The note exists already',
  'Motivo desconhecido': 'Unknown reason',
  'Rastreio indisponível': 'Tracking is not available',
  'Só há etiqueta de pedido aguardando envio ou enviado': 'There is a label only for an order waiting to be shipped, or shipped',
  'Código de rastreio e transportadora só acompanham o envio': 'Tracking number and carrier go with the shipping alone',
  'O código de rastreio e a transportadora já são estes': 'The tracking number and the carrier are already these',
  'Use só letras, números, hífen, ponto e barra, sem espaços.': 'Use only letters, digits, hyphens, dots and slashes, without blanks.',
  'O código tem ao menos {} caracteres.': 'The number has at least {} characters.',
  'O código tem no máximo {} caracteres.': 'The number has at most {} characters.',
  'O dígito verificador deste código dos Correios não confere.': 'The check digit of this number of Correios is wrong.',
  'A etiqueta demorou mais de 20 segundos': 'The label took more than 20 seconds',
  'Não foi possível desenhar a etiqueta': 'The label could not be drawn',
  'O serviço de etiquetas não respondeu': 'The label service did not answer',
  'O serviço de etiquetas demorou mais de 20 segundos': 'The label service took more than 20 seconds',
  'O serviço de etiquetas respondeu com um arquivo grande demais': 'The label service answered with a file that is too large',
  'Este link não é válido. Confira o endereço ou peça outro a quem vendeu.':
    'This link is not valid. Check the address, or ask the seller for another.',
  'Este link expirou. Peça outro a quem vendeu.': 'This link has expired. Ask the seller for another.',
  'O fim vem antes do início': 'The end comes before the beginning',
  'O período pode ter até {} dias': 'The period may have up to {} days',
  'Extrato e pedido já conferem': 'Statement and order agree already',
  'A divergência já foi conferida': 'The difference was checked already',
  'A divergência ainda não foi conferida': 'The difference was not checked yet',
  'O relatório não está em andamento': 'The report is not in progress',

  // Mediations and questions.
  'Há mais de uma mediação com este número: abra a que você procura e decida nela':
    'Several mediations have this number: open the one you look for and decide there',
  'Mediação está {}': 'The mediation is {}',
  'O marketplace não permite enviar mensagem nesta mediação agora': 'The marketplace does not allow a message in this mediation now',
  'Informe o pedido': 'Name the order',
  'Escolha a situação': 'Choose the situation',
  'Escreva uma mensagem': 'Write a message',
  'Escreva uma mensagem ou anexe um arquivo': 'Write a message or attach a file',
  'Mensagem igual à última: já foi enviada': 'The same message as the last one: it was sent already',
  'A pergunta {}': 'The question {}',

  // Left for later: notifications, and what is sent to the marketplace.
  ...noticeSentences,
  ...priceSentences,
  'Descartado: não foi enviado': 'Discarded: it was not sent',
  'Descartado: pode ter chegado ao Mercado Livre': 'Discarded: it may have reached Mercado Livre',
  'O marketplace não respondeu a tempo': 'The marketplace did not answer in time',
  'A conexão caiu antes da resposta': 'The connection broke before the answer',
  'A resposta demorou demais': 'The answer took too long',
  'A resposta era grande demais': 'The answer was too large',
  'A resposta não pôde ser lida': 'The answer could not be read',
  'A resposta tem outra forma': 'The answer is of another shape',
  'Ninguém atendeu': 'Nobody answered',
  'Venda {}': 'Sale {}',
  'Pergunta {}': 'Question {}',

  // Accounts of the demo, as the login shows them.
  Revisora: 'Reviewer',
  'Segundo revisor': 'Second reviewer',
  Superusuária: 'Superuser',
  Vendedor: 'Seller',
  'Vendedora de outra empresa': 'Seller of another company',
  Financeiro: 'Money manager',

  // Reasons of a cancellation.
  'Produto sem estoque': 'Product out of stock',
  'A pedido do comprador': 'At the buyer’s request',
  'Preço anunciado errado': 'Wrong price on the listing',
  'Produto avariado': 'Damaged product',
  'Não é possível entregar neste endereço': 'Delivery to this address is not possible',
  'Suspeita de fraude': 'Suspected fraud',
  'Outro motivo': 'Another reason',
} as const;

/** Words of ours that stand for a `{}`: how something is. */
export const statusWords: Readonly<Record<string, string>> = {
  pendente: 'pending',
  recusado: 'refused',
  'em processamento': 'being processed',
  ativo: 'active',
  pausado: 'paused',
  pago: 'paid',
  faturado: 'invoiced',
  'aguardando envio': 'waiting to be shipped',
  enviado: 'shipped',
  entregue: 'delivered',
  devolvido: 'returned',
  'pendente de cancelamento': 'waiting for its cancellation',
  cancelado: 'cancelled',
  aberta: 'open',
  'sendo encerrada': 'being closed',
  encerrada: 'closed',
  'espera resposta': 'waits for an answer',
  'já foi respondida': 'was answered already',
  'foi encerrada com o anúncio': 'was closed with its listing',
  'foi moderada pelo marketplace': 'was moderated by the marketplace',
  'foi apagada pelo comprador': 'was deleted by the buyer',
};

/** Rules of forms, whose English is that of the forms (`src/locale`). */
type RuleSentence = (typeof ruleText)[keyof typeof ruleText] | (typeof listingRuleText)[keyof typeof listingRuleText];

type Filled<Text extends string> = Text extends `${infer Before}{}${infer After}` ? `${Before}${string}${Filled<After>}` : Text;

/** A sentence of the server, its values filled in. That of an ended session is known by its words (part 1, section 4) and stays as it is. */
export type Sentence = Filled<keyof typeof sentences> | RuleSentence | typeof sessionEndedMessage;

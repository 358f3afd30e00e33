/** What is said of accounts on a marketplace and of what is sent there; beside the others of `sentences`. */
export const marketplaceSentences = {
  'Conta não encontrada': 'Account not found',
  'Conta já está pausada': 'The account is paused already',
  'Conta não está pausada': 'The account is not paused',
  'Conta não está conectada': 'The account is not connected',
  'Esta conta é autorizada no próprio marketplace: use Autorizar de novo':
    'This account is authorized at the marketplace itself: use Authorize again',
  'Falta registrar o aplicativo do Mercado Livre: defina MELI_APP_ID e MELI_APP_SECRET':
    'The application of Mercado Livre is not registered: set MELI_APP_ID and MELI_APP_SECRET',
  'Falta a chave que guarda as autorizações: defina SEALING_KEY': 'The key that keeps authorizations is missing: set SEALING_KEY',
  'Esta autorização não foi pedida aqui ou já foi usada. Comece de novo em Conectar conta.':
    'This authorization was not asked for here, or it was used already. Begin again with Connect account.',
  'A autorização demorou mais de dez minutos. Comece de novo em Conectar conta.':
    'The authorization took more than ten minutes. Begin again with Connect account.',
  'O acesso não foi permitido no Mercado Livre. Nada foi conectado.': 'Mercado Livre was not allowed to let us in. Nothing was connected.',
  'Só o usuário principal da conta pode autorizar, não um colaborador. Nada foi conectado.':
    'Only the main user of the account can authorize, not an operator. Nothing was connected.',
  'O Mercado Livre não autorizou: {}': 'Mercado Livre did not authorize: {}',
  'O Mercado Livre não aceitou a autorização. Comece de novo em Conectar conta.':
    'Mercado Livre did not accept the authorization. Begin again with Connect account.',
  'O Mercado Livre não respondeu. Comece de novo em instantes.': 'Mercado Livre did not answer. Begin again in a moment.',
  'O Mercado Livre não disse de que país é a conta. Comece de novo em instantes.':
    'Mercado Livre did not say which country the account is of. Begin again in a moment.',
  'O Mercado Livre não aceita o aplicativo deste servidor. Confira MELI_APP_ID e MELI_APP_SECRET.':
    'Mercado Livre does not accept the application of this server. Check MELI_APP_ID and MELI_APP_SECRET.',
  'O Mercado Livre pediu para esperar. Comece de novo em instantes.': 'Mercado Livre asked to wait. Begin again in a moment.',
  'A autorização guardada não abre com a chave deste servidor': 'The authorization that is kept does not open with the key of this server',
  'A autorização está sendo renovada': 'The authorization is being renewed',
  'Esta conta não é do Mercado Livre do Brasil': 'This account is not of Mercado Livre Brazil',
  'Este usuário do Mercado Livre já está conectado em outra empresa': 'This user of Mercado Livre is connected to another company already',
  'Este usuário do Mercado Livre já foi conectado em outra empresa, e a conta continua sendo dela':
    'This user of Mercado Livre was connected to another company, and the account is still theirs',
  'Este usuário do Mercado Livre já foi conectado como {}: conecte aquela conta de novo':
    'This user of Mercado Livre was connected as {}: connect that account again',
  'Este usuário do Mercado Livre já está conectado como {}': 'This user of Mercado Livre is connected as {} already',
  'Esta conta é de outro usuário do Mercado Livre: entre lá com o mesmo de antes':
    'This account is of another user of Mercado Livre: sign in there with the same one as before',
  // What becomes of a command, where the marketplace has no words of its own.
  'O anúncio ainda não foi publicado': 'The listing was not published yet',
  'O Mercado Livre não publica sem estoque, e ninguém sabe o deste anúncio: vincule-o a um SKU':
    'Mercado Livre publishes nothing without stock, and nobody knows how much this listing has: bind it to a SKU',
  'O Balcão ainda não publica variações no Mercado Livre: faça um anúncio de cada uma':
    'Balcão does not publish variations at Mercado Livre yet: make a listing of each',
  'As medidas da embalagem não são enviadas ao Mercado Livre': 'The measures of the package are not sent to Mercado Livre',
  'O modo de envio é o da conta no Mercado Livre, e não o deste anúncio':
    'The shipping mode is that of the account at Mercado Livre, and not this listing’s',
  'As compatibilidades não são enviadas ao Mercado Livre': 'Compatibilities are not sent to Mercado Livre',
  'O anúncio foi encerrado no Mercado Livre: duplique o anúncio para vendê-lo de novo':
    'The listing was ended at Mercado Livre: duplicate the listing to sell it again',
  'O Mercado Livre não alcança as imagens deste servidor: defina PUBLIC_URL com um endereço que se abra de fora':
    'Mercado Livre does not reach the pictures of this server: set PUBLIC_URL to an address that opens from outside',
  'O Mercado Livre respondeu, e o anúncio ficou como estava': 'Mercado Livre answered, and the listing is as it was',
  'O anúncio foi publicado sem a descrição': 'The listing was published without its description',
  'A descrição anterior continua no Mercado Livre': 'The description from before stays at Mercado Livre',
  'O título continua como estava no Mercado Livre': 'The title is as it was at Mercado Livre',
  'O anúncio já estava no Mercado Livre e continua lá como foi enviado da primeira vez':
    'The listing was at Mercado Livre already and is there as it was sent the first time',
  'A resposta é de outro anúncio': 'The answer is about another listing',
  'O Mercado Livre não mostrou todos os anúncios em que este pode estar':
    'Mercado Livre did not show all the listings that this one may be among',
  'A pergunta já foi respondida, e o Mercado Livre retirou a resposta':
    'The question was answered already, and Mercado Livre removed the answer',
  'O tipo de anúncio continua como estava no Mercado Livre': 'The listing type is as it was at Mercado Livre',
  'A categoria continua como estava no Mercado Livre': 'The category is as it was at Mercado Livre',
  'A condição continua como estava no Mercado Livre': 'The condition is as it was at Mercado Livre',
  'A pergunta já foi respondida fora do Balcão: "{}"': 'The question was answered outside of Balcão already: "{}"',
  'O Mercado Livre encerrou a pergunta antes da resposta': 'Mercado Livre closed the question before the answer',
  'O Mercado Livre moderou a pergunta antes da resposta': 'Mercado Livre moderated the question before the answer',
  'O comprador apagou a pergunta antes da resposta': 'The buyer deleted the question before the answer',
  'A pergunta não é do Mercado Livre': 'The question is not of Mercado Livre',
  'O Balcão ainda não envia isto ao Mercado Livre': 'Balcão does not send this to Mercado Livre yet',
  'Este envio não falhou': 'This did not fail to be sent',
  'O processo caiu {} vezes enquanto isto era enviado': 'The process ended {} times while this was being sent',
  'Este envio está retido': 'This is held back',
  'Esta resposta não pode mais ser enviada': 'This answer can not be sent any more',
  'Quem pausou este anúncio foi o marketplace: ele não volta por aqui':
    'The marketplace paused this listing: it does not come back this way',
  'A regra {} já está ativa para este evento nesta conta: pause-a antes':
    'The rule {} is active already for this event on this account: pause it first',
  'Depois da entrega o Mercado Livre não aceita mensagem livre do vendedor (conta {})':
    'After delivery Mercado Livre takes no free message of a seller (account {})',
  'Em venda cancelada o Mercado Livre bloqueia a conversa (conta {})':
    'Of a cancelled sale Mercado Livre blocks the conversation (account {})',
  'O Mercado Livre não aceita em mensagens (conta {}): {}': 'Mercado Livre does not take in messages (account {}): {}',
  'O Mercado Livre aceita uma só mensagem livre por venda (conta {}), e a regra {} já a envia':
    'Mercado Livre takes one free message of each sale (account {}), and the rule {} sends it already',
  'O Mercado Livre aceita uma só mensagem livre por venda (conta {}): vai a desta regra ou a de {}':
    'Mercado Livre takes one free message of each sale (account {}): that of this rule goes or that of {}',
  'O Balcão ainda não envia mensagens ao Mercado Livre (conta {}): elas ficam retidas na fila':
    'Balcão does not send messages to Mercado Livre yet (account {}): they are held in the queue',
  'O marketplace não aceita contatos nem links em mensagens': 'The marketplace takes neither contacts nor links in messages',
  'Abaixo do custo, que é {}. Se é o que quer, use "Alterar preço e estoque"':
    'Below cost, which is {}. If you mean it, use "Change price and stock"',
} as const;

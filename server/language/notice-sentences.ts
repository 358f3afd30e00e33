/** The sentences of notifications, and of changes that the marketplace refused or can not be told; as in `sentences.ts`. */
export const noticeSentences = {
  'Existem produtos para serem revisados.': 'There are products to review.',
  'O anúncio {} foi excluído antes de ser publicado.': 'Listing {} was deleted before it was published.',
  'O anúncio {} voltou para análise e saiu de venda.': 'Listing {} went back to review and was taken off sale.',
  'Não foi possível ler esta notificação.': 'This notification could not be read.',
  'Nova pergunta em {}': 'New question about {}',
  'O marketplace moderou a sua resposta a uma pergunta': 'The marketplace moderated your answer to a question',
  'Você tem uma nova venda: {}.': 'You have a new sale: {}.',
  'A venda {} não foi entregue e está sendo devolvida.': 'Sale {} was not delivered and is on its way back.',
  '{} solicitou o cancelamento da venda {}.': '{} asked for the cancellation of sale {}.',
  'A solicitação de cancelamento da venda {} foi recusada.': 'The request to cancel sale {} was refused.',
  'Você tem uma venda cancelada: {}. O cancelamento segue para o Mercado Livre.':
    'You have a cancelled sale: {}. The cancellation goes on to Mercado Livre.',
  'Você tem uma venda cancelada: {}. A devolução foi registrada.': 'You have a cancelled sale: {}. The return was recorded.',
  'Você tem uma venda cancelada: {}.': 'You have a cancelled sale: {}.',
  'O cancelamento da venda {} foi revertido.': 'The cancellation of sale {} was reverted.',
  'O Mercado Livre recusou o cancelamento da venda {}: ela continua valendo.':
    'Mercado Livre refused the cancellation of sale {}: it still stands.',
  'O Mercado Livre recusou o cancelamento da venda {}: a solicitação de cancelamento espera de novo uma decisão.':
    'Mercado Livre refused the cancellation of sale {}: the request for it waits for a decision again.',
  'O Mercado Livre não entregou a mensagem ao comprador da venda {}.': 'Mercado Livre did not deliver the message to the buyer of sale {}.',
  'O Mercado Livre não aceitou o aviso de envio da venda {}.': 'Mercado Livre did not accept that sale {} was shipped.',
  'O Mercado Livre recusou uma resposta na mediação da venda {}. O texto voltou para ser corrigido.':
    'Mercado Livre refused a reply in the mediation of sale {}. Its text came back to be corrected.',
  'O Mercado Livre recusou a sua resposta a uma pergunta. O texto voltou para você corrigir.':
    'Mercado Livre refused your answer to a question. Its text came back to be corrected.',
  'Uma pergunta já tinha resposta no Mercado Livre: a sua não foi enviada. O texto ficou guardado na pergunta.':
    'A question had an answer at Mercado Livre already: yours was not sent. Its text is kept with the question.',
  'O Mercado Livre encerrou uma pergunta antes da sua resposta. O texto ficou guardado na pergunta.':
    'Mercado Livre closed a question before your answer. Its text is kept with the question.',
  'O Mercado Livre moderou uma pergunta: a sua resposta não foi enviada. O texto ficou guardado na pergunta.':
    'Mercado Livre moderated a question: your answer was not sent. Its text is kept with the question.',
  'O comprador apagou uma pergunta antes da sua resposta. O texto ficou guardado na pergunta.':
    'The buyer deleted a question before your answer. Its text is kept with the question.',
  'O Mercado Livre recusou a publicação de {}.': 'Mercado Livre refused to publish {}.',
  'O Balcão não enviou a publicação de {} ao Mercado Livre: o motivo está no anúncio.':
    'Balcão did not send the publication of {} to Mercado Livre: the listing says why.',
  'O Mercado Livre recusou a alteração de {}: lá continua como estava.':
    'Mercado Livre refused the edit of {}: there it is still as it was.',
  'O Mercado Livre recusou a alteração de {}: o anúncio é pausado lá até ser corrigido.':
    'Mercado Livre refused the edit of {}: the listing is paused there until it is put right.',
  'A alteração de {} não foi enviada ao Mercado Livre: o anúncio ainda não foi publicado lá.':
    'The change of {} was not sent to Mercado Livre: the listing is not published there yet.',
  'A alteração de {} não foi enviada ao Mercado Livre: lá continua como estava.':
    'The edit of {} was not sent to Mercado Livre: there it is still as it was.',
  'O anúncio {} foi encerrado no Mercado Livre: duplique-o para vendê-lo de novo.':
    'The listing {} was ended on Mercado Livre: duplicate it to sell it again.',
  'O Mercado Livre recusou uma mudança em {}: lá continua como estava.':
    'Mercado Livre refused a change to {}: there it is still as it was.',
  'O Mercado Livre não aceita o que enviamos à conta {}: {}': 'Mercado Livre does not accept what we send to account {}: {}',
  'O Mercado Livre não deixa mais entrar na conta {}. Autorize de novo: nada é enviado até lá.':
    'Mercado Livre does not let us into account {} any more. Authorize it again: nothing is sent until then.',
  'O cancelamento já foi enviado ao Mercado Livre: lá ele não pode ser desfeito':
    'The cancellation was already sent to Mercado Livre: it can not be undone there',
  'O Balcão ainda não cancela vendas desta conta no Mercado Livre: cancele por lá':
    'Balcão does not yet cancel sales of this account on Mercado Livre: cancel it there',
  'O Balcão ainda não informa envios desta conta ao Mercado Livre: informe por lá':
    'Balcão does not yet tell Mercado Livre of shipments of this account: tell it there',
  'O Balcão ainda não responde reclamações desta conta no Mercado Livre: responda por lá':
    'Balcão does not yet answer claims of this account on Mercado Livre: answer there',
  'O envio da venda {} foi suspenso.': 'The shipment of sale {} was suspended.',
  'O comprador respondeu na mediação da venda {}.': 'The buyer answered in the mediation of sale {}.',
  'O mediador respondeu na mediação da venda {}.': 'The mediator answered in the mediation of sale {}.',
  'A equipe do Balcão respondeu na mediação da venda {}.': 'Balcão’s team answered in the mediation of sale {}.',
  'A mediação da venda {} foi encerrada.': 'The mediation of sale {} was closed.',
};

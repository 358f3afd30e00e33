/**
 * Why a line of a file was not taken, or what is to be noticed of it, as the readers (src/import) and the imports say it in Portuguese: what is
 * amiss, and what to do. As in `sentences.ts`; the label in front of a fault and the value behind it are no part of them.
 */
export const importReasons: Readonly<Record<string, string>> = {
  // What is amiss with a cell.
  'número não entendido': 'not understood as a number',
  'número estragado pela planilha': 'a number that the spreadsheet damaged',
  'número ambíguo': 'a number that can be read in two ways',
  'palavra desconhecida': 'unknown word',
  'CEP não entendido': 'not understood as a postal code',
  'estado desconhecido': 'unknown state',
  'mais de {}': 'more than {}',
  vazio: 'empty',
  'não é um valor em reais e centavos': 'no amount of reais and centavos',
  'zero ou negativo': 'zero or negative',
  'preço absurdo': 'a price that can not be meant',
  negativo: 'negative',
  'fora do possível': 'beyond what is possible',
  'não é inteiro': 'not whole',
  'estragado pela planilha': 'damaged by the spreadsheet',
  'data não entendida': 'not understood as a date',
  'data que não existe': 'a date that does not exist',
  'ano não entendido': 'not understood as a year',
  'código não entendido': 'not understood as a code',
  'caracteres perdidos': 'lost characters',
  'caracteres inválidos': 'invalid characters',
  'erro de planilha': 'an error of the spreadsheet',
  'entidades ou tags HTML': 'HTML entities or tags',
  'sem código': 'without a code',
  'lido em gramas': 'read as grams',

  // What is amiss with a line.
  'Aspas que não fecham': 'Quotes that do not close',
  'Linha com colunas de menos': 'A line with too few columns',
  'Linha com colunas de mais': 'A line with too many columns',
  Repetido: 'Repeated',
  'O pedido do item foi recusado': 'The order of the item was refused',
  'O pedido do item não está na tabela de pedidos': 'The order of the item is not in the table of orders',
  'O cliente do pedido foi recusado': 'The customer of the order was refused',
  'O cliente do pedido não está na tabela de clientes': 'The customer of the order is not in the table of customers',
  'Pedido com itens recusados': 'An order with refused items',
  'Pedido sem itens': 'An order without items',
  'Pedido de valor grande demais': 'An order of too large an amount',
  'Mudou durante a importação': 'Changed during the import',
  'Mudou desde que a planilha foi feita': 'Changed since the sheet was made',
  'O pedido já está aqui, de outra empresa': 'The order is here already, of another company',
  'O número já está aqui, nesta conta': 'The number is here already, in this account',
  'Situação e data ficam como estão aqui': 'Status and date stay as they are here',
  'Itens diferentes': 'Items differ',
  'Comprador diferente': 'The buyer differs',
  'Lugar da entrega diferente': 'The place of delivery differs',
  'Situação diferente': 'The status differs',
  'Data da compra diferente': 'The date of purchase differs',
  '{} diferente': '{} differs',
  'Nome diferente': 'The name differs',
  'SKU repetido': 'Repeated SKU',
  'Categoria desconhecida': 'Unknown category',
  'Nada é anunciado nesta categoria': 'Nothing is listed in this category',
  'Escolha uma categoria sem subcategorias': 'Choose a category without subcategories',
  'SKU já usado na empresa': 'The company uses this SKU already',
  'SKU não encontrado': 'SKU not found',
  'Preço abaixo do custo': 'Price below cost',
  'Mais de um SKU com este código': 'More than one SKU with this code',
  'Imagem não encontrada': 'Picture not found',
  'Mais de uma imagem com este nome': 'More than one picture of this name',
  'Imagens distribuídas ao acaso': 'Pictures dealt out at random',
  'O anúncio está em outra conta': 'The listing is in another account',
  'O pedido está em outra conta': 'The order is in another account',
  'fica nela': 'it stays there',
  'fica nela como está; para vender também na conta escolhida, anuncie o produto nela':
    'it stays there as it is; to sell in the chosen account too, list the product there',
  'Anúncio no ar': 'The listing is published',
  'Veículo repetido': 'Repeated vehicle',
  'Empresa não encontrada: {}': 'Company not found: {}',
  'A empresa {} não tem conta de marketplace: conecte uma antes de importar':
    'The company {} has no marketplace account: connect one before you import',

  // What was expected, and what to do.
  'esperado como 1299,90 ou 1.299,90': 'expected like 1299,90 or 1.299,90',
  'notação científica; formate a coluna como número ou texto e exporte de novo':
    'scientific notation; format the column as number or text and export it again',
  'pode ser {} ou {}; diga ao mapear as colunas qual é a marca dos decimais':
    'it may be {} or {}; say where the columns are mapped which mark is before the decimals',
  'com “{}” antes dos decimais': 'with “{}” before the decimals',
  'já está na linha {}': 'it is on line {} already',
  'já está em {}': 'it is in {} already',
  'corrija a linha do pedido': 'correct the line of the order',
  'diga também a pasta, como em SKU1/1.jpg; a linha entra sem ela':
    'name its folder as well, as in SKU1/1.jpg; the line is taken without it',
  'o pedido entra sem comprador; importe de novo quando o cliente estiver na tabela':
    'the order is taken without a buyer; import again when the customer is in the table',
  '{}; corrija e importe de novo: o pedido é completado': '{}; correct and import again: the order is completed',
  'nenhuma linha da tabela de itens é dele': 'no line of the table of items is its',
  'confira os preços dos itens': 'check the prices of the items',
  'esperado: created, approved, invoiced, processing, shipped, delivered, canceled ou unavailable':
    'expected: created, approved, invoiced, processing, shipped, delivered, canceled or unavailable',
  'esperado 01310 ou 01310-100': 'expected 01310 or 01310-100',
  'esperada a sigla, como SP': 'expected its letters, like SP',
  'aspas dentro de um texto se escrevem dobradas, assim: "Monitor 24"" preto"':
    'quotes inside a text are written twice, like this: "Monitor 24"" black"',
  'aspas dentro de um texto se escrevem dobradas, assim: "Monitor 24"" preto"; as linhas {} a {} foram lidas como uma só':
    'quotes inside a text are written twice, like this: "Monitor 24"" black"; the lines {} to {} were read as one',
  'encurte o texto': 'shorten the text',
  'cada linha precisa de um': 'each line needs one',
  'esperado: novo ou usado': 'expected: new or used',
  'esperado: clássico ou premium': 'expected: classic or premium',
  'no máximo duas casas depois da vírgula': 'at most two digits after the comma',
  'no máximo duas casas depois da vírgula e sete antes': 'at most two digits after the comma and seven before',
  'deixe a célula vazia se não há preço': 'leave the cell empty if there is no price',
  'lido como {}; se está certo, mude-o no próprio produto': 'read as {}; if that is right, change it at the product itself',
  'esperado zero ou mais': 'expected zero or more',
  'esperado de 0 a {}': 'expected from 0 to {}',
  'esperado um número de peças': 'expected a number of pieces',
  'formate a coluna como texto e copie o código de novo: os últimos dígitos se perderam':
    'format the column as text and copy the code again: its last digits are lost',
  'um texto com o separador dentro fica entre aspas': 'a text with the delimiter in it stands in quotes',
  '{} em vez de {}; um texto com o separador dentro fica entre aspas': '{} instead of {}; a text with the delimiter in it stands in quotes',
  'mais de {}; um texto com o separador dentro fica entre aspas': 'more than {}; a text with the delimiter in it stands in quotes',
  'esperado AAAA-MM-DD HH:MM:SS; se o dia ou o mês vem antes, diga ao mapear as colunas':
    'expected YYYY-MM-DD HH:MM:SS; if the day or the month comes first, say so where the columns are mapped',
  'lida como {}; se a ordem é outra, diga ao mapear as colunas': 'read as {}; if the order is another, say so where the columns are mapped',
  'ficou como está no arquivo; limpe na origem ou no editor': 'it stays as it is in the file; clean it at its origin or in the editor',
  'o anúncio entra em {}; escolha a certa na revisão': 'the listing goes into {}; choose the right one in its review',
  'o anúncio entra sem código de barras': 'the listing is taken without a barcode',
  'se está em quilos, escreva “Peso (kg)” no nome da coluna': 'if it is in kilograms, write “Peso (kg)” as the name of the column',
  'os bytes não são da codificação do arquivo; exporte de novo como CSV UTF-8':
    'its bytes are not of the encoding of the file; export it again as CSV UTF-8',
  'há caracteres de controle, como NUL; apague-os': 'there are control characters, like NUL; delete them',
  'a planilha não soube calcular ou mostrar a célula': 'the spreadsheet could not work out the cell, or show it',
  'esperado de 1900 a 2100, ou {} para zero km': 'expected from 1900 to 2100, or {} for zero km',
  'esperado como 001001-0': 'expected like 001001-0',
  'importe de novo': 'import again',
  'por {}, em {}; exporte de novo, ou apague a célula da versão para trocar assim mesmo':
    'by {}, on {}; export again, or delete the cell of the version to change it all the same',
  'confira de quem são os pedidos': 'check whose the orders are',
  'com outro código de vendedor, ou em outro pacote; confira os códigos':
    'with another code of the seller, or in another pack; check the codes',
  'um pedido só muda de situação por passos no Balcão': 'an order changes its status by steps in Balcão alone',
  'aqui {}, no arquivo {}; se o certo é o do arquivo, retire o daqui e adicione outro':
    'here {}, in the file {}; if the one in the file is right, retire the one here and add another',
  'aqui {}, no arquivo {}': 'here {}, in the file {}',
  'é de um kit, ou de um produto que não veio de uma importação; mude-o no Balcão, ou dê outro SKU à linha':
    'it is of a kit, or of a product that no import brought; change it in Balcão, or give the line another SKU',
  'a empresa não tem esse SKU; confira o código, ou crie o produto antes':
    'the company has no such SKU; check the code, or make the product first',
  'o custo é {}': 'the cost is {}',
  'use a planilha exportada': 'use the exported sheet',
  'um CSV não traz imagens; a linha entra sem ela': 'a CSV brings no pictures; the line is taken without it',
  'nem a linha nem o SKU dizem quais são as suas; confira, ou nomeie-as na coluna de imagem':
    'neither the line nor the SKU says which are its own; check, or name them in the column of pictures',
  'mude-o no Balcão: a importação só troca o que espera revisão ou foi recusado':
    'change it in Balcão: an import changes only what waits for review or was refused',
};

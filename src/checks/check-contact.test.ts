import { expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';
import { theFacts, written } from './facts-fixture.ts';

const codesOf = (description: string): readonly string[] => checkContact.find(theFacts({ description })).map(({ code }) => code);

test.each([
  '(11) 98888-7777',
  '11 98888 7777',
  '(011)3222-4455',
  '+55 21 99876-5432',
  '98888-7777',
  'Zap: 11988887777',
  'Ligue: 3222 4455',
  'nove oito oito oito sete sete seis meia',
  'onze? não: 1.1.9.8.8.7.6.6.5',
  '1 1 9 8 7 6 5 4 3 2 0',
  '1,1,9,8,7,6,5,4,3,2,0',
  '1/1/9/8/7/6/5/4/3/2/0',
  '11/98/76/54/32/10',
  '11 98 76 54 32 10',
  'um um nove nove nove nove nove nove nove nove nove',
  'um um nove oito 7 6 5 4 3 2 0',
  'constructor um um nove oito oito oito sete sete sete seis seis',
  'Ligue "1 1 9 8 8 8 7 7 7 6 6"',
  'Ligue “1 1 9 8 8 8 7 7 7 6 6”',
  'Ligue "11 98 76 54 32 10"',
  '"Ligue já: 11 98 76 54 32 10"',
  '11 98 76 54 32 10 "ligue"',
  '1.1.9.8.8.8.7.7.7.6.6 l',
  '1 1 9 88 87 77 66 g',
  'um um nove oito oito oito sete sete sete seis seis w',
  'onze 98 oito oito 76 54 32 ml',
  'Atendimento 0800 000 0123',
  'Número: 11*98888*7777',
  'Nosso número 11988887777',
  'Fone/Zap - 11 9 8888.7777',
  'Loja (11) 3222-4455, São Paulo',
  '11 98888 7777, fale comigo',
  '(11)98888-7777/98888-6666',
  '(11) 98888-7777/(11) 97777-6666',
  '11 98888-7777/11 97777-6666',
  '98888-7777/98888-6666',
  'Loja/(11) 3222-4455',
  'São Paulo,(11) 3222-4455',
  '0800 000 0123, de segunda a sexta',
  '0800 000 0123/0800 000 0124',
  '(11) 2010-2015',
  '+55 11 2010 2015',
  '11 92010-2015',
])('a telephone is found in %j', (said) => {
  expect(codesOf(`Produto novo. ${said}. Enviamos hoje.`)).toEqual(['contactPhone']);
});

test.each([
  ['an en dash', '(11) 98888–7777'],
  ['a minus sign', '(11) 98888−7777'],
  ['a hyphen that does not break', '98888‑7777'],
  ['blanks that do not break', '11\u00A098888\u00A07777'],
  ['blanks around its dash', '(11) 98888 - 7777'],
  ['blanks around its dash and no area code', '98888 - 7777'],
  ['blanks around its dash and behind its nine', '9 8888 - 7777'],
  ['blanks around its dash and no brackets', '11 98888 - 7777'],
  ['blanks around its dash, behind a call to ring', 'Ligue: 3222 - 4455'],
  ['blanks around its dash, behind a call to ring now', 'Ligue já para 3222 – 4455'],
  ['blanks around its dash, behind its own name', 'Fone: 3222 - 4455'],
  ['blanks around its dash, behind whose it is', 'Nosso número 3222 - 4455'],
  ['blanks around its dash, before nothing but a call', 'Ligue: 98888 . 7777'],
  ['blanks around its dash and the country’s code', '+55 11 3222 - 4455'],
  ['a line break before nine digits', '11\n98888\n7777'],
  ['two blanks', 'Ligue: 3222  4455'],
  ['a line break', '(11)\n98888\n7777'],
  ['a space without width', '11 98888\u200B7777'],
  ['a mark of direction in each half', '11 98\u200E888-77\u200E77'],
  ['a soft hyphen', '11 9888\u00AD8-7777'],
  ['full-width digits', '（１１）９８８８８－７７７７'],
  ['Arabic digits', '١١ ٩٨٨٨٨-٧٧٧٧'],
  ['bold digits', '𝟏𝟏 𝟗𝟖𝟖𝟖𝟖-𝟕𝟕𝟕𝟕'],
  ['keycaps', '1️⃣1️⃣9️⃣8️⃣8️⃣8️⃣8️⃣7️⃣7️⃣7️⃣6️⃣'],
  ['keycaps set apart', '1️⃣ 1️⃣ 9️⃣ 8️⃣ 8️⃣ 8️⃣ 8️⃣ 7️⃣ 7️⃣ 7️⃣ 6️⃣'],
  ['digits in circles', 'Contato: ⓪① 98888①②③④'],
])('a telephone disguised by %s is found, and shown as it was written', (_, said) => {
  const description = `Produto novo. ${said}. Enviamos hoje.`;
  const found = checkContact.find(theFacts({ description }));
  expect(found.map(({ code }) => code)).toEqual(['contactPhone']);
  const [shown = ''] = written(description, found);
  expect(said.endsWith(shown)).toBe(true);
});

test('a way to another channel is no longer hidden by what is not seen', () => {
  expect(codesOf('Chame no W\u200Bhats\u2060App')).toEqual(['contactChannel']);
  expect(codesOf('Veja ｅｘｅｍｐｌｏ．ｃｏｍ．ｂｒ hoje')).toEqual(['contactLink']);
});

test.each([
  'EAN 7891000100103',
  'Código 11988887777 da peça',
  'Mede 10 x 20 x 30 cm, 1200 g',
  'CEP 01310-100',
  'CNPJ 12.345.678/0001-95',
  'Numeração 36 37 38 39 40 41 42',
  'Do 1 ao 9: 1 2 3 4 5 6 7 8 9',
  'R$ 1.299,90 em 12x de 108,33',
  'Ano 2014 2015 2016 2017 2018 2019',
  'Serve no Gol 1994-1999 e 2000-2005',
  'Referência 90210-45001 original',
  'um ou dois carregadores, três cabos',
  'Tamanhos: 34 36 38 40 42 44',
  'Tamanhos: 4, 6, 8, 10, 12, 14',
  'Tamanhos 38/40/42/44/46/48',
  'Do maior ao menor: 48 46 44 42 40 38',
  'Brocas 3 4 5 6 8 10 12 mm',
  'Brocas 8 6 12 3 4 5 10 mm',
  'Telas de 24" 32 43 28 27 19 22 "',
  'Lâmpadas de 60 25 40 15 100 9 7 12 W',
  'TV 32 43 28 27 19 22" e "smart"',
  'Chaves: 6, 7, 8, 9, 10, 11, 12, 13',
  'Espessuras: 1,5 - 2,0 - 2,5 - 3,0',
  'Espessuras: 2,0 1,5 3,0 2,5 1,0 4,0',
  'Monza 91 92 93 94 95 96',
  'Escala 1 2 3 4 5 6 7 8 9 10',
  'Datas 12/05/24 13/06/24',
  'Lotes de 02/11/2024 03/01/25 28/02/24',
  'Contrato 12 3456-7890/12',
  'Peça 12 3456-7890,5',
  'Modelo R-12 3456 7890',
  'Gol 97 98 99 2000 2001 2002',
  'Palio 96 2000-2003',
  'Honda 95 1996-2000',
  'Serve no Corsa 99 2000 2001, 2002',
  'Motor 16 2000 - 4000 rpm',
  'Motor 9 2000 - 4000 rpm',
  'LED 45 3000 - 6500 K',
  'Fonte 12 3000 - 5000 mA',
  'Rolamento 62 2205 - 2210',
  'Quantidade: 12\n2400\n5000',
  'Quantidade: 12\r\n2400 5000',
  'Kit 22\n4500 - 4800',
  'Fone de ouvido 2000 - 4000 Hz',
  'Celular com bateria 3000 - 5000 mAh',
  'Celular\n3000\n5000',
  'Cabo de 10 - 20 cm',
  'Ligue em 110 - 220 V',
  'Fone: 2000 - 4000 Hz',
  'Celular: 3200 - 4450 mAh',
  'Celular 3222 - 4455',
  'Ligue a 2205 - 2210 rpm',
  'Ligue 2205 - 2210 W',
  'Contato: 3000 - 5000',
  'Contato: 2019 - 2022',
  'ref 3222 - 4455',
  'Ligue a peça ref 3222 - 4455',
  'Ligue:\n3222\n4455',
])('%j holds no telephone', (said) => {
  expect(codesOf(said)).toEqual([]);
});

test.each(['loja@exemplo.com.br', 'loja arroba exemplo ponto com', 'loja (at) exemplo.com', 'loja @ gmail.com', 'joao.silva no gmail'])(
  'a mail is found in %j',
  (said) => {
    expect(codesOf(`Escreva para ${said} hoje`)).toEqual(['contactMail']);
  },
);

test.each([
  'https://loja.exemplo/x',
  'www.exemplo.com.br',
  'exemplo.com.br/promo',
  'wa.me/5511988887777',
  'exemplo.shop',
  'linktr.ee/exemplo',
  'www.Exemplo.Com',
  'Exemplo.Com/promo',
  'Exemplo.Com.br',
  'http://Exemplo.Com',
  'exemplo.com/manual.Pdf',
  'EXEMPLO.COM',
  'Exemplo.com',
  'exemplo[.]com[.]br',
  'w w w . exemplo . com . br',
])('a link is found in %j', (said) => {
  expect(codesOf(`Veja ${said} hoje`)).toEqual(['contactLink']);
});

test.each([
  'Veja exemplo.com.Br hoje',
  'Veja Lojaana.Com.Br hoje',
  'Veja lojaana.com.Br hoje',
  'Veja exemplo.Shop hoje',
  'Veja exemplo.com.Com frete',
  'Veja Exemplo.Com.Me pergunte',
  'Veja minhaloja.Com',
  'Veja minhaloja.Com.',
  'Veja minhaloja.Com, aproveite',
  'Veja minhaloja.Com\nEntrega rápida',
])('the link in %j is no new sentence', (said) => {
  expect(codesOf(said)).toEqual(['contactLink']);
});

test.each([
  'Chame no WhatsApp',
  'Envie mensagens da loja pelo WhatsApp',
  'Mande mensagens de texto no WhatsApp',
  'Envie alertas de defeito pelo WhatsApp',
  'Siga a loja no Instagram',
  'Dúvidas? direct ou Telegram',
  'procure por @ateliemanaca',
  'Temos outras cores, consulte pelo WhatsApp',
  'Procure a gente no Facebook',
  'Nos procure no TikTok',
  'Procure por "ateliemanaca" no insta',
  'Atendemos também pelo uatizap',
  'arroba ateliemanaca no instagram',
  'W h a t s A p p da loja na caixa',
  'Mande uma mensagem de WhatsApp',
  'Envie mensagens para nosso WhatsApp',
  'Manda mensagem no zap',
  'Envie chamadas e mensagens pelo WhatsApp',
  'Mandamos fotos, mande um whats',
  'Segue nosso insta',
])('a way to another channel is found in %j', (said) => {
  expect(codesOf(said)).toEqual(['contactChannel']);
});

test.each([
  'Relógio mostra avisos de WhatsApp, Facebook e Instagram',
  '15 arrobas de boi',
  'Insta 360 X3 com bateria de 1800 mAh',
  'Procure assistência; o relógio avisa do WhatsApp',
  'Formato.Pequeno e resistente',
  'Versão 2.0.com saída HDMI? Não',
  'Monitor 1080p @60hz',
  'Fabricado pela Acme S.A. Garantia de 1 ano.',
  'Com ele você consegue receber notificações do WhatsApp',
  'Comande por voz: WhatsApp, música e luz',
  'Reenvia avisos para o WhatsApp do carro',
  'Manda notificações do WhatsApp para o pulso',
  'O relógio envia mensagens e chamadas do WhatsApp ao fone',
  'Nosso relógio mostra alertas de WhatsApp',
  'Fala as notificações do seu WhatsApp em voz alta',
  'Tecido.Com forro',
  'Cabo RJ45.Com travas',
  'Cor: branco.Com tampa',
  'Produto novo.Me pergunte',
  'Produto novo.Loja em São Paulo',
  'Tecido.Com 2 bolsos',
  'Alta prote\u00E7a\u0303o.Com tampa',
  'Resistente.Lavável.Com forro',
  'Código do microfone: 32145678',
  'Hotel 3214 5678',
  'Interfone 32145678',
])('%j leads nowhere else', (said) => {
  expect(codesOf(said)).toEqual([]);
});

test('the title is looked at too, and the evidence says where', () => {
  const title = 'Forro instalado, (11) 98574-6085 Whats';
  const found = checkContact.find(theFacts({ title }));
  expect(found).toMatchObject([{ code: 'contactPhone', place: 'title', values: { said: '(11) 98574-6085' }, proposes: 'contact' }]);
  expect(written(title, found)).toEqual(['(11) 98574-6085']);
});

test('places are those of the text as it was written, accents included', () => {
  const description = 'Ação! Atenção, só à vista: escreva à loja@exemplo.com já';
  expect(written(description, checkContact.find(theFacts({ description })))).toEqual(['loja@exemplo.com']);
  const decomposed = description.normalize('NFD');
  expect(written(decomposed, checkContact.find(theFacts({ description: decomposed })))).toEqual(['loja@exemplo.com']);
});

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
  'um um nove oito 7 6 5 4 3 2 0',
  'Atendimento 0800 000 0123',
  'Número: 11*98888*7777',
  'Nosso número 11988887777',
  'Fone/Zap - 11 9 8888.7777',
])('a telephone is found in %j', (said) => {
  expect(codesOf(`Produto novo. ${said}. Enviamos hoje.`)).toEqual(['contactPhone']);
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
  'exemplo[.]com[.]br',
  'w w w . exemplo . com . br',
])('a link is found in %j', (said) => {
  expect(codesOf(`Veja ${said} hoje`)).toEqual(['contactLink']);
});

test.each([
  'Chame no WhatsApp',
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

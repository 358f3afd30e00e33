import { expect, test } from 'vitest';
import { isPlainName } from './plain-name.ts';

test.each([
  'Ana Lima',
  'Ana\u0301 Lima',
  'J. Silva ME',
  'J.Silva',
  'M.C.Souza',
  'Dra. Ana',
  'Casa & Cia',
  'Casa & Cia. Ltda.',
  'A/C Peças',
  'Comercial S.A.',
  'Maria F.da Silva',
  'João C.de Souza',
  'São J.do Rio',
  'J.e M. Lima',
  'Dr.Silva',
  'Dra.Ana Lima',
  'Prof.João',
  'Silva Jr.Lima',
  'N.S.Aparecida',
  'Nsa.Sra.Aparecida',
  'Cia.Ltda',
  'Dr.J.Silva',
  'Comercial S/A',
  'Loja 24h',
  'Loja 2.0',
  'Garrafa 1.5l e cia',
  'Ana @ Loja',
  'D’Ávila-Souza',
])('%j is a plain name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test('a text of any length is read once', () => {
  const began = performance.now();
  expect(isPlainName('a'.repeat(1_000_000))).toBe(true);
  expect(isPlainName('a.'.repeat(500_000))).toBe(true);
  expect(performance.now() - began).toBeLessThan(2000);
});

test.each([
  'Ana em https://golpe.test',
  'Ana WWW.golpe',
  'promo.com',
  'Ganhe em promo.com.br agora',
  'Ganhe (promo.xyz)',
  'PROMO.SHOP/oferta',
  'promo.com-hoje',
  'x.com',
  't.me/golpe',
  'g.page/golpe',
  'ana@golpe.com.br',
  'promoção.com',
  'golpe.рф',
  'golpe.xn--p1ai',
  'promo\uFF0Ecom',
  'golpe.\u200Bcom',
  'golpe.c\u00ADom',
  'golpe.\u034Fcom',
  'gol\u2060pe.com',
  'ht\u200Btps://golpe.test',
  'ana.lima',
  'J.Li',
  'dr.com',
  'dr.de/x',
  'j.do/golpe',
  'x.co',
  'x.com.br',
  'cia.net',
  'promo\u3002com',
  String.raw`Ana \\golpe\oferta`,
  'Ana\nLima',
])('%j has an address in it, or several lines', (name) => {
  expect(isPlainName(name)).toBe(false);
});

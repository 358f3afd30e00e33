import { expect, test } from 'vitest';
import { fileOf } from './files.ts';

const origin = 'https://console.test';

test('an address of ours begins at our origin, and its last segment is its name', () => {
  expect(fileOf('/v2/order/mediate/file/1/foto%20da%20caixa.JPG?until=9&mac=ab', origin)).toEqual({
    name: 'foto da caixa.JPG',
    href: `${origin}/v2/order/mediate/file/1/foto%20da%20caixa.JPG?until=9&mac=ab`,
    isPicture: true,
  });
});

test('a PDF is no picture, however its address goes on', () => {
  expect(fileOf('/v2/order/mediate/file/1/laudo.pdf?x=.png', origin)).toMatchObject({ name: 'laudo.pdf', isPicture: false });
});

test('a picture of another origin is a link and never drawn', () => {
  expect(fileOf('https://other.test/a.png', origin)).toMatchObject({ href: 'https://other.test/a.png', isPicture: false });
});

test.each(['javascript:alert(1)//a.png', 'data:image/png;base64,AA', 'mailto:a@b.test', 'blob:https://console.test/1'])(
  '%s leads nowhere',
  (address) => {
    expect(fileOf(address, origin)).toEqual({ name: address, href: null, isPicture: false });
  },
);

test('a name with a lone percent sign is shown as it came', () => {
  expect(fileOf('/v2/file/100%.png', origin).name).toBe('100%.png');
});

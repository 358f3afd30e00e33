import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import type { Api } from './client.ts';
import { fileAnalysisQuery } from './images.ts';

/** What a file is sent as, and what its analyser's answer comes to. */
const analysed = async (file: File, answer: unknown) => {
  const sent: unknown[] = [];
  const send = (_call: unknown, { body }: { readonly body: unknown }) => {
    sent.push(body);
    return Promise.resolve(ok(answer));
  };
  const standing = await new QueryClient().fetchQuery(fileAnalysisQuery({ send } as unknown as Api, { key: 'k1', file }, 'cover'));
  return { sent, standing };
};

test('the bytes of an image go as base64 alone, without the head of a data address', async () => {
  const { sent } = await analysed(new File([Uint8Array.from([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' }), {});
  expect(sent).toEqual([{ image: '/9j/', role: 'cover' }]);
});

test('an answer that is a text is what is wrong with the image, any other says that it is valid', async () => {
  const file = new File(['x'], 'a.png');
  expect((await analysed(file, 'Imagem pequena')).standing).toEqual({ valid: false, error: 'Imagem pequena' });
  expect((await analysed(file, { anything: true })).standing).toEqual({ valid: true, verdict: null });
});

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyMediation } from '#contract/mediation-calls.ts';
import { mostFileBytes } from '#contract/mediation.ts';
import { ProblemBody } from '#contract/problem.ts';
import { imageTexts } from '#server/images/image-texts.ts';
import { replyByForm } from '../support/mediation-forms.ts';
import { memoryBlobs } from '#server/testing/memory-blobs.ts';
import { insertMediation } from '../support/mediations.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';

const shared = join(import.meta.dirname, '../../../shared/data/images');
const invalidFormat = (last: string): string => `Formato inválido ${last}`;

/**
 * Reliability, inputs 97 to 106 and 112: what the first bytes say decides, and a name that says otherwise is refused. What is named here
 * is refused with these words; all others are taken, pictures drawn anew.
 */
const refused: Readonly<Record<string, readonly string[]>> = {
  [imageTexts.notAllowed]: ['empty.jpg'],
  [imageTexts.corrupt]: ['huge_header_2147483647.png', 'truncated_half.jpg'],
  [imageTexts.tooManyPixels]: ['bomb_20000x20000_1bit.png', 'bomb_60000x60000_1bit.png'],
  [invalidFormat('.jpg')]: ['exe_as_jpg.jpg', 'html_as_jpg.jpg', 'png_as_jpg.jpg'],
  [invalidFormat('.png')]: ['one_byte.png', 'svg_as_png.png'],
  [invalidFormat('.PDF')]: ['jpg_as_PDF.PDF'],
  [invalidFormat('.gif')]: ['gif_js.gif'],
  [invalidFormat('.svg')]: ['svg_script.svg', 'svg_xxe.svg'],
  [invalidFormat('xlsx')]: ['zip_as_xlsx.xlsx'],
};

const blobs = memoryBlobs();
let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp({ blobs });
  origin = await app.listen();
});
afterAll(() => app.close());

/** One file through PUT /order/mediate, to a mediation of its own: the address it got, or why it was refused. */
const attach = async (
  name: string,
  bytes: Buffer,
): Promise<{ readonly url: string } | { readonly why: string; readonly status: number }> => {
  const id = newId('corpus');
  await insertMediation(app.db, id);
  const said = { id, message: '', messageId: randomUUID(), files: [{ name, bytes }] };
  const { status, body } = await replyByForm(origin, await app.tokenOf('seller'), said);
  if (status !== 200) {
    const { message, cause } = ProblemBody.parse(body);
    expect([name, cause]).toEqual([name, [{ message, path: 'image.0' }]]);
    return { why: message, status };
  }
  return { url: replyMediation.reply.parse(body).message.picture[0] ?? '' };
};

const fetched = async (url: string) => {
  const answer = await fetch(`${origin}${url}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** How a page, a program and an archive begin. */
const hidden = ['<script', '<?php', 'PK\u0003\u0004'];

/** A picture with nothing left of where it was taken or of what hid behind it, or a PDF; both as a download of ours. */
const expectHarmless = async (file: string, url: string): Promise<void> => {
  const { answer, bytes } = await fetched(url);
  const type = answer.headers.get('content-type');
  expect([file, answer.headers.get('content-disposition')]).toEqual([
    file,
    expect.stringMatching(/^attachment; filename="[\w.-]{1,125}"$/u),
  ]);
  if (type === 'application/octet-stream') return expect([file, bytes.subarray(0, 5).toString()]).toEqual([file, '%PDF-']);
  const { format, exif, orientation } = await sharp(bytes).metadata();
  expect([file, `image/${format}`, exif, orientation]).toEqual([file, type, undefined, undefined]);
  return expect([file, hidden.filter((each) => bytes.includes(each))]).toEqual([file, []]);
};

describe.skipIf(!existsSync(shared))('hostile files (../shared/data/images/attack) through the door of a mediation', () => {
  test('each is taken and harmless, or refused in words, and what is refused leaves no bytes', { timeout: 240_000 }, async () => {
    const files = readdirSync(join(shared, 'attack'))
      .filter((file) => !file.startsWith('LICENSE'))
      .toSorted();
    expect(files.length).toBeGreaterThan(30);
    const whys = new Map<string, string[]>();
    const left: string[] = [];
    for (const file of files) {
      const before = blobs.names().length;
      const outcome = await attach(file, readFileSync(join(shared, 'attack', file)));
      if ('url' in outcome) await expectHarmless(file, outcome.url);
      else {
        whys.set(outcome.why, [...(whys.get(outcome.why) ?? []), file]);
        if (blobs.names().length > before) left.push(file);
      }
    }
    expect(Object.fromEntries(whys)).toEqual(refused);
    expect(left).toEqual([]);
  });
});

test('a PDF that would act is kept as it is, and handed out as bytes to be kept, never to be shown', async () => {
  const acting = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n');
  const outcome = await attach('acao.pdf', acting);
  const { answer, bytes } = await fetched('url' in outcome ? outcome.url : '');
  expect([answer.headers.get('content-type'), bytes.equals(acting)]).toEqual(['application/octet-stream', true]);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test('a file at the limit is taken, and one byte more is refused with the limit in words', async () => {
  const most = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(mostFileBytes - 9)]);
  expect(await attach('limite.pdf', most)).toHaveProperty('url');
  expect(await attach('grande.pdf', Buffer.concat([most, Buffer.alloc(1)]))).toEqual({
    status: 413,
    why: 'Arquivo grande.pdf maior do que o tamanho permitido. 5mb',
  });
});

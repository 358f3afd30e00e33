import { expect, test } from 'vitest';
import type { Translate } from '#locale/translate.ts';
import { blankMessage, messageSchema } from './message-values.ts';

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as Translate;
const wrong = (values: object, names = false) =>
  messageSchema(t, names)
    .safeParse({ ...blankMessage, name: 'x', text: 'y', ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('a message that a buyer would read half, or that the marketplace would take out, is not saved', () => {
  expect(wrong({ text: 'Oi, {nome} {}' })).toEqual(['text autoMessages.unknown {"names":"{nome}, {}"}']);
  expect(wrong({ text: 'Chame no whatsapp' })).toEqual(['text autoMessages.moderated {}']);
  expect(wrong({ text: 'a'.repeat(351) })).toHaveLength(1);
  expect(wrong({ text: '' })).toHaveLength(1);
  expect(wrong({}, true)).toHaveLength(1);
  expect(wrong({ event: 'lost' })).toHaveLength(1);
});

test('what is left empty is the own company and all of its accounts', () => {
  expect(messageSchema(t, false).parse({ ...blankMessage, name: 'x', text: ' Oi, {comprador} ' })).toEqual({
    name: 'x',
    sellerId: null,
    marketPlaceId: null,
    event: 'shipped',
    text: 'Oi, {comprador}',
  });
});

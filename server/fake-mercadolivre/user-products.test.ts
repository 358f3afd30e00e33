import { expect, test } from 'vitest';
import { goodDraft, openTestFake } from './fake-fixture.ts';

const causes = (body: unknown): readonly string[] =>
  (body as { readonly cause: readonly { readonly code: string }[] }).cause.map(({ code }) => code);

test('a seller of user products gives a family and no title, and the marketplace makes the title', async () => {
  const test = await openTestFake();
  const { access_token: token } = await test.connect(103);
  const { title, ...untitled } = goodDraft;
  const post = (draft: object) => test.ask('POST', '/items', draft, token);
  expect((await post({ ...untitled, title })).body).toMatchObject({ error: 'The fields [title] are invalid for requested call.' });
  expect(causes((await post(untitled)).body)).toEqual(['body.required_fields']);
  const made = await post({ ...untitled, family_name: 'Camiseta', attributes: [{ id: 'COLOR', value_name: 'Azul' }] });
  expect(made.body).toMatchObject({
    family_name: 'Camiseta',
    title: 'Camiseta Azul',
    user_product_id: expect.stringMatching(/^MLBU\d+$/u),
  });
});

test('a seller of no user products gives a title and no family', async () => {
  const { ask, connect, fake } = await openTestFake();
  const { access_token: token } = await connect(101);
  const { title, ...untitled } = goodDraft;
  const refused = await ask('POST', '/items', { ...untitled, family_name: title }, token);
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'body.invalid_fields', error: 'The fields [family_name] are invalid for requested call.' },
  });
  expect(fake.state().items.size).toBe(2);
  const edited = await ask('PUT', '/items/MLB1000000001', { family_name: 'Fone' }, token);
  expect(edited).toMatchObject({ status: 400, body: { message: 'body.invalid_fields' } });
});

test('of a user product the family is renamed until something was sold, and the title follows it; the title itself is theirs', async () => {
  const { ask, connect } = await openTestFake();
  const { access_token: token } = await connect(103);
  const { title: _title, ...untitled } = goodDraft;
  const made = await ask('POST', '/items', { ...untitled, family_name: 'Fone', attributes: [{ id: 'COLOR', value_name: 'Azul' }] }, token);
  const { id } = made.body as { readonly id: string };
  const put = async (change: object) => (await ask('PUT', `/items/${id}`, change, token)).body;
  expect(await put({ family_name: 'Fone novo' })).toMatchObject({ family_name: 'Fone novo', title: 'Fone novo Azul' });
  expect(await put({ title: 'Outro' })).toMatchObject({ cause: [{ code: 'item.title.not_modifiable' }] });
  await ask('POST', '/_fake/moderate', { itemId: id, sold: 1 });
  expect(await put({ family_name: 'Outro' })).toMatchObject({ cause: [{ code: 'item.family_name.not_modifiable' }] });
});

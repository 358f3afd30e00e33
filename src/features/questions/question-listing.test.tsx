import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aQuestion } from '#commands/question/question-fixture.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { QuestionListing } from './question-listing.tsx';
import { QuestionRowView } from './question-row-view.tsx';

const listing = { sku: 'LUM-01', status: 'active', price: null };
const about = async (names: { readonly sellerName: string; readonly marketPlaceName: string }): Promise<string> => {
  const question = aQuestion({ publishId: 'f3a9c2', listingTitle: 'Luminária', listingCover: null, ...names });
  await renderConsole({ children: <QuestionListing question={question} listing={listing} onOnlyThis={null} /> });
  return screen.getByRole('region', { name: 'Anúncio' }).textContent;
};

test('what a question is about is said by title, SKU and whose it is, each once, and by no id of ours', async () => {
  expect(await about({ sellerName: 'Casa Clara', marketPlaceName: 'Casa Clara' })).toBe('LumináriaLUM-01Casa Clara');
});

test('an account that is not called as its company is named beside it', async () => {
  expect(await about({ sellerName: 'Casa Clara', marketPlaceName: 'Clara Oficial' })).toBe('LumináriaLUM-01Casa Clara · Clara Oficial');
});

test.each([
  ['seller', 'Luminária'],
  ['superuser', 'Luminária · Casa Clara'],
] as const)('to a %s a row reads %j: one company is all there is, or one of many', async (role, shown) => {
  const view = aQuestion({ listingTitle: 'Luminária', sellerName: 'Casa Clara', listingCover: null });
  await renderConsole({ actor: { role }, children: <QuestionRowView row={{ base: view, view, mark: null }} isSkipped={false} /> });
  expect(screen.getByText(/^Luminária/u).textContent).toBe(shown);
});

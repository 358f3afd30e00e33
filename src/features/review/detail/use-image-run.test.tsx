import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { imageAnalysisQuery } from '#api/images.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ListingIssues } from './listing-issues.tsx';
import { useImageRun } from './use-image-run.ts';

const urlOf = (letter: string): string => `/v2/image/${letter.repeat(64)}.jpg`;
const sold = { _id: 'v', sku: 'AZUL', gtin: null, images: [urlOf('b'), urlOf('c')], imageDeleted: [], attributes: [] };
const error = 'Imagem em baixa resolução';

test('what is wrong with a picture of a variation is said with the variation it is of', async () => {
  const listing = aListing({ image: [urlOf('a')], variations: [sold] });
  const Page = () => {
    const { api, queryClient } = useWorkbench();
    const images = useImageRun(listing);
    const { validateAll } = images;
    useEffect(() => {
      // Nobody is asked: each is known already, or refused here.
      for (const url of [urlOf('a'), ...sold.images]) {
        const role = url === urlOf('a') ? 'cover' : 'variation';
        const answer = url === urlOf('c') ? ({ valid: false, error } as const) : null;
        void queryClient.prefetchQuery({
          ...imageAnalysisQuery(api, url, role),
          queryFn: () => answer ?? Promise.reject(new Error('away')),
        });
      }
    }, [api, queryClient]);
    return (
      <>
        <button type="button" onClick={validateAll}>
          {'valida'}
        </button>
        <ListingIssues issues={[]} failed={[]} gaveUp={null} images={images} warning="" />
      </>
    );
  };
  const { user } = await renderConsole({ children: <Page /> });
  await user.click(screen.getByRole('button', { name: 'valida' }));
  expect(await screen.findByText(`Imagem 2 da variação AZUL: ${error}`)).toBeInTheDocument();
});

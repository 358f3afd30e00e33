import { expect, test } from 'vitest';
import { translateIn } from './translate.ts';

test('a picture of a variation is called so, one of the listing by its number alone', () => {
  const [br, en] = [translateIn('br'), translateIn('en')];
  expect(br('listing.issue.imageBlurred', { n: 3, variation: 'AZ-38' })).toBe('Imagem 3 da variação AZ-38: fora de foco');
  expect(en('listing.issue.imageBlurred', { n: 3, variation: 'AZ-38' })).toBe('Image 3 of variation AZ-38: out of focus');
  expect(br('listing.issue.imageBlurred', { n: 3 })).toBe('Imagem 3: fora de foco');
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuUser } from './sidebar.tsx';

/** What stands in the sidebar for a person with this picture: its address, or the initials. */
const shown = (picture: string | null): string | null => {
  const { container } = render(<MenuUser user={{ name: 'Rita Prado Lima', nickname: null, picture, company: null }} />);
  const avatar = container.querySelector('.avatar');
  return avatar?.querySelector('img')?.getAttribute('src') ?? avatar?.textContent ?? null;
};

test('the sidebar shows the picture of the user, of our own origin or over https', () => {
  expect(shown('/v2/image/rita.jpg')).toBe('/v2/image/rita.jpg');
  expect(shown('https://lh3.example/rita.jpg')).toBe('https://lh3.example/rita.jpg');
});

test.each([
  null,
  '',
  '//elsewhere.example/rita.jpg',
  'http://elsewhere.example/rita.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
])('with %j for a picture the initials stand in the sidebar', (picture) => expect(shown(picture)).toBe('RL'));

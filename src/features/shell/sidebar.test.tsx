import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { Sidebar } from './sidebar.tsx';

const user = { name: 'Rita Prado Lima', nickname: null, picture: null, company: null };
const show = (termsUrl: string | null) =>
  render(
    <LocaleProvider locale="br">
      <Sidebar user={user} entries={[]} termsUrl={termsUrl} isRail onLeave={() => undefined} />
    </LocaleProvider>,
  );

test('the terms stand in the menu of icons, too, and open beside the console', () => {
  show('https://termos.test/');
  const terms = screen.getByRole('link', { name: 'Termos de uso e política de privacidade' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['https://termos.test/', '_blank']);
});

test('where the installation names no terms there is no link to any', () => {
  show(null);
  expect(screen.queryByRole('link')).toBeNull();
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LogNotice } from '#events/log.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { StorageBanner } from './storage-banner.tsx';

const said = (notice: LogNotice | null): readonly (string | null)[] => {
  const { container } = render(
    <LocaleProvider locale="br">
      <StorageBanner isDurable={false} notice={notice} quarantined={0} />
    </LocaleProvider>,
  );
  return [...container.querySelectorAll('output')].map(({ textContent }) => textContent);
};

test('whoever works without what this computer keeps hears that it is still there, and what becomes of what is not sent', () => {
  const isLost = 'Agora nada é guardado neste computador: o que não for enviado se perde ao fechar a aba.';
  expect(said('unread')).toEqual(['As decisões guardadas neste computador não puderam ser abertas.', isLost]);
  expect(said(null)).toEqual([isLost]);
});

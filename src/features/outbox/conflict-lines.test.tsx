import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ConflictLines } from './conflict-lines.tsx';

test.each([
  ['company:casa-da-ana', 'edited', 'Editou a empresa'],
  ['user:ana', 'accessChanged', 'Mudou o acesso'],
  ['marketplace:m1', 'paused', 'Conta pausada'],
  ['category:MLB1', 'excluded', 'Fechou'],
  ['vehicle:v1', 'retired', 'Retirou'],
  ['product:p1', 'archived', 'Arquivado'],
  ['kit:k1', 'edited', 'Kit editado'],
  ['listing:MLB1', 'edited', 'Editado pelo seller'],
  // A rule of what is required names what: alone it would say half.
  ['category:MLB1', 'attributeRequired', 'Alterou'],
  ['pricerule:r1', 'edited', 'Alterou'],
  ['company:casa-da-ana', 'somethingNewer', 'Alterou'],
])('what somebody did to %s in between (%s) is told as its page tells it, or as a change', async (subject, type, told) => {
  const change = { type, by: { id: 'rita', name: 'Rita Prado' }, at: '2026-11-21T12:00:00.000Z' };
  const detail = { status: 409, conflict: { subject, version: 2, status: 'active', changes: [change] } };
  await renderConsole({ children: <ConflictLines detail={detail} /> });
  expect(screen.getByText(`Rita Prado: ${told}`)).toBeInTheDocument();
});

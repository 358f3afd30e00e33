import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { subjectOf } from '#commands/subject.ts';
import type { Company } from '#contract/seller.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useView } from '#outbox/workbench.tsx';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { CertificationProvider } from './certification.tsx';
import { CompanyCertificate } from './company-certificate.tsx';

const company = {
  _id: 'ana',
  certificate: null,
  people: [{ _id: 'u1', isOwner: true, blockedAt: null, awaitsMail: false }],
} as unknown as Company;

test('whoever does not own the company sees its certificate and sends none', async () => {
  await renderConsole({
    actor: { id: 'u2', role: 'seller' },
    children: (
      <CertificationProvider today={() => '2026-11-29'}>
        <CompanyCertificate company={company} />
      </CertificationProvider>
    ),
  });
  expect(screen.getByText('Sem certificado')).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Enviar certificado' })).toBeNull();
});

const hour = 3_600_000;
test.each([
  [30 * 24 + 2, null],
  [30 * 24 - 2, 'Vence em 29 dias: envie o novo antes'],
  [26, 'Vence em 1 dia: envie o novo antes'],
  [2, 'Vence em menos de 1 dia: envie o novo antes'],
  [-2, 'Vencido'],
])('a certificate with %s hours left reads: %s', async (hours, said) => {
  const expiresAt = new Date(serverNow() + hours * hour).toISOString();
  const certificate = { holder: 'ANA COMERCIO', expiresAt, keptAt: '2026-01-02T12:00:00.000Z' };
  await renderConsole({
    actor: { id: 'u2', role: 'seller' },
    children: (
      <CertificationProvider today={() => '2026-11-29'}>
        <CompanyCertificate company={{ ...company, certificate } as Company} />
      </CertificationProvider>
    ),
  });
  expect(screen.getByText('ANA COMERCIO')).toBeInTheDocument();
  expect(document.querySelector('strong')?.textContent ?? null).toBe(said);
});

test('a file that can not be read is told, and another one may be sent', async () => {
  const sent: string[] = [];
  const send = ({ name }: { readonly name: string }) => {
    sent.push(name);
    return new Promise<never>(() => undefined);
  };
  const { user } = await renderConsole({
    actor: { id: 'u1', role: 'seller' },
    api: { send },
    children: (
      <CertificationProvider today={() => '2026-11-29'}>
        <CompanyCertificate company={company} />
      </CertificationProvider>
    ),
  });
  const gone = new File(['x'], 'a1.pfx');
  Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  const box = screen.getByLabelText('Arquivo .pfx ou .p12');
  await user.upload(box, gone);
  await user.type(screen.getByLabelText('Senha do certificado'), 's3nha');
  await user.click(screen.getByRole('button', { name: 'Enviar certificado' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('O navegador não conseguiu ler o arquivo');
  expect(screen.getByRole('form', { name: 'Enviar certificado' })).toHaveAttribute('aria-busy', 'false');
  const good = new File(['x'], 'a1.pfx');
  Object.defineProperty(good, 'arrayBuffer', { value: () => Promise.resolve(new ArrayBuffer(1)) });
  await user.upload(box, good);
  await user.click(screen.getByRole('button', { name: 'Enviar certificado' }));
  expect(sent).toEqual(['saveCertificate']);
});

/** As it stands on the company's page. */
const CertificateOfPage = ({ base }: { readonly base: Company }) => {
  const shown = useView(base, subjectOf('company', base));
  useTargets('page', [{ subject: subjectOf('company', base), label: 'Casa da Ana', base }]);
  return <CompanyCertificate company={shown} />;
};

test('whoever removes the certificate has the focus on the title of the page', async () => {
  const expiresAt = '2099-01-02T12:00:00.000Z';
  const certificate = { holder: 'ANA COMERCIO', expiresAt, keptAt: '2026-01-02T12:00:00.000Z' };
  const { user } = await renderConsole({
    actor: { id: 'u1', role: 'seller' },
    children: (
      <CertificationProvider today={() => '2026-11-29'}>
        <h1 className="page-title" tabIndex={-1}>
          {'Casa da Ana'}
        </h1>
        <CertificateOfPage base={{ ...company, version: 1, certificateUntil: expiresAt, certificate } as Company} />
      </CertificationProvider>
    ),
  });
  screen.getByRole('button', { name: 'Remover certificado' }).focus();
  await user.keyboard('{Enter}');
  const review = await screen.findByRole('region', { name: /^Remover/u });
  await user.click(within(review).getByRole('button', { name: /^Remover/u }));
  expect(await screen.findByText('Sem certificado')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Casa da Ana', level: 1 })).toHaveFocus());
});

test.each([
  ['ANA COMERCIO:12345678000195', '12345678000276', false],
  ['ANA COMERCIO:12345678000195', '98765432000110', true],
  ['ANA COMERCIO', '98765432000110', false],
  ['ANA COMERCIO:12345678000195', null, false],
])('a certificate of %s at a company with %s is told as another’s: %s', async (holder, document, isTold) => {
  const certificate = { holder, expiresAt: '2099-01-02T12:00:00.000Z', keptAt: '2026-01-02T12:00:00.000Z' };
  await renderConsole({
    actor: { id: 'u2', role: 'seller' },
    children: (
      <CertificationProvider today={() => '2026-11-29'}>
        <CompanyCertificate company={{ ...company, document, certificate } as Company} />
      </CertificationProvider>
    ),
  });
  expect(screen.queryByText('O CNPJ não é o desta empresa') !== null).toBe(isTold);
});

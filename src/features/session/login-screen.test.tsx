import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { LoginScreen } from './login-screen.tsx';
import { createSession } from './session.ts';

const login = {
  userToken: 't1',
  name: 'Rita Prado',
  _id: 'u1',
  picture: null,
  mail: 'rita@balcao.test',
  links: ['a'],
  hasSellers: true,
  su: true,
  moneyManager: false,
  seller: null,
  nickname: 'Ritinha',
};
const user = { status: 'OK', _id: 'u1', name: 'Rita Prado', nickname: null, mail: 'rita@balcao.test', picture: null, seller: null };

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => localStorage.clear());

const open = (answers: Readonly<Record<string, () => Response | Promise<Response>>>) => {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((url, init) => {
    const path = new URL(url as string).pathname;
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return Promise.resolve(answers[path]?.() ?? json({ code: 'not-found', message: 'x' }, 404));
  });
  const session = createSession(
    () => createApi({ baseUrl: 'https://x.test/v2', token: () => session.state().token, onSessionEnded: () => {}, fetch }),
    () => 1_700_000_000_000,
  );
  const onSignedIn = vi.fn<() => void>();
  const demoAccounts = () => Promise.resolve([{ mail: 'rita@balcao.test', label: 'Revisora' }]);
  render(
    <LocaleProvider locale="br">
      <LoginScreen session={session} isReturning={false} demoAccounts={demoAccounts} onSignedIn={onSignedIn} toolbar={null} />
    </LocaleProvider>,
  );
  return { asked, session, onSignedIn };
};

const fill = async (mail: string, password: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText('E-mail'), mail);
  await userEvent.type(screen.getByLabelText('Senha'), `${password}{Enter}`);
};

test('a good login sends the hash, keeps what the specification names and checks the session', async () => {
  const { asked, session, onSignedIn } = open({ '/v2/user/auth': () => json(login), '/v2/user/data': () => json(user) });
  await fill('rita@balcao.test', 'demo1234');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(asked).toEqual([
    {
      path: '/v2/user/auth',
      body: { mail: 'rita@balcao.test', password: '0ead2060b65992dca4769af601a1b3a35ef38cfad2c2c465bb160ea764157c5d' },
    },
    { path: '/v2/user/data', body: null },
  ]);
  expect(session.state()).toMatchObject({ loggedIn: true, token: 't1', uid: 'u1', message: null });
  expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual({
    userToken: 't1',
    userName: 'Rita Prado',
    userId: 'u1',
    userPicture: '',
    userMail: 'rita@balcao.test',
    loggedAt: '1700000000000',
    links: '["a"]',
    hasSellers: 'true',
    hadSellout: 'true',
    hadSell: 'false',
    seller: '',
    nickname: 'Ritinha',
  });
});

test.each([
  ['a wrong password', () => json({ code: 'invalid', message: 'x' }, 401), 'E-mail ou senha incorretos.'],
  ['too many attempts', () => json({ code: 'too-many', message: 'Aguarde 3 minutos.' }, 429), 'Aguarde 3 minutos.'],
  ['no server', () => Promise.reject(new TypeError('x')), 'Sem resposta do servidor. Confira a conexão e tente de novo.'],
])('%s is told, and nothing is kept', async (_, answer, text) => {
  const { onSignedIn } = open({ '/v2/user/auth': answer });
  await fill('rita@balcao.test', 'demo1234');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('what can not be a login is told before anything is sent', async () => {
  const { asked } = open({});
  await fill('rita', '12345678');
  expect(screen.getByText('Informe um e-mail válido.')).toBeInTheDocument();
  expect(screen.getByText('A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a demo account fills the form; the password can be looked at', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: /Revisora/u }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('rita@balcao.test');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
});

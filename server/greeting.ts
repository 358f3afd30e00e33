import type { Settings } from './config.ts';
import { demoPassword } from './demo/demo-accounts.ts';
import type { RunningServer } from './start.ts';

/** What a server says once it answers: where it is, and who can sign in. */
export const greetingOf = (
  { address, entrance: { demoAccounts, lacksSuperuser } }: Pick<RunningServer, 'address' | 'entrance'>,
  { DATABASE_URL, DEMO }: Pick<Settings, 'DATABASE_URL' | 'DEMO'>,
): string => {
  const demo = demoAccounts.map(({ mail, label }) => `  ${mail.padEnd(26)} ${label}`);
  const told = DEMO
    ? `Contas de demonstração, senha ${demoPassword}:`
    : 'Atenção: desligar a demonstração não tira o que ela deixou. Estas contas abrem com a senha que todos conhecem; bloqueie-as, ou comece noutra DATA_DIR:';
  const create = DATABASE_URL === undefined ? 'Pare o servidor e crie um' : 'Crie um';
  return [
    `\nBalcão está em ${address}  (API: ${address}/v2/docs)`,
    ...(demo.length > 0 ? [told, ...demo] : []),
    ...(lacksSuperuser ? [`Ainda não há superusuário que possa entrar. ${create}: npm run admin -- create-superuser SEU@EMAIL`] : []),
    '',
  ].join('\n');
};

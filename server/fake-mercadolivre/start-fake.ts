import { demoApplication } from '#lib/demo-marketplace.ts';
import { buildFakeApp } from './build-app.ts';
import { openFake } from './fake.ts';
import type { FakeApplication } from './fake-settings.ts';
import { openJournal } from './journal.ts';
import { Seed, seedEvents } from './seed-world.ts';

interface StartOptions {
  /** The journal stands in it: mercadolivre.jsonl. One process at a time. */
  readonly dataDir: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly clock: () => Date;
  readonly log: {
    readonly info: (context: object, text: string) => void;
    readonly error: (context: object, text: string) => void;
  };
  /** What of it is not there yet is made; what is there stays as it became. */
  readonly seed?: Seed;
  /** How long an access token works; where nobody says, FAKE_TOKEN_MS of the environment, or six hours. */
  readonly tokenMs?: number;
  readonly application?: Partial<FakeApplication>;
}

export interface RunningFake {
  /** Without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const application: FakeApplication = { ...demoApplication, name: 'Balcão', redirectUris: null, isPkceRequired: false };

const tokenMsSaid = (): number | undefined => {
  const said = process.env['FAKE_TOKEN_MS'] ?? '';
  return /^[1-9]\d*$/u.test(said) ? Number(said) : undefined;
};

/** The fake Mercado Livre on a port of this machine. @throws what the folder, the journal or the port refuse. */
export const startFakeMercadoLivre = async (options: StartOptions): Promise<RunningFake> => {
  const journal = await openJournal(options.dataDir);
  try {
    const fake = openFake({ application: { ...application, ...options.application }, clock: options.clock, journal });
    const { tokenMs = tokenMsSaid(), seed } = options;
    if (tokenMs !== undefined && tokenMs !== fake.state().settings.tokenMs)
      await fake.happen(() => [{ type: 'settingsChanged', settings: { tokenMs } }]);
    if (seed !== undefined) await fake.happen((state, at) => seedEvents(state, Seed.parse(seed), at));
    const app = buildFakeApp(fake, options.log);
    const url = await app.listen({ host: '127.0.0.1', port: options.port });
    options.log.info({ url }, 'Mercado Livre de demonstração no ar');
    const stop = async (): Promise<void> => {
      await app.close();
      await fake.close();
    };
    return { url, stop };
  } catch (error) {
    await journal.close();
    throw error;
  }
};

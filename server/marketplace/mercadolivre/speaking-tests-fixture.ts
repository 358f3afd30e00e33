import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../db/open.ts';
import { rateBucket } from '../../db/schema/marketplace-account.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { openSpeaking, type Speaking } from './speaking-fixture.ts';

export type Reply = readonly [status: number, body: unknown];

type Opened = Parameters<typeof openSpeaking>;

/** One database for the tests of a file. Each opens a wire of its own, which is closed behind it. */
export const openSpeakingTests = () => {
  let database: Database;
  let speaking: Speaking | null = null;
  beforeAll(async () => {
    database = await openTestDb();
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(rateBucket));
  afterEach(async () => {
    await speaking?.service.close();
    speaking = null;
  });
  const open = async (answer: Opened[1], options?: Opened[2]): Promise<Speaking> => {
    await speaking?.service.close();
    speaking = await openSpeaking(database.db, answer, options);
    return speaking;
  };
  return {
    open,
    /** Answers by 'METHOD /path' without its query. */
    openReplying: (replies: Readonly<Record<string, Reply>>, tags: readonly string[] | null = []): Promise<Speaking> =>
      open(
        ({ method, path }, response) => {
          const [status, body] = replies[`${method} ${path.split('?', 1)[0]}`] ?? [501, { error: 'not_scripted' }];
          sendJson(response, status, body);
        },
        { tags },
      ),
    db: () => database.db,
    speaking: (): Speaking => {
      if (!speaking) throw new Error('No wire was opened');
      return speaking;
    },
  };
};

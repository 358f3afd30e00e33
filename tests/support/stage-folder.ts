import { pino } from 'pino';
import { openDatabase, type Db } from '#server/db/open.ts';

/** Changes the world in a folder while no server has it open. */
export const stageFolder = async (dataDir: string, work: (db: Db) => Promise<void>): Promise<void> => {
  const { db, close } = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, pino({ level: 'silent' }));
  try {
    await work(db);
  } finally {
    await close();
  }
};

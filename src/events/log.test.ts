import 'fake-indexeddb/auto';
import { openIdbLog } from './idb-log.ts';
import { describeEventLog } from './log.suite.ts';
import { createMemoryLog } from './memory-log.ts';
import { createSealer, makeLogKey } from './seal.ts';

const sealer = createSealer(await makeLogKey());

describeEventLog('memory', (now) => Promise.resolve(createMemoryLog(now)));
describeEventLog('IndexedDB', (now) => openIdbLog({ name: crypto.randomUUID(), sealer, now, onNotice: () => {} }));

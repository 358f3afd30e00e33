import { exportLog } from '#events/export.ts';
import type { Ledger } from '#events/ledger.ts';

/** The whole log of this computer as a file of JSON lines, readable by whoever it is given to. */
export const downloadLog = async (ledger: Ledger): Promise<void> => {
  const now = new Date().toISOString();
  const url = URL.createObjectURL(new Blob([exportLog(await ledger.readAll(), now)], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `balcao-${now.slice(0, 10)}.jsonl`;
  link.click();
  URL.revokeObjectURL(url);
};

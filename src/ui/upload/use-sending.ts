import { useEffect, useRef } from 'react';
import type { EntriesStore } from './entries-store.ts';
import type { UploadEntry } from './entries.ts';
import type { FilePublish } from './upload.tsx';

/** Two at a time: a phone's line carries no more, and the first pictures are there sooner. */
const atOnce = 2;

/** Sends what waits, oldest first. What failed waits for somebody to say so; what is deleted on the way is called back. */
export const useSending = (entries: readonly UploadEntry[], publish: FilePublish | undefined, step: EntriesStore['step']): void => {
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    if (!publish) return;
    const calls = running.current;
    for (const [key, call] of calls) if (!entries.some((entry) => entry.key === key && !entry.deleted)) call.abort();
    const send = async (key: string, file: File): Promise<void> => {
      const call = new AbortController();
      calls.set(key, call);
      step({ type: 'send', key });
      const sent = await publish(file, { signal: call.signal, onProgress: (share) => step({ type: 'progress', key, share }) });
      calls.delete(key);
      if (call.signal.aborted) return step({ type: 'again', key });
      step(sent.ok ? { type: 'confirm', key, url: sent.value } : { type: 'fail', key, errorMsg: sent.error });
    };
    const next = entries.filter(({ stage, error, deleted, key }) => stage === 'waiting' && !error && !deleted && !calls.has(key));
    for (const { key, file } of next.slice(0, Math.max(0, atOnce - calls.size))) if (file) void send(key, file);
  }, [entries, publish, step]);

  useEffect(() => {
    const calls = running.current;
    return () => {
      for (const call of calls.values()) call.abort();
    };
  }, []);
};

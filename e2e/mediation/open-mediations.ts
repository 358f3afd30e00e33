import type { z } from 'zod';
import { getMediation, listMediations } from '#contract/mediation-calls.ts';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { openSession, type Who } from '../support/people.ts';

interface Said {
  readonly message?: string;
  readonly files?: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

/** Asks the server itself about mediations, as somebody: what is true, whatever a screen shows. */
export interface Mediations {
  readonly list: (query?: string) => Promise<z.infer<typeof listMediations.reply>>;
  readonly one: (id: string) => Promise<MediationRecord>;
  /** The first of the list that is as wanted, whole. */
  readonly whole: (where: (row: MediationRow) => boolean) => Promise<MediationRecord>;
  /** Says something past the console. */
  readonly reply: (record: Pick<MediationRecord, '_id' | 'externalId'>, said: Said) => Promise<void>;
  readonly present: (id: string, doing: 'viewing' | 'writing' | 'left') => Promise<void>;
}

export const openMediations = async (origin: string, who: Who): Promise<Mediations> => {
  const token = await openSession(origin, who);
  const headers = { authorization: token, userToken: token };
  const ask = async (path: string, init: RequestInit = {}, type: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const once = init.method === undefined ? {} : { 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(`${origin}/v2${path}`, { ...init, headers: { ...headers, ...type, ...once } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const one = async (id: string): Promise<MediationRecord> => {
    const record = getMediation.reply.parse(await ask(`/order/mediate/${id}`)).find(({ _id }) => _id === id);
    if (!record) throw new Error(`There is no mediation ${id}`);
    return record;
  };
  const list: Mediations['list'] = async (query = '') => listMediations.reply.parse(await ask(`/order/mediate?limit=100&${query}`));
  return {
    list,
    one,
    whole: async (where) => {
      const found = (await list()).items.find(where);
      if (!found) throw new Error('No mediation of the demo world is as wanted');
      return one(found._id);
    },
    reply: async ({ _id, externalId }, { message = '', files = [] }) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ _id, externalId, message, messageId: crypto.randomUUID() })) body.append(name, value);
      for (const { name, type, bytes } of files) body.append('image', new File([bytes], name, { type }));
      await ask('/order/mediate', { method: 'PUT', body });
    },
    present: async (id, doing) => {
      await ask(
        `/order/mediate/${id}/presence`,
        { method: 'PUT', body: JSON.stringify({ doing }) },
        { 'content-type': 'application/json' },
      );
    },
  };
};

/** The number people name it by. */
export const numberOf = ({ packId, externalId }: Pick<MediationRow, 'packId' | 'externalId'>): string => packId ?? externalId;

export const pathOf = ({ _id, externalId }: Pick<MediationRow, '_id' | 'externalId'>): string =>
  `/mediationdetail/${_id}?externalId=${externalId}`;

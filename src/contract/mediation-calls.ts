/** Disputes about orders (part 2, sections 2 to 7; rows MED-1 to MED-3). */
import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { call, Instant, listQuery, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import {
  longestFileName,
  longestReply,
  mediationAccess,
  MediationMessage,
  mediationParties,
  MediationRecord,
  MediationRow,
  MediationStatus,
  mostFiles,
  Situation,
  WaitsFor,
} from './mediation.ts';
import { rolesOf } from './party.ts';
import { textUpTo, writtenText } from './text.ts';
import { textIn, unreadableId, unreadableName } from './unreadable.ts';
import { someOf } from './some-of.ts';

/** Sellers read and answer their own company's, superusers all (part 2, section 6; decision 18). */
const readers = rolesOf(mediationAccess, 'read');

export const MediationFilter = z.object({
  status: someOf(MediationStatus).optional(),
  waitsFor: WaitsFor.optional(),
  /** `late`: its date has passed; `soon`: within 48 h; both only while open. */
  due: z.enum(['late', 'soon']).optional(),
  unread: z.literal('true').optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  /** Order number, pack, buyer, company: by the beginnings of their words. */
  search: z.string().trim().max(120).optional(),
});
export type MediationFilter = z.infer<typeof MediationFilter>;

export const listMediations = call('listMediations', 'GET /order/mediate', {
  roles: readers,
  ours: true,
  query: MediationFilter.extend({ ...numberedQuery, after: listQuery.after }),
  reply: pageOf(MediationRow),
});

const id = z.string().min(1).max(64);

/** The specified answer is a list: the record is the one whose `_id` is the id asked for. */
export const getMediation = call('getMediation', 'GET /order/mediate/{id}', {
  roles: readers,
  params: z.object({ id }),
  reply: z.array(MediationRecord),
});

/** What a written mediation answers; ours. */
const MediationWritten = z.object({ _id: z.string(), version: z.int().positive(), status: MediationStatus });

const named = { externalId: z.string().min(1).max(64) };

/**
 * Multipart: files in the field `image`, in base64 once the server read them, their names in `imageNames`. The specification puts the
 * texts into the query; the body is read first (decision 25). `messageId` is ours: the message is known by it, however often it comes.
 */
export const replyMediation = call('replyMediation', 'PUT /order/mediate', {
  roles: rolesOf(mediationParties, 'reply'),
  query: z.object({
    externalId: named.externalId.optional(),
    allowReplace: z.literal('true').optional(),
    message: textUpTo(longestReply).optional(),
    _id: id.optional(),
  }),
  body: z
    .object({
      ...named,
      _id: id,
      message: textUpTo(longestReply),
      messageId: z.uuid(),
      /** A file of nothing comes as an empty text: it is refused as a file, in its own words. */
      image: z.array(z.string()).max(mostFiles),
      imageNames: z.array(z.string().max(1000)).max(mostFiles),
    })
    .partial()
    .optional(),
  reply: MediationWritten.extend({ message: MediationMessage }),
});

const closing = {
  externalId: named.externalId,
  status: z.literal('closed'),
  situation: Situation,
  sellerId: id,
  anotation: textUpTo(2000),
  id,
};

/** In the query as specified, or in the body (decision 25). `sellerId` decides nothing: whose the order is, the server knows. */
export const closeMediation = call('closeMediation', 'POST /order/mediate', {
  roles: rolesOf(mediationParties, 'close'),
  query: z.object(closing).partial(),
  body: z.object(closing).partial().optional(),
  reply: MediationWritten.extend({ situation: Situation }),
});

/** An address that `picture` holds. It tells itself until when it may be fetched: pictures and links carry no session. */
export const getMediationFile = call('getMediationFile', 'GET /order/mediate/file/{fileId}/{name}', {
  roles: 'anyone',
  ours: true,
  answer: 'bytes',
  params: z.object({ fileId: z.uuid(), name: z.string().min(1).max(longestFileName) }),
  query: z.object({ until: z.coerce.number().int(), mac: z.string().regex(/^[0-9a-f]{64}$/u) }),
  reply: z.unknown(),
});

export const readMediation = call('readMediation', 'PUT /order/mediate/{id}/read', {
  roles: readers,
  ours: true,
  params: z.object({ id }),
  body: z.object({ count: z.int().min(0).max(1_000_000) }),
  reply: z.object({ readCount: z.int() }),
});

/** What somebody does on the page of a mediation. */
export const Presence = z.object({ userId: z.string(), userName: z.string(), doing: z.enum(['viewing', 'writing']), until: Instant });
export type Presence = z.infer<typeof Presence>;

export const getPresence = call('getPresence', 'GET /order/mediate/{id}/presence', {
  roles: readers,
  ours: true,
  params: z.object({ id }),
  reply: z.array(Presence),
});

export const tellPresence = call('tellPresence', 'PUT /order/mediate/{id}/presence', {
  roles: readers,
  ours: true,
  params: z.object({ id }),
  body: z.object({ doing: z.enum(['viewing', 'writing', 'left']) }),
  reply: z.array(Presence),
});

/** A text kept for replies. A superuser's are everybody's to use. */
const ReadyAnswer = z.object({ id: z.string(), title: z.string(), text: z.string(), isMine: z.boolean() });

/** It can be neither inserted nor deleted, also where its id can be read. */
const unreadableAnswer = (broken: BrokenRow, told: unknown): z.infer<typeof ReadyAnswer> => ({
  id: unreadableId({ at: broken.at, id: null }),
  title: unreadableName({ id: textIn(told, 'title') ?? broken.id }),
  text: '',
  isMine: false,
});

export const listReadyAnswers = call('listReadyAnswers', 'GET /readyanswer', {
  roles: readers,
  ours: true,
  reply: listOf(ReadyAnswer, unreadableAnswer),
});

export const saveReadyAnswer = call('saveReadyAnswer', 'PUT /readyanswer/{id}', {
  roles: readers,
  ours: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ title: writtenText(60), text: writtenText(longestReply) }),
  reply: ReadyAnswer,
});

export const deleteReadyAnswer = call('deleteReadyAnswer', 'DELETE /readyanswer/{id}', {
  roles: readers,
  ours: true,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
});

export const mediation = kindOf({
  kind: 'mediation',
  calls: [
    listMediations,
    getMediation,
    replyMediation,
    closeMediation,
    getMediationFile,
    readMediation,
    getPresence,
    tellPresence,
    listReadyAnswers,
    saveReadyAnswer,
    deleteReadyAnswer,
  ],
  pages: { at: ['/mediation', '/mediationdetail'], roles: readers },
});

import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { mostFileBytes, mostFiles } from '#contract/mediation.ts';
import { imageTooLarge, mostImageBytes } from '#contract/image-limits.ts';
import type { LiveSession } from '../session/session-store.ts';
import { capStreams } from '../stream/cap-streams.ts';
import type { Sentence } from '../language/sentences.ts';
import { letIn } from './access.ts';
import { sendProblem } from './answer.ts';
import { capForms } from './cap-forms.ts';
import { cutSlowForm } from './cut-slow-form.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';
import { createRunning } from './running.ts';
import { serveRoute } from './serve-route.ts';
import type { ServerParts } from './server-parts.ts';

const mebibyte = 1024 * 1024;
/**
 * Most a body may have, before any of it is read. An image comes as base64, a third larger than it is, with a few words around it; a
 * listing may name 30,000 vehicles that it fits.
 */
const bodyLimits: Readonly<Record<string, number>> = {
  analyseImage: (mostImageBytes / 3) * 4 + 4096,
  uploadListingImages: 32 * mebibyte,
  // Ten files as they are, and a little for what stands between them.
  replyMediation: mostFiles * mostFileBytes + mebibyte,
  saveListing: 8 * mebibyte,
};

/** What strangers send is a mail address, a name, a password; the longest is a token of Google of eight thousand characters. */
const strangersLimit = 32 * 1024;

const bodyLimitOf = ({ name, roles }: Call): number => bodyLimits[name] ?? (roles === 'anyone' ? strangersLimit : mebibyte);

/** 30,000 vehicles with what is known of each, and all variations with their attributes. */
const mostSigns: Readonly<Record<string, number>> = { saveListing: 500_000 };

/** What is too large of these. Of a form with images each is counted by itself as it is read. */
const tooLargeTexts: Readonly<Record<string, Sentence>> = {
  analyseImage: imageTooLarge,
  uploadListingImages: 'As imagens enviadas juntas passam do limite de 32 MB',
  replyMediation: `Os anexos enviados juntos passam do limite de ${(mostFiles * mostFileBytes) / mebibyte} MB`,
};

/** Calls that are sent as a form with files. */
const forms: ReadonlySet<string> = new Set(['uploadListingImages', 'replyMediation']);

/** `/publish/{publishId}` as Fastify spells it. */
const urlOf = ({ path }: Call): string => `/v2${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;

/** Gives each route its place. A session and its role are asked for before the body is read: strangers can not make us parse. */
export const registerRoutes = (app: FastifyInstance, routes: readonly Route[], parts: ServerParts): void => {
  const noteStream = capStreams();
  const takeFormPlace = capForms();
  const running = createRunning();
  // Called once no connection is left, before whoever stops the server closes the database.
  app.addHook('onClose', running.untilIdle);
  const sessions = new WeakMap<FastifyRequest, LiveSession>();
  for (const route of routes) {
    const { line, kind } = route;
    const said = tooLargeTexts[line.name];
    const signs = mostSigns[line.name];
    app.route({
      method: line.method,
      url: urlOf(line),
      bodyLimit: bodyLimitOf(line),
      exposeHeadRoute: kind !== 'stream',
      config: { takesForm: forms.has(line.name), ...(said && { tooLargeText: said }), ...(signs !== undefined && { mostSigns: signs }) },
      // A compressor holds back what it has too little of to compress: events would not arrive.
      ...(kind === 'stream' && { compress: false }),
      onRequest: async (request, reply) => {
        if (line.roles === 'anyone') return;
        const live = await running.note(letIn(line, request, parts.db, parts.clock));
        const place = live.ok && forms.has(line.name) ? takeFormPlace(live.value.person) : null;
        if (!live.ok) await sendProblem(reply, live.error);
        else if (place?.ok === false) await sendProblem(reply, place.error);
        else sessions.set(request, live.value);
        if (place?.ok !== true) return;
        finished(reply.raw, cutSlowForm(request.raw));
        finished(reply.raw, place.value);
      },
      handler: async (request, reply) => {
        const input = readInput(line, request);
        if (!input.ok) return sendProblem(reply, input.error);
        return running.note(serveRoute(route, { request, reply, input: input.value, parts, noteStream }, sessions.get(request) ?? null));
      },
    });
  }
};

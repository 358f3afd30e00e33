import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { pauseAutoMessage, type AutoMessageRow } from '#contract/auto-message.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineAction, defineCommand, type AnyCommand, type Command } from '../command.ts';
import { once } from '../decided.ts';

/** The roles that have automatic messages at all. */
const roles = callersOf(pauseAutoMessage);
/** `isRefusedThere`: once paused it could not be resumed. */
const Decided = z.object({ _id: z.uuid(), version: z.int().positive(), isRefusedThere: z.boolean().optional() });
type Decided = z.infer<typeof Decided>;
type Face = Pick<Command<Decided, AutoMessageRow>, 'icon' | 'aliases' | 'done'>;

const pausing = (isPaused: boolean, face: Face) => {
  const can: Command<Decided, AutoMessageRow>['can'] = ({ status, isRefusedThere, otherThere }) => {
    if ((status === 'paused') === isPaused) return refuse({ key: isPaused ? 'automessage.refused.paused' : 'automessage.refused.active' });
    if (isPaused || !isRefusedThere) return ok(undefined);
    return refuse(otherThere ? { key: 'automessage.refused.other', values: { name: otherThere } } : { key: 'automessage.refused.there' });
  };
  return defineCommand<Decided, AutoMessageRow>({
    ...face,
    roles,
    on: 'automessage',
    name: isPaused ? 'automessage.pause' : 'automessage.resume',
    args: Decided,
    prefill: ({ _id, version, isRefusedThere }) => ({ _id, version, ...(isRefusedThere && { isRefusedThere }) }),
    can,
    decide: (rule, _args, actor) => {
      const may = can(rule, actor);
      return may.ok ? ok({ ...rule, status: isPaused ? 'paused' : 'active' }) : may;
    },
    send: (api, { _id, version }, intentId) =>
      api.send(pauseAutoMessage, { params: { id: _id }, body: { isPaused } }, once(intentId, version)),
    isHeld: true,
    inverse: (args) => (isPaused && args.isRefusedThere ? null : { command: isPaused ? 'automessage.resume' : 'automessage.pause', args }),
    onLostAnswer: 'retry',
    isOurs: true,
  });
};

const pause = pausing(true, {
  icon: 'circle-pause',
  aliases: ['pause', 'pausar', 'mensagem automática', 'parar'],
  done: 'automessage.paused',
});
/** What happened meanwhile is not sent afterwards. */
const resume = pausing(false, {
  icon: 'circle-play',
  aliases: ['resume', 'retomar', 'ativar', 'mensagem automática'],
  done: 'automessage.resumed',
});

/** The page of a new one, from wherever one is. */
const create = defineAction({
  name: 'automessage.new',
  icon: 'message-square-plus',
  aliases: ['new automatic message', 'nova mensagem', 'comprador', 'criar', 'regra'],
  roles,
  opens: '/automessage/new',
});

export const autoMessageCommands: readonly AnyCommand[] = [create, pause, resume];

import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { offerVehicle, type Vehicle, type VehicleRow } from '#contract/vehicle.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineAction, defineCommand, type AnyCommand, type Command } from '../command.ts';
import { decided, once } from '../decided.ts';
import { endTakenBack, takingBack } from '../taking-back.ts';

/** What commands decide on: a row of the list, or the vehicle's page. */
export type VehicleView = VehicleRow | Vehicle;

const Decided = z.object({ ...decided, ...endTakenBack });
type Decided = z.infer<typeof Decided>;
type Face = Pick<Command<Decided, VehicleView>, 'icon' | 'aliases' | 'done'>;

const offering = (isOffered: boolean, face: Face) => {
  const can: Command<Decided, VehicleView>['can'] = ({ retiredAt }) => {
    if ((retiredAt === null) !== isOffered) return ok(undefined);
    return refuse({ key: isOffered ? 'vehicle.refused.offered' : 'vehicle.refused.retired' });
  };
  return defineCommand<Decided, VehicleView>({
    ...face,
    roles: callersOf(offerVehicle),
    on: 'vehicle',
    name: isOffered ? 'vehicle.restore' : 'vehicle.retire',
    args: Decided,
    prefill: ({ _id, version, retiredAt }) => ({ _id, version, ...(isOffered && { since: retiredAt }) }),
    can,
    decide: (vehicle, { since }, actor) => {
      const may = can(vehicle, actor);
      return may.ok ? ok({ ...vehicle, retiredAt: isOffered ? null : (since ?? actor.now) }) : may;
    },
    send: (api, { _id, version, undoes }, intentId) =>
      api.send(offerVehicle, { params: { id: _id }, body: { isOffered, ...takingBack(undoes) } }, once(intentId, version)),
    isHeld: true,
    inverse: ({ _id, version, since }, intentId) => ({
      command: isOffered ? 'vehicle.retire' : 'vehicle.restore',
      args: { _id, version, undoes: intentId, ...(isOffered && { since }) },
    }),
    done: face.done,
    onLostAnswer: 'retry',
    isOurs: true,
  });
};

/** No picker offers it any more; what listings say of it stays. */
const retire = offering(false, {
  icon: 'ban',
  aliases: ['retire', 'hide', 'retirar', 'veículo', 'compatibilidade'],
  done: 'vehicle.retired',
});
const restore = offering(true, {
  icon: 'circle-check',
  aliases: ['restore', 'offer', 'oferecer', 'veículo', 'compatibilidade'],
  done: 'vehicle.restored',
});

/** Opens the form that the list offers. */
const add = defineAction({
  name: 'vehicle.add',
  icon: 'list-plus',
  aliases: ['new vehicle', 'novo veículo', 'cadastrar veículo', 'carro'],
  roles: callersOf(offerVehicle),
});

export const vehicleCommands: readonly AnyCommand[] = [add, retire, restore];

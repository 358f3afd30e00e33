import { stageFolder } from '../../tests/support/stage-folder.ts';
import { stageForFaults } from '../../tests/support/stage-orders.ts';
import { faultyJourney } from '../support/journey.ts';
import { startDemoServer, type Environment, type Server } from '../support/server.ts';

/** What is done to the demo world before its server opens it. */
type Stage = Parameters<typeof stageFolder>[1];

/** A server whose demo world was changed as journeys need it. Nobody but they moves an order: the marketplace's own clock stands still. */
export const startStaged = (environment: Environment, stage: Stage): Promise<Server> =>
  startDemoServer({ MARKETPLACE_CLOCK: 'off', ...environment }, (dataDir) => stageFolder(dataDir, stage));

/** A journey over the fault proxy and a demo world with so many orders of every kind that each can be tried once per fault. */
export const stagedFaultyJourney = faultyJourney.extend({
  server: async ({ environment }, provide) => {
    const server = await startStaged(environment, stageForFaults);
    await provide(server);
    await server.stop();
  },
});

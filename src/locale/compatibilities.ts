import { messages } from './messages.ts';

/** /compatibilities and a vehicle's page. */
export const compatibilities = messages({
  'kind.vehicle.one': { br: 'Veículo', en: 'Vehicle' },
  'kind.vehicle.many': { br: 'veículos', en: 'vehicles' },
  'kind.vehicle.choose': { br: 'Escolha um veículo', en: 'Choose a vehicle' },

  'vehicle.add': { br: 'Adicionar veículo', en: 'Add a vehicle' },
  'vehicle.retire': { br: 'Retirar veículo', en: 'Retire vehicle' },
  'vehicle.retired': { br: 'Veículo retirado', en: 'Vehicle retired' },
  'vehicle.restore': { br: 'Oferecer veículo', en: 'Offer vehicle again' },
  'vehicle.restored': { br: 'Veículo oferecido de novo', en: 'Vehicle offered again' },
  'vehicle.refused.offered': { br: 'O veículo já é oferecido', en: 'The vehicle is offered already' },
  'vehicle.refused.retired': { br: 'O veículo já foi retirado', en: 'The vehicle is retired already' },

  'shell.title.compatibilities': { br: 'Compatibilidades', en: 'Compatibilities' },
  'shell.title.vehicle': { br: 'Veículo', en: 'Vehicle' },
  'menu.compatibilities': { br: 'Compatibilidades', en: 'Compatibilities' },
});

import { messages } from './messages.ts';

type Many = { readonly n: number };

/** What can be done with vehicles, from the palette too, and what of it is refused. */
export const vehicleActions = messages({
  'vehicle.add': { br: 'Adicionar veículo', en: 'Add a vehicle' },
  'vehicle.retire': { br: 'Retirar veículo', en: 'Retire vehicle' },
  'vehicle.retired': { br: 'Veículo retirado', en: 'Vehicle retired' },
  'vehicle.restore': { br: 'Oferecer veículo', en: 'Offer vehicle again' },
  'vehicle.restored': { br: 'Veículo oferecido de novo', en: 'Vehicle offered again' },
  'vehicle.refused.offered': { br: 'O veículo já é oferecido', en: 'The vehicle is offered already' },
  'vehicle.refused.retired': { br: 'O veículo já foi retirado', en: 'The vehicle is retired already' },
  'palette.many.vehicle': { br: ({ n }: Many) => `${n} veículos`, en: ({ n }: Many) => `${n} vehicles` },
});

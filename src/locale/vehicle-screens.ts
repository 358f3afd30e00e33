import { messages } from './messages.ts';

/** The pages of vehicles: what only they say. What is said anywhere is in compatibilities.ts. */
export const vehicleScreens = messages({
  'vehicleList.search': { br: 'Marca, modelo, ano ou versão', en: 'Brand, model, year or trim' },
  'vehicleList.empty': {
    br: 'Os veículos a que uma peça pode servir aparecem aqui. Adicione o primeiro.',
    en: 'The vehicles that a part may fit appear here. Add the first.',
  },
  'vehicleList.brand': { br: 'Marca', en: 'Brand' },
  'vehicleList.model': { br: 'Modelo', en: 'Model' },
  'vehicleList.year': { br: 'Ano', en: 'Year' },
  'vehicleList.yearHint': { br: 'Deixe em branco para zero km.', en: 'Leave it empty for one never driven.' },
  'vehicleList.yearWrong': { br: 'Ano entre 1900 e 2100', en: 'A year from 1900 to 2100' },
  'vehicleList.zeroKm': { br: 'Zero km', en: 'Never driven' },
  'vehicleList.trim': { br: 'Versão', en: 'Trim' },
  'vehicleList.state.offered': { br: 'Oferecido', en: 'Offered' },
  'vehicleList.state.retired': { br: 'Retirado', en: 'Retired' },
  'vehicleList.added': {
    br: ({ name }: { readonly name: string }) => `${name} adicionado`,
    en: ({ name }: { readonly name: string }) => `${name} added`,
  },
  'vehicleList.addHint': {
    br: 'Passa a ser oferecido na compatibilidade dos anúncios.',
    en: 'It is offered from now on where listings say what they fit.',
  },
  'vehicleList.back': { br: 'Voltar às compatibilidades', en: 'Back to compatibilities' },
  'vehicleList.listings': { br: 'Anúncios compatíveis', en: 'Listings that fit it' },
  'vehicleList.noListings': { br: 'Nenhum anúncio diz servir a este veículo.', en: 'No listing says that it fits this vehicle.' },
  'vehicleList.event.added': { br: 'Adicionou', en: 'Added' },
  'vehicleList.event.retired': { br: 'Retirou', en: 'Retired' },
  'vehicleList.event.restored': { br: 'Voltou a oferecer', en: 'Offered again' },
});

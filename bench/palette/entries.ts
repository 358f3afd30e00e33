const nouns = ['Luminária', 'Fone', 'Tênis', 'Câmera', 'Relógio', 'Cabo', 'Película', 'Mochila', 'Cafeteira', 'Edredom', 'Óculos', 'Berço'];
const kinds = ['Portátil', 'Rústica', 'Sem Fio', 'Elétrica', 'Impermeável', 'Ergonômica', 'Digital', 'Infantil', 'Automotiva', 'Clássica'];

export interface Place {
  readonly key: string;
  readonly name: string;
  readonly link: string;
}

/** So many places of a menu, as the address of the page asks: what the console's palette and its peer's both list. */
export const placesAsked = (): readonly Place[] => {
  const count = Number(new URLSearchParams(location.search).get('entries') ?? 1000);
  return Array.from({ length: count }, (_, each) => ({
    key: `k${each}`,
    name: `${nouns[each % nouns.length] ?? ''} ${kinds[Math.floor(each / nouns.length) % kinds.length] ?? ''} ${each.toString(36)}`,
    link: `/publish/${each}`,
  }));
};

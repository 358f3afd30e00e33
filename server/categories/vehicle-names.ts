import { foldText } from '#lib/fold-text.ts';

export interface NamedModel {
  readonly brand: string;
  readonly model: string;
}

export interface NamedVehicle extends NamedModel {
  readonly year: number;
  readonly trim: string;
}

/** What is named alike, case and accents aside, is one vehicle. */
export const foldedName = ({ brand, model, year, trim }: NamedVehicle): string => foldText([brand, model, year, trim].join('/'));

const brandKey = ({ brand }: NamedModel): string => `${foldText(brand)}/`;
const modelKey = (named: NamedModel): string => `${brandKey(named)}${foldText(named.model)}`;

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** 'UNO' and 'Uno' are one model: it is written as somebody wrote it who did not shout. */
const spell = (vehicles: readonly NamedModel[]): ReadonlyMap<string, string> => {
  const spelling = new Map<string, string>();
  const learn = (key: string, written: string): void => {
    const known = spelling.get(key);
    if (known === undefined || (isShouted(known) && !isShouted(written))) spelling.set(key, written);
  };
  for (const each of vehicles) {
    learn(brandKey(each), each.brand);
    learn(modelKey(each), each.model);
  }
  return spelling;
};

/**
 * Writes brand and model as these do, or else as those that come with it: the pickers of compatibilities offer each spelling by itself.
 */
export const spellingOf = (here: readonly NamedModel[], coming: readonly NamedModel[] = []) => {
  const spelling = new Map([...spell(coming), ...spell(here)]);
  return (named: NamedModel): NamedModel => ({
    brand: spelling.get(brandKey(named)) ?? named.brand,
    model: spelling.get(modelKey(named)) ?? named.model,
  });
};

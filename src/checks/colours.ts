interface NamedColour {
  readonly colour: string;
  readonly from: number;
  readonly to: number;
}

/** Words of one colour, as titles and attributes write them, folded. */
const words: Readonly<Record<string, string>> = {
  preto: 'pret[oa]s?|black|negr[oa]s?',
  branco: 'branc[oa]s?|white|off-?white',
  azul: 'azu(?:l|is)|blue|marinho',
  vermelho: 'vermelh[oa]s?|red',
  verde: 'verdes?|green',
  amarelo: 'amarel[oa]s?|yellow',
  rosa: 'rosas?|pink',
  roxo: 'rox[oa]s?|lilas|violeta|purple',
  laranja: 'laranjas?|orange',
  marrom: 'marro(?:m|ns)|brown',
  cinza: 'cinzas?|gr[ae]y|grafite|chumbo',
  bege: 'beges?|nude|creme',
  dourado: 'dourad[oa]s?|gold',
  prateado: 'pratead[oa]s?|prata|silver',
};
const patterns = Object.entries(words).map(([colour, names]) => [colour, new RegExp(`(?<![a-z])(?:${names})(?![a-z])`, 'gu')] as const);

/** The colours a folded text names, in the order of the text. */
export const coloursIn = (folded: string): readonly NamedColour[] =>
  patterns
    .flatMap(([colour, pattern]) =>
      [...folded.matchAll(pattern)].map(({ index, 0: word }) => ({ colour, from: index, to: index + word.length })),
    )
    .toSorted((one, other) => one.from - other.from);

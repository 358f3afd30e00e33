const brazilian = new Intl.NumberFormat('pt-BR');

/** '9.999'. */
export const countText = (count: number): string => brazilian.format(count);

/** '1 linha', '9.999 linhas'. */
export const plural = (count: number, one: string, many: string): string => `${countText(count)} ${count === 1 ? one : many}`;

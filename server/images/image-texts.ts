/** What an image's author reads under it. Never empty: an empty answer would be an error without words (reliability, input 110). */
export const imageTexts = {
  notAllowed: 'Arquivo não permitido',
  corrupt: 'Arquivo de imagem corrompido ou incompleto',
  tooManyPixels: 'Imagem com mais de 50 megapixels',
  tooSmall: 'Imagem pequena: mínimo de 250 px nos dois lados e mais de 500 px em um deles',
} as const;
export type ImageText = (typeof imageTexts)[keyof typeof imageTexts];

declare module '*?locale=br' {
  import type { Catalogue } from './catalogue.ts';

  export const catalogue: Partial<Catalogue>;
}
declare module '*?locale=en' {
  import type { Catalogue } from './catalogue.ts';

  export const catalogue: Partial<Catalogue>;
}

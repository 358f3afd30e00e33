/** Three tones of one colour and one that stands out against it, as CSS colours. */
export interface Paint {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
}

/** SVG of a product on a canvas of 1000 × 1000, standing on y = 860. `url(#body)` shades its main colour. */
export type Drawing = (paint: Paint) => string;

export const paints: Readonly<Record<string, Paint>> = {
  Preto: { main: '#2f3136', light: '#5a5e66', dark: '#16181b', accent: '#e5484d' },
  Azul: { main: '#2f6fd0', light: '#6ea2ee', dark: '#1b4489', accent: '#ffc53d' },
  Vermelho: { main: '#d13438', light: '#ec7175', dark: '#8c1c20', accent: '#fbe6c8' },
  Verde: { main: '#2f9e62', light: '#6fcb96', dark: '#1a6a40', accent: '#f7d154' },
  Cinza: { main: '#9aa1ab', light: '#cfd4da', dark: '#666d77', accent: '#3b82f6' },
  Rosa: { main: '#e58bb0', light: '#f6c1d6', dark: '#b0527d', accent: '#6b4fa3' },
  Marrom: { main: '#a9713f', light: '#d0a06f', dark: '#6f4520', accent: '#f1e3cf' },
  Amarelo: { main: '#f0b429', light: '#f9d877', dark: '#b27d0a', accent: '#2f3136' },
};

const shade = ({ light, main, dark }: Paint): string =>
  `<linearGradient id="body" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
  `<linearGradient id="metal" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f4f6f8"/><stop offset=".5" stop-color="#b9c0c8"/><stop offset="1" stop-color="#7f8790"/></linearGradient>` +
  `<radialGradient id="floor"><stop offset="0" stop-color="#000" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`;

export interface Scene {
  readonly paint: Paint;
  readonly background: string;
  /** Side of the picture in pixels. */
  readonly size: number;
  /** How the product stands: 1 fills the usual frame, more comes closer. */
  readonly zoom: number;
  readonly turn: number;
}

/** The whole picture: background, the product's shadow on the floor, the product. */
export const renderSvg = (draw: Drawing, { paint, background, size, zoom, turn }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>${shade(paint)}</defs>` +
  `<rect width="1000" height="1000" fill="${background}"/>` +
  `<g transform="translate(500 500) scale(${zoom}) rotate(${turn}) translate(-500 -500)"><ellipse cx="500" cy="862" rx="330" ry="38" fill="url(#floor)"/>${draw(paint)}</g></svg>`;

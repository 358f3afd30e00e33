import type { Drawing } from './paint.ts';

export const headphones: Drawing = ({ accent }) =>
  `<path d="M220 560V480a280 280 0 0 1 560 0v80" fill="none" stroke="url(#body)" stroke-width="58"/><path d="M250 470a252 252 0 0 1 500 0" fill="none" stroke="#111" stroke-opacity=".25" stroke-width="14"/>` +
  `<rect x="160" y="530" width="170" height="300" rx="80" fill="url(#body)"/><rect x="670" y="530" width="170" height="300" rx="80" fill="url(#body)"/><rect x="292" y="556" width="62" height="250" rx="31" fill="#26282c"/><rect x="646" y="556" width="62" height="250" rx="31" fill="#26282c"/><circle cx="226" cy="680" r="34" fill="${accent}"/><circle cx="774" cy="680" r="34" fill="${accent}"/>`;

export const speaker: Drawing = ({ accent, dark }) =>
  `<rect x="190" y="300" width="620" height="520" rx="110" fill="url(#body)"/><rect x="230" y="340" width="540" height="440" rx="84" fill="${dark}"/>${[345, 655].map((x) => `<circle cx="${x}" cy="560" r="128" fill="#1a1b1e"/><circle cx="${x}" cy="560" r="128" fill="none" stroke="${accent}" stroke-width="8"/><circle cx="${x}" cy="560" r="76" fill="#2c2e33"/><circle cx="${x}" cy="560" r="32" fill="#4a4d54"/>`).join('')}` +
  `<path d="M340 300q0-110 160-110t160 110" fill="none" stroke="url(#metal)" stroke-width="34"/><rect x="440" y="726" width="120" height="16" rx="8" fill="${accent}"/>`;

export const keyboard: Drawing = ({ accent, light }) => {
  const keys = Array.from({ length: 52 }, (_, at) => {
    const row = Math.floor(at / 13);
    const fill = at === 0 || at === 25 ? accent : at % 7 === 3 ? light : '#f2f4f6';
    return `<rect x="${124 + (at % 13) * 58.5}" y="${388 + row * 62}" width="48" height="50" rx="9" fill="${fill}"/>`;
  });
  return `<rect x="90" y="350" width="820" height="360" rx="40" fill="url(#body)"/>${keys.join('')}<rect x="124" y="640" width="106" height="46" rx="9" fill="#f2f4f6"/><rect x="246" y="640" width="420" height="46" rx="9" fill="#f2f4f6"/><rect x="682" y="640" width="190" height="46" rx="9" fill="${light}"/>`;
};

export const phoneCase: Drawing = ({ dark, accent }) =>
  `<rect x="300" y="110" width="400" height="750" rx="72" fill="url(#body)"/><rect x="316" y="126" width="368" height="718" rx="60" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="6"/><rect x="346" y="160" width="176" height="190" rx="46" fill="${dark}"/>${[
    [396, 214],
    [472, 214],
    [396, 296],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="32" fill="#101113"/><circle cx="${x}" cy="${y}" r="15" fill="#33415e"/>`)
    .join('')}<circle cx="472" cy="296" r="16" fill="#fff4cf"/><path d="M440 600q60-90 120 0t-120 0z" fill="${accent}" opacity=".85"/>`;

export const camera: Drawing = ({ accent }) =>
  `<path d="M130 370q0-60 60-60h150l50-80h220l50 80h150q60 0 60 60v390q0 60-60 60H190q-60 0-60-60z" fill="url(#body)"/><rect x="130" y="440" width="740" height="210" fill="#191a1c" opacity=".55"/><circle cx="500" cy="570" r="212" fill="#131416"/><circle cx="500" cy="570" r="212" fill="none" stroke="url(#metal)" stroke-width="22"/><circle cx="500" cy="570" r="140" fill="#22344f"/><circle cx="500" cy="570" r="88" fill="#0d1522"/><circle cx="452" cy="516" r="34" fill="#9fc3f5" opacity=".8"/><rect x="186" y="262" width="92" height="50" rx="12" fill="url(#metal)"/><circle cx="770" cy="372" r="24" fill="${accent}"/>`;

export const gamepad: Drawing = ({ accent, dark }) =>
  `<path d="M280 360h440q120 0 150 170l36 210q16 110-74 110-60 0-110-90l-50-80H328l-50 80q-50 90-110 90-90 0-74-110l36-210q30-170 150-170z" fill="url(#body)"/><path d="M262 470h50v-50h56v50h50v56h-50v50h-56v-50h-50z" fill="${dark}"/>${[
    [690, 430, '#f5c542'],
    [750, 490, '#e5484d'],
    [630, 490, '#4c8df6'],
    [690, 550, '#4fb477'],
  ]
    .map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="30" fill="${fill}"/>`)
    .join(
      '',
    )}<circle cx="410" cy="630" r="64" fill="#1b1c1f"/><circle cx="590" cy="630" r="64" fill="#1b1c1f"/><circle cx="410" cy="630" r="40" fill="#3a3d43"/><circle cx="590" cy="630" r="40" fill="#3a3d43"/><rect x="456" y="440" width="88" height="30" rx="15" fill="${accent}"/>`;

export const watch: Drawing = ({ accent, dark }) =>
  `<path d="M400 90h200l24 220H376zM376 690h248l-24 180H400z" fill="url(#body)"/><circle cx="500" cy="500" r="258" fill="url(#metal)"/><circle cx="500" cy="500" r="218" fill="#fdfdfb"/>${Array.from({ length: 12 }, (_, hour) => `<rect x="494" y="296" width="12" height="${hour % 3 === 0 ? 50 : 28}" rx="5" fill="${dark}" transform="rotate(${hour * 30} 500 500)"/>`).join('')}<g stroke-linecap="round"><path d="M500 500 420 420" stroke="#222" stroke-width="18"/><path d="M500 500 600 378" stroke="#222" stroke-width="11"/><path d="M470 560 530 420" stroke="${accent}" stroke-width="6" transform="rotate(70 500 500)"/></g><circle cx="500" cy="500" r="16" fill="#222"/><rect x="752" y="474" width="44" height="52" rx="10" fill="url(#metal)"/>`;

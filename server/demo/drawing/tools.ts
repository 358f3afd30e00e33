import type { Drawing } from './paint.ts';

export const drill: Drawing = ({ accent, dark }) =>
  `<rect x="118" y="352" width="150" height="22" rx="6" fill="url(#metal)"/><path d="M250 318h90l40 24v42l-40 24h-90z" fill="#3a3d42"/><rect x="360" y="290" width="360" height="150" rx="46" fill="url(#body)"/>` +
  `<path d="M560 430h130l52 300H604z" fill="url(#body)"/><rect x="566" y="716" width="220" height="130" rx="22" fill="#2b2d31"/><rect x="590" y="742" width="172" height="20" rx="10" fill="${accent}"/><path d="M548 452q-30 60 4 96" stroke="#222" stroke-width="24" fill="none"/>` +
  `<g stroke="${dark}" stroke-width="10"><path d="M640 320v90M670 320v90M700 326v78"/></g><rect x="400" y="330" width="180" height="42" rx="12" fill="${accent}"/>`;

export const tyre: Drawing = () =>
  `<circle cx="500" cy="500" r="362" fill="#1d1e20"/><circle cx="500" cy="500" r="362" fill="none" stroke="#34363a" stroke-width="34" stroke-dasharray="38 20"/><circle cx="500" cy="500" r="300" fill="none" stroke="#3e4146" stroke-width="8"/><circle cx="500" cy="500" r="236" fill="#0e0f10"/>` +
  `<circle cx="500" cy="500" r="226" fill="url(#metal)"/><g fill="#2d3035">${[0, 72, 144, 216, 288].map((turn) => `<path d="M500 470 430 320q70-34 140 0z" transform="rotate(${turn} 500 500)"/>`).join('')}</g><circle cx="500" cy="500" r="52" fill="#44484e"/><circle cx="500" cy="500" r="24" fill="url(#body)"/>`;

export const blender: Drawing = ({ accent }) =>
  `<path d="M340 170h320l-42 400H382z" fill="#dfeaf2" opacity=".85"/><path d="M352 300h296l-28 262H380z" fill="${accent}" opacity=".55"/><path d="M648 230h74q24 0 20 26l-24 170q-4 22-26 22h-52" fill="none" stroke="#c3d0da" stroke-width="26"/><rect x="330" y="130" width="340" height="52" rx="18" fill="#2c2f33"/><rect x="440" y="96" width="120" height="44" rx="14" fill="#2c2f33"/>` +
  `<path d="M372 570h256l64 252q6 38-34 38H342q-40 0-34-38z" fill="url(#body)"/><circle cx="500" cy="730" r="56" fill="#202225"/><path d="M500 690v42" stroke="#fff" stroke-width="12" stroke-linecap="round"/><g stroke="#fff" stroke-width="6" opacity=".7"><path d="M384 330h60M382 390h40M380 450h60"/></g>`;

export const fryer: Drawing = ({ accent }) =>
  `<path d="M270 260q0-120 230-120t230 120v500q0 100-100 100H370q-100 0-100-100z" fill="url(#body)"/><ellipse cx="500" cy="232" rx="150" ry="44" fill="#1c1d20"/><circle cx="432" cy="330" r="34" fill="#e9ecef"/><circle cx="568" cy="330" r="34" fill="#e9ecef"/><path d="M432 330v-26M568 330l18-18" stroke="#222" stroke-width="8"/>` +
  `<path d="M296 440h408v300q0 60-60 60H356q-60 0-60-60z" fill="#17181a" opacity=".55"/><rect x="420" y="520" width="160" height="190" rx="40" fill="#0f1011"/><rect x="452" y="540" width="96" height="150" rx="30" fill="url(#metal)"/><rect x="466" y="758" width="68" height="10" rx="5" fill="${accent}"/>`;

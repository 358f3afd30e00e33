import type { Drawing } from './paint.ts';

export const sneaker: Drawing = ({ accent, light }) =>
  `<path d="M120 560q60 30 160-30l170-190q20-26 50-6l60 44q40 150 300 170 60 8 60 90v70H120q-30-80 0-148z" fill="url(#body)"/><path d="M112 690h812v56q0 66-70 66H190q-78 0-78-60z" fill="#f4f5f7"/><path d="M112 748h812" stroke="#cfd4da" stroke-width="10"/><g stroke="#fff" stroke-width="18" stroke-linecap="round"><path d="M430 420l90 66M392 462l90 66M352 506l90 64"/></g><path d="M560 640q120 10 250-80-60 130-250 80z" fill="${accent}"/><path d="M120 560q60 30 160-30l20 150H116z" fill="${light}"/>`;

export const shirt: Drawing = ({ accent, dark }) =>
  `<path d="M360 160 180 240 90 430l140 66 40-70v420q0 14 14 14h432q14 0 14-14V426l40 70 140-66-90-190-180-80q-20 90-140 90t-140-90z" fill="url(#body)"/><path d="M360 160q20 90 140 90t140-90l-24-10q-20 66-116 66t-116-66z" fill="${dark}"/><circle cx="500" cy="480" r="96" fill="${accent}"/><path d="M452 500l38 36 62-82" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`;

export const backpack: Drawing = ({ accent, dark, light }) =>
  `<path d="M400 200q0-80 100-80t100 80" fill="none" stroke="${dark}" stroke-width="34"/><path d="M250 380q0-200 250-200t250 200v400q0 80-80 80H330q-80 0-80-80z" fill="url(#body)"/><path d="M210 520q-50 30-50 130t60 110zM790 520q50 30 50 130t-60 110z" fill="${dark}"/><rect x="310" y="540" width="380" height="270" rx="50" fill="${light}"/><path d="M330 610h340" stroke="${dark}" stroke-width="12"/><rect x="640" y="600" width="18" height="60" rx="9" fill="${accent}"/><path d="M300 400q200 70 400 0" fill="none" stroke="${dark}" stroke-width="12"/><rect x="440" y="330" width="120" height="56" rx="14" fill="${accent}"/>`;

export const perfume: Drawing = ({ accent, light }) =>
  `<rect x="420" y="120" width="160" height="140" rx="18" fill="url(#metal)"/><rect x="446" y="256" width="108" height="56" fill="#b9912f"/><rect x="270" y="306" width="460" height="554" rx="54" fill="url(#body)"/><rect x="306" y="342" width="388" height="482" rx="34" fill="${light}" opacity=".55"/><path d="M306 560q194 60 388 0v230q0 34-34 34H340q-34 0-34-34z" fill="${accent}" opacity=".45"/><rect x="376" y="500" width="248" height="150" rx="10" fill="#fffdf8"/><rect x="408" y="540" width="184" height="16" rx="8" fill="#444"/><rect x="440" y="584" width="120" height="12" rx="6" fill="#999"/>`;

export const bottle: Drawing = ({ accent, dark }) =>
  `<rect x="420" y="96" width="160" height="120" rx="26" fill="#2b2d31"/><path d="M440 90q60-56 120 0" fill="none" stroke="#2b2d31" stroke-width="24"/><path d="M400 210h200l40 100v470q0 80-80 80H440q-80 0-80-80V310z" fill="url(#body)"/><path d="M388 320h30v440q0 40-30 40z" fill="#fff" opacity=".3"/><rect x="360" y="470" width="280" height="120" fill="${dark}" opacity=".35"/><path d="M440 560l60-66 60 66z" fill="${accent}"/>`;

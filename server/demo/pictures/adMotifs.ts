/** The colours of one ad picture. */
export type AdPalette = { from: string; to: string; main: string; dark: string; gold: string; pale: string };

const repeated = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Turns of a shape around a point. */
const ring = (count: number, x: number, y: number, shape: string) =>
  repeated(count, (turn) => `<g transform="rotate(${(turn * 360) / count} ${x} ${y})">${shape}</g>`);

const marigold = (x: number, y: number, radius: number, fill: string, heart: string) =>
  `${ring(10, x, y, `<circle cx="${x}" cy="${y - radius * 0.62}" r="${radius * 0.42}" fill="${fill}"/>`)}<circle cx="${x}" cy="${y}" r="${radius * 0.55}" fill="${heart}"/>`;

const flame = (x: number, y: number) =>
  `<path d="M${x} ${y}c-16-22-6-38 0-54c6 16 16 32 0 54Z" fill="#f7a325"/><path d="M${x} ${y}c-8-12-3-20 0-30c3 10 8 18 0 30Z" fill="#fff1b8"/>`;

const henna = '#7a2a14';

/** One drawing for each trade, 640 wide and 400 high. */
export const adMotifs: Record<string, (palette: AdPalette) => string> = {
  hall: ({ main, dark, gold, pale }) =>
    [
      `<path d="M110 168C140 90 240 70 320 30c80 40 180 60 210 138Z" fill="${main}"/><path d="M150 168c40-58 110-76 170-104c60 28 130 46 170 104Z" fill="${dark}"/>`,
      `<circle cx="320" cy="26" r="10" fill="${gold}"/><rect x="100" y="164" width="440" height="20" rx="6" fill="${gold}"/>`,
      repeated(4, (at) => {
        const x = 124 + at * 116;
        return `<rect x="${x}" y="184" width="44" height="160" fill="${pale}"/><rect x="${x - 6}" y="184" width="56" height="14" fill="${gold}"/><rect x="${x - 6}" y="330" width="56" height="14" fill="${gold}"/><path d="M${x + 22} 206v116" stroke="${main}" stroke-opacity="0.3" stroke-width="16" stroke-dasharray="3 9"/>`;
      }),
      repeated(13, (at) =>
        marigold(130 + at * 31.6, 196 + 16 * Math.sin((at * Math.PI) / 3), 10, '#f2922d', '#d9641e'),
      ),
      `<path d="M70 344h500v14H70Z" fill="${main}"/><path d="M40 358h560v42H40Z" fill="${dark}"/>`,
    ].join(''),

  catering: ({ main, gold, pale }) =>
    [
      '<path d="M60 300C90 150 250 84 420 96c100 8 160 60 170 120c-40 92-180 134-330 126C150 336 80 326 60 300Z" fill="#3f7d3a"/>',
      '<path d="M60 300C200 226 380 190 590 216" fill="none" stroke="#87b76a" stroke-width="7"/>',
      repeated(
        9,
        (at) =>
          `<path d="M${130 + at * 48} ${276 - at * 8}l${44 - at * 4} ${-96 + at * 4}" stroke="#5b9650" stroke-width="3"/>`,
      ),
      `<ellipse cx="300" cy="262" rx="92" ry="46" fill="#fffaf0"/><ellipse cx="300" cy="248" rx="62" ry="30" fill="#fff"/><path d="M262 240q38-34 76 0q-38 22-76 0Z" fill="${gold}"/>`,
      `<circle cx="440" cy="262" r="34" fill="${pale}"/><circle cx="440" cy="262" r="26" fill="#c4661f"/><circle cx="516" cy="222" r="28" fill="${pale}"/><circle cx="516" cy="222" r="21" fill="#e0b04a"/>`,
      `<circle cx="202" cy="182" r="18" fill="${main}"/><circle cx="246" cy="162" r="18" fill="#d98a2b"/><circle cx="292" cy="150" r="17" fill="#7c9a3d"/><circle cx="340" cy="142" r="18" fill="#b5482f"/>`,
      `<circle cx="402" cy="150" r="24" fill="#e8a13a"/><path d="M384 150q18-22 36 0q-18 22-36 0Z" fill="#f6cf6f"/><ellipse cx="160" cy="262" rx="34" ry="20" fill="#f0d9a8"/>`,
    ].join(''),

  photography: ({ main, dark, gold, pale }) =>
    [
      `<rect x="150" y="130" width="340" height="210" rx="26" fill="${dark}"/><path d="M252 130l22-40h92l22 40Z" fill="${dark}"/><rect x="150" y="176" width="340" height="112" fill="${main}"/>`,
      `<rect x="182" y="104" width="52" height="28" rx="6" fill="${gold}"/><rect x="420" y="146" width="46" height="18" rx="9" fill="${gold}"/>`,
      `<circle cx="320" cy="234" r="88" fill="${pale}"/><circle cx="320" cy="234" r="74" fill="${dark}"/><circle cx="320" cy="234" r="52" fill="#30495e"/><circle cx="320" cy="234" r="30" fill="#16242f"/>`,
      `<path d="M290 204q18-22 44-16" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="8" stroke-linecap="round"/>`,
      repeated(5, (at) =>
        marigold([86, 560, 104, 540, 52][at] ?? 0, [320, 300, 110, 96, 210][at] ?? 0, 26 - at * 2, gold, main),
      ),
    ].join(''),

  makeup: ({ main, dark, gold, pale }) =>
    [
      `<circle cx="250" cy="206" r="128" fill="${gold}"/><circle cx="250" cy="206" r="112" fill="${pale}"/><path d="M176 268a112 112 0 0 1 40-150" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity="0.8"/>`,
      `<path d="M236 334h28l10 52h-48Z" fill="${gold}"/>${ring(20, 250, 206, `<circle cx="250" cy="86" r="5" fill="${main}"/>`)}`,
      `<rect x="432" y="236" width="72" height="120" rx="8" fill="${dark}"/><rect x="440" y="186" width="56" height="54" fill="${gold}"/><path d="M446 188v-58q24-34 44-10v68Z" fill="${main}"/>`,
      `<path d="M548 356l-18-210" stroke="${dark}" stroke-width="12" stroke-linecap="round"/><path d="M514 150q10-70 16-84q22 30 24 80Z" fill="${main}"/>`,
      `<circle cx="250" cy="192" r="9" fill="#b3122f"/><path d="M206 228q44 40 88 0" fill="none" stroke="${main}" stroke-width="9" stroke-linecap="round"/>`,
    ].join(''),

  mehendi: ({ dark, pale, gold }) =>
    [
      `<path d="M236 400c-4-60-34-92-60-128c-22-30 10-52 34-28l34 36V96c0-30 42-30 42 0v104V62c0-32 44-32 44 0v138V74c0-30 42-30 42 0v132v-98c0-28 40-28 40 0v170c0 58-18 82-24 122Z" fill="#d9a57c"/><path d="M286 100v108M330 84v124M372 100v108" stroke="#b98259" stroke-width="4" stroke-linecap="round"/>`,
      `<circle cx="318" cy="284" r="44" fill="none" stroke="${henna}" stroke-width="5"/>${ring(12, 318, 284, `<path d="M318 232q10 14 0 26q-10-12 0-26Z" fill="${henna}"/>`)}<circle cx="318" cy="284" r="14" fill="${henna}"/>`,
      [265, 308, 351, 392]
        .map((x, at) => {
          const top = [110, 80, 92, 126][at] ?? 0;
          return `${repeated(5, (step) => `<circle cx="${x}" cy="${top + step * 22}" r="${5 - step * 0.5}" fill="${henna}"/>`)}<path d="M${x - 15} ${top + 8}q15 12 30 0" fill="none" stroke="${henna}" stroke-width="4"/>`;
        })
        .join(''),
      `<path d="M250 362q68 26 138 0M256 378q62 22 128 0" fill="none" stroke="${henna}" stroke-width="5"/>${repeated(7, (at) => `<circle cx="${262 + at * 19}" cy="${349 + 6 * Math.sin((at * Math.PI) / 6)}" r="5" fill="${henna}"/>`)}`,
      `<path d="M470 330l92-150l22 14l-96 148q-22 20-18-12Z" fill="${dark}"/><path d="M468 330q-10 26-22 36q20-4 38-22Z" fill="${gold}"/><circle cx="110" cy="120" r="34" fill="${pale}" opacity="0.7"/>`,
    ].join(''),

  flowers: ({ main, gold, pale, dark }) =>
    [
      repeated(9, (strand) => {
        const x = 48 + strand * 68;
        const length = 5 + Math.round(4 * Math.abs(Math.cos((strand * Math.PI) / 8)));
        return `${repeated(length, (at) => marigold(x, 52 + at * 34, 20, at % 2 === 0 ? '#f2922d' : gold, at % 2 === 0 ? '#d9641e' : '#c98a1b'))}<path d="M${x} ${52 + length * 34 - 8}q-12 20 0 40q12-20 0-40Z" fill="#4f8a3f"/>`;
      }),
      `<rect x="0" y="16" width="640" height="18" fill="${main}"/><rect x="0" y="34" width="640" height="5" fill="${gold}"/>`,
      `<path d="M180 400q24-70 140-70t140 70Z" fill="${dark}"/>${repeated(9, (at) => marigold(206 + at * 28.5, 344 + 12 * Math.cos((at * Math.PI) / 4), 18, pale, main))}`,
    ].join(''),

  jewellery: ({ main, gold, pale, dark }) =>
    [
      `<path d="M160 400c0-120 60-150 90-190c16-22 12-70 12-110h116c0 40-4 88 12 110c30 40 90 70 90 190Z" fill="${dark}"/>`,
      `<path d="M248 200q72 150 144 0" fill="none" stroke="${gold}" stroke-width="11"/><path d="M226 232q94 190 188 0" fill="none" stroke="${gold}" stroke-width="7"/>`,
      repeated(11, (at) => {
        const angle = Math.PI * (0.1 + at * 0.08);
        const x = 320 - Math.cos(angle) * 96;
        const y = 222 + Math.sin(angle) * 118;
        return `<path d="M${x} ${y - 10}q12 16 0 30q-12-14 0-30Z" fill="${gold}"/><circle cx="${x}" cy="${y + 4}" r="4" fill="${main}"/>`;
      }),
      `<circle cx="320" cy="290" r="22" fill="${gold}"/><circle cx="320" cy="290" r="12" fill="${main}"/><circle cx="316" cy="286" r="4" fill="#fff" opacity="0.8"/>`,
      [96, 544]
        .map(
          (x) =>
            `<circle cx="${x}" cy="150" r="14" fill="${gold}"/><path d="M${x - 34} 226q34-70 68 0Z" fill="${gold}"/>${repeated(5, (at) => `<circle cx="${x - 28 + at * 14}" cy="236" r="6" fill="${pale}"/>`)}<circle cx="${x}" cy="150" r="6" fill="${main}"/>`,
        )
        .join(''),
    ].join(''),

  sarees: ({ main, gold, pale, dark }) =>
    repeated(4, (at) => {
      const y = 84 + at * 74;
      const fill = [main, '#0f6b6b', dark, '#c9772c'][at] ?? main;
      return [
        `<rect x="${92 + at * 8}" y="${y}" width="${456 - at * 4}" height="66" rx="14" fill="${fill}"/><rect x="${92 + at * 8}" y="${y + 40}" width="${456 - at * 4}" height="18" fill="${gold}"/>`,
        repeated(18, (step) => `<path d="M${112 + at * 8 + step * 23.5} ${y + 56}l8-14l8 14Z" fill="${fill}"/>`),
        repeated(
          14,
          (step) => `<circle cx="${116 + at * 8 + step * 31}" cy="${y + 20 + (step % 2) * 8}" r="3.5" fill="${gold}"/>`,
        ),
        `<path d="M${92 + at * 8} ${y + 10}q22 24 0 46" fill="none" stroke="${pale}" stroke-opacity="0.5" stroke-width="4"/>`,
      ].join('');
    }),

  lamp: ({ main, gold, dark, pale }) =>
    [
      `<circle cx="320" cy="130" r="150" fill="${pale}" opacity="0.5"/><circle cx="320" cy="130" r="104" fill="${pale}" opacity="0.6"/>`,
      `<path d="M306 150h28v170h-28Z" fill="${gold}"/>${[196, 246, 296].map((y) => `<ellipse cx="320" cy="${y}" rx="26" ry="10" fill="${gold}"/><ellipse cx="320" cy="${y - 3}" rx="20" ry="5" fill="#fff" opacity="0.3"/>`).join('')}`,
      `<path d="M220 132h200q-20 40-100 40t-100-40Z" fill="${gold}"/><ellipse cx="320" cy="132" rx="100" ry="16" fill="${dark}"/>${[238, 279, 320, 361, 402].map((x) => flame(x, 130)).join('')}`,
      `<path d="M200 378q20-60 120-60t120 60Z" fill="${gold}"/><ellipse cx="320" cy="378" rx="120" ry="14" fill="${dark}" opacity="0.6"/>`,
      [130, 510]
        .map(
          (x) =>
            `<path d="M${x - 40} 330h80l-12 52h-56Z" fill="${main}"/><circle cx="${x}" cy="306" r="30" fill="#7a5230"/><path d="M${x} 290q-40-30-46-64q38 14 46 56q8-42 46-56q-6 34-46 64Z" fill="#4f8a3f"/>`,
        )
        .join(''),
    ].join(''),

  music: ({ main, gold, dark, pale }) =>
    [
      `<path d="M120 210q200-78 400 0v60q-200 78-400 0Z" fill="${main}"/><ellipse cx="122" cy="240" rx="34" ry="60" fill="${pale}"/><ellipse cx="122" cy="240" rx="18" ry="32" fill="${dark}"/><ellipse cx="518" cy="240" rx="30" ry="52" fill="${pale}"/>`,
      repeated(
        9,
        (at) =>
          `<path d="M${140 + at * 40} ${204 - 26 * Math.sin(((at + 0.5) * Math.PI) / 9)}l20 ${76 + 52 * Math.sin(((at + 0.5) * Math.PI) / 9)}l20-${76 + 52 * Math.sin(((at + 0.5) * Math.PI) / 9)}" fill="none" stroke="${gold}" stroke-width="4"/>`,
      ),
      `<path d="M150 120L480 60l70-26v76l-70-22L152 132Z" fill="${dark}"/><path d="M480 60l70-26v76l-70-22Z" fill="${gold}"/><path d="M150 120l-36 4" stroke="${gold}" stroke-width="7"/>${repeated(7, (at) => `<circle cx="${220 + at * 34}" cy="${114 - at * 5.4}" r="5" fill="${pale}"/>`)}`,
      repeated(
        3,
        (at) =>
          `<path d="M${90 + at * 190} 348v-40l30-8v40" fill="none" stroke="${dark}" stroke-width="6"/><ellipse cx="${80 + at * 190}" cy="350" rx="13" ry="9" fill="${dark}"/><ellipse cx="${110 + at * 190}" cy="342" rx="13" ry="9" fill="${dark}"/>`,
      ),
    ].join(''),

  invitations: ({ main, gold, dark, pale }) =>
    [
      `<rect x="130" y="150" width="380" height="220" rx="10" fill="${dark}"/><rect x="170" y="50" width="300" height="240" rx="6" fill="${pale}"/><rect x="184" y="64" width="272" height="212" rx="4" fill="none" stroke="${gold}" stroke-width="4"/>`,
      `${ring(8, 320, 134, `<path d="M320 134q-16-26 0-50q16 24 0 50Z" fill="${main}"/>`)}<circle cx="320" cy="134" r="13" fill="${gold}"/>`,
      `<path d="M226 212h188M246 230h148" stroke="${main}" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round"/>`,
      `<path d="M130 160l190 116l190-116v204q0 6-8 6H138q-8 0-8-6Z" fill="${main}"/><path d="M134 368l148-116M506 368L358 252" stroke="${dark}" stroke-opacity="0.5" stroke-width="4"/><circle cx="320" cy="276" r="24" fill="${gold}"/><path d="M308 276q12-20 24 0q-12 20-24 0Z" fill="${dark}"/>`,
    ].join(''),
};

import { join, spokes, type VehicleDrawing, verticalGradient } from './drawing.ts';
import { mix, type PaintTones } from './paint.ts';

export type TruckBody =
  | 'tray'
  | 'tipper'
  | 'pantech'
  | 'refrigerated'
  | 'curtainsider'
  | 'prime-mover'
  | 'prime-mover-aero'
  | 'prime-mover-cabover';

const groundY = 670;
const wheelRadius = 62;
const wheelY = groundY - wheelRadius;

const gradients = (tones: PaintTones): string =>
  join(
    '<defs>',
    verticalGradient('vt', [
      [0, tones.light],
      [0.3, tones.base],
      [0.6, tones.base],
      [1, tones.deep],
    ]),
    verticalGradient('vx', [
      [0, '#ffffff'],
      [0.7, '#eceeee'],
      [1, '#c9cecd'],
    ]),
    '<linearGradient id="vq" x2="1" y2="1"><stop offset="0" stop-color="#74868f"/><stop offset="1" stop-color="#161c1f"/></linearGradient>',
    drawTruckWheel(),
    '</defs>',
  );

const drawTruckWheel = (): string =>
  join(
    '<g id="vw"><circle r="62" fill="#17191a"/><circle r="57" fill="none" stroke="#303435" stroke-width="5" stroke-dasharray="7 5"/>',
    '<circle r="40" fill="#9da09e"/><circle r="35" fill="#dfe2e0"/><circle r="27" fill="#c3c7c5"/>',
    spokes(8, (degrees) => `<circle transform="rotate(${degrees})" cy="-24" r="4.2" fill="#4e5150"/>`),
    '<circle r="12" fill="#8f9290"/></g>',
  );

const wheels = (...xs: readonly number[]): string =>
  xs
    .map(
      (x) =>
        `<path d="M${x - 78} ${wheelY}a78 76 0 0 1 156 0Z" fill="#0d0f10"/><use href="#vw" transform="translate(${x} ${wheelY})"/>`,
    )
    .join('');

const chassis = (fromX: number, toX: number): string =>
  `<path d="M${fromX} 574H${toX}v30H${fromX}Z" fill="#23282a"/><path d="M${fromX} 578H${toX}" stroke="#4a5154" stroke-width="4"/>`;

const cityCab = (tones: PaintTones): string =>
  join(
    '<path d="M120 606L118 430C122 380 150 300 176 262C186 248 200 240 220 240H330C346 240 352 250 352 266V606Z" fill="url(#vt)"/>',
    `<path d="M126 452C180 438 280 436 352 440v14C280 450 180 452 124 468Z" fill="${tones.bright}" opacity=".55"/>`,
    '<path d="M146 420C152 376 176 312 196 280C202 272 210 268 222 268H318V408Z" fill="url(#vq)"/><path d="M236 268h34l-56 146-44 3Z" fill="#fff" opacity=".16"/><path d="M262 268h8V412h-8Z" fill="#10161a"/><path d="M276 408l6-70q4-26 22-26h10v92Z" fill="#05080a" opacity=".5"/>',
    `<path d="M216 428H326V580M216 428C224 480 222 540 214 580" fill="none" stroke="${tones.deep}" stroke-width="3"/>`,
    `<rect x="286" y="450" width="34" height="9" rx="4" fill="${tones.deep}"/>`,
    '<rect x="110" y="556" width="124" height="56" rx="8" fill="#2b3032"/><path d="M118 498l52-6v38l-52 6Z" fill="#f4f8f7"/><path d="M118 520l52-5v15l-52 6Z" fill="#cfd8da"/><rect x="120" y="540" width="30" height="10" rx="4" fill="#e59a2c"/>',
    '<path d="M150 300l-16 24" stroke="#23282a" stroke-width="6"/><rect x="118" y="322" width="24" height="84" rx="9" fill="#23282a"/>',
  );

const highCab = (tones: PaintTones): string =>
  join(
    '<path d="M122 606L116 440C116 360 124 260 138 190C142 164 158 150 184 150H398C416 150 424 160 424 178V606Z" fill="url(#vt)"/>',
    `<path d="M140 190C150 160 170 150 190 150H398C416 150 424 160 424 178V214L140 224Z" fill="${tones.dark}" opacity=".5"/>`,
    '<path d="M134 404C136 340 146 280 158 244C162 236 168 232 180 232H306V396Z" fill="url(#vq)"/><path d="M214 232h40l-60 166h-44Z" fill="#fff" opacity=".16"/><path d="M236 232h9V400h-9Z" fill="#10161a"/><path d="M256 398l6-78q6-30 26-30h12v104Z" fill="#05080a" opacity=".5"/>',
    `<path d="M224 414H318V580M224 414C230 480 228 540 220 580" fill="none" stroke="${tones.deep}" stroke-width="3"/><rect x="284" y="436" width="34" height="9" rx="4" fill="${tones.deep}"/>`,
    `<path d="M336 250h64v92h-64Z" fill="${tones.deep}" opacity=".55"/><path d="M336 300h64" stroke="${tones.bright}" stroke-opacity=".4" stroke-width="3"/>`,
    `<path d="M122 470L216 462v46l-94 10Z" fill="#1a1f22"/><path d="M122 482h90M122 496h90" stroke="#3a4245" stroke-width="4"/>`,
    '<rect x="108" y="552" width="150" height="60" rx="10" fill="#2b3032"/><path d="M114 528l60-8v34l-60 6Z" fill="#f4f8f7"/>',
    '<path d="M150 222l-24 20" stroke="#23282a" stroke-width="6"/><rect x="106" y="236" width="24" height="96" rx="9" fill="#23282a"/><path d="M434 180v380" stroke="#b8bfbf" stroke-width="14" stroke-linecap="round"/>',
  );

const bonnetedCab = (tones: PaintTones): string =>
  join(
    '<path d="M520 560V290C520 262 536 240 566 236H700L706 560Z" fill="url(#vt)"/><path d="M520 284C560 210 640 186 708 190V244H540Z" fill="url(#vt)"/>',
    '<path d="M130 600L128 470C128 430 150 404 190 398L392 384L420 600Z" fill="url(#vt)"/><path d="M392 384C406 318 430 274 460 262C490 252 520 250 540 250V570H410Z" fill="url(#vt)"/>',
    `<path d="M140 452C220 424 300 418 402 414V424C300 430 220 440 138 468Z" fill="${tones.bright}" opacity=".55"/>`,
    '<path d="M412 390C424 336 440 298 462 286L526 280V394Z" fill="url(#vq)"/><path d="M462 286h22l-36 106h-20Z" fill="#fff" opacity=".16"/><path d="M552 300h88v78h-88Z" fill="url(#vq)" opacity=".85"/>',
    `<path d="M402 404H532V560" fill="none" stroke="${tones.deep}" stroke-width="3"/><rect x="486" y="420" width="36" height="8" rx="4" fill="${tones.deep}"/>`,
    `<path d="M300 430V560M330 428V560" stroke="${tones.deep}" stroke-width="3" opacity=".7"/>`,
    '<rect x="114" y="462" width="22" height="120" rx="6" fill="#dfe3e2"/><path d="M118 476h14M118 490h14M118 504h14M118 518h14M118 532h14M118 546h14" stroke="#8e9695" stroke-width="4"/><rect x="106" y="578" width="160" height="42" rx="8" fill="#d4d8d7"/><path d="M108 590h156" stroke="#fff" stroke-width="5" opacity=".8"/><path d="M142 466l50-10v42l-50 6Z" fill="#f4f8f7"/>',
    '<path d="M438 296l-20-8" stroke="#23282a" stroke-width="6"/><rect x="404" y="286" width="20" height="70" rx="8" fill="#c6cbca"/>',
    '<rect x="718" y="176" width="18" height="376" rx="8" fill="#d3d8d7"/><path d="M722 176v376" stroke="#fff" stroke-width="4" opacity=".7"/><path d="M714 330h26v130h-26Z" fill="#8e9695"/>',
    '<rect x="436" y="556" width="190" height="62" rx="14" fill="#cfd4d3"/><path d="M446 572H616" stroke="#fff" stroke-width="6" opacity=".8"/><path d="M480 556v62M580 556v62" stroke="#8e9695" stroke-width="5"/>',
  );

const aeroCab = (tones: PaintTones): string =>
  join(
    '<path d="M500 264C548 206 620 172 690 170C706 170 712 178 712 192V560H520Z" fill="url(#vt)"/>',
    '<path d="M124 600L126 530C130 500 150 484 184 472C250 448 320 416 394 394L420 600Z" fill="url(#vt)"/><path d="M392 396C412 330 440 278 470 262C492 252 520 250 540 250V570H404Z" fill="url(#vt)"/>',
    `<path d="M176 496C250 478 320 448 396 424V436C320 462 250 490 176 508Z" fill="${tones.bright}" opacity=".5"/>`,
    '<path d="M408 400C426 340 446 298 470 282L526 276V398Z" fill="url(#vq)"/><path d="M472 282h20l-40 118h-22Z" fill="#fff" opacity=".16"/><path d="M588 300h62v62h-62Z" fill="url(#vq)" opacity=".85"/>',
    `<path d="M402 408H532V560M556 420H690V540H556Z" fill="none" stroke="${tones.deep}" stroke-width="3"/><rect x="486" y="424" width="36" height="8" rx="4" fill="#23282a"/>`,
    '<path d="M120 512L146 488V580H118Z" fill="#23282a"/><path d="M122 522l22-16M121 540l23-12M120 558l24-8" stroke="#8e9695" stroke-width="4"/>',
    `<path d="M106 580H230V620H120C110 620 106 612 106 602Z" fill="${tones.base}"/><path d="M112 600H226V620H120Z" fill="#23282a"/><rect x="132" y="586" width="30" height="12" rx="4" fill="#f4f8f7"/>`,
    '<path d="M158 496l40-14v34l-40 8Z" fill="#f4f8f7"/><rect x="330" y="500" width="22" height="9" rx="4" fill="#e59a2c"/>',
    '<path d="M446 290l-24-6" stroke="#23282a" stroke-width="6"/><rect x="402" y="282" width="22" height="76" rx="8" fill="#23282a"/>',
    '<rect x="720" y="196" width="16" height="356" rx="8" fill="#d3d8d7"/><path d="M716 300h24v252h-24Z" fill="url(#vt)"/>',
    `<path d="M404 548H712V622H420Z" fill="url(#vt)"/><path d="M556 548v74" stroke="${tones.deep}" stroke-width="5"/><path d="M440 578h60M600 578h60" stroke="#23282a" stroke-width="9"/>`,
  );

const ribs = (fromX: number, toX: number, step: number, top: number, bottom: number, colour: string): string =>
  `<path d="${Array.from({ length: Math.floor((toX - fromX) / step) }, (_, index) => `M${fromX + step * (index + 1)} ${top}V${bottom}`).join('')}" stroke="${colour}" stroke-width="3"/>`;

const boxBody = (fill: string): string =>
  `<rect x="372" y="170" width="720" height="408" rx="10" fill="${fill}"/><rect x="372" y="170" width="720" height="18" rx="6" fill="#aab1b0"/><rect x="372" y="556" width="720" height="22" fill="#8f9796"/><path d="M372 180v390" stroke="#000" stroke-opacity=".12" stroke-width="12"/>`;

const windDeflector = '<path d="M120 240C150 208 260 174 352 174V240Z" fill="url(#vt)"/>';

const fridgeUnit = join(
  '<rect x="318" y="178" width="58" height="120" rx="10" fill="#e7eaea" stroke="#9aa2a1" stroke-width="3"/>',
  '<path d="M328 204h38M328 216h38M328 228h38M328 240h38" stroke="#7b8483" stroke-width="5"/><rect x="328" y="260" width="38" height="22" rx="4" fill="#2d6ea3"/>',
);

const curtain = (tones: PaintTones): string =>
  join(
    boxBody('url(#vt)'),
    `<path d="${Array.from({ length: 17 }, (_, index) => `M${392 + index * 41} 190Q${398 + index * 41} 370 ${392 + index * 41} 552`).join('')}" stroke="${tones.deep}" stroke-opacity=".45" stroke-width="5" fill="none"/>`,
    `<path d="${Array.from({ length: 16 }, (_, index) => `M${414 + index * 41} 540v26`).join('')}" stroke="#d8dcda" stroke-width="7"/>`,
  );

const tipperBody = (tones: PaintTones): string =>
  join(
    '<path d="M380 560L392 350H1096L1076 520L1040 560Z" fill="url(#vt)"/>',
    `<path d="${Array.from({ length: 7 }, (_, index) => `M${470 + index * 92} 362l-4 190`).join('')}" stroke="${tones.dark}" stroke-width="12"/><path d="${Array.from({ length: 7 }, (_, index) => `M${464 + index * 92} 362l-4 190`).join('')}" stroke="${tones.bright}" stroke-opacity=".4" stroke-width="4"/>`,
    `<path d="M386 346H1100V368H386Z" fill="${tones.deep}"/><path d="M340 296H470L480 348H386Z" fill="${tones.dark}"/><path d="M470 560l30 30M560 560l-20 30" stroke="#51585a" stroke-width="14"/>`,
  );

const trayBody = join(
  '<path d="M372 538H1092v38H372Z" fill="#6f7776"/><path d="M372 538V290h26V538ZM398 312h26v16h-26ZM398 380h26v16h-26Z" fill="#3b4245"/>',
  [0, 1, 2, 3]
    .map(
      (index) =>
        `<rect x="${406 + index * 171}" y="468" width="166" height="70" rx="4" fill="#b3babb" stroke="#7b8483" stroke-width="3"/><path d="M${416 + index * 171} 482h146M${416 + index * 171} 512h146" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`,
    )
    .join(''),
  '<path d="M440 578v20h80v-20M1050 578v34h34v-34" fill="#2b3032"/>',
);

const draw: Readonly<Record<TruckBody, (tones: PaintTones) => string>> = {
  tray: (tones) => join(chassis(150, 1085), cityCab(tones), trayBody, wheels(258, 820)),
  tipper: (tones) => join(chassis(150, 1060), cityCab(tones), tipperBody(tones), wheels(258, 800, 936)),
  pantech: (tones) =>
    join(
      chassis(150, 1085),
      cityCab(tones),
      windDeflector,
      boxBody('url(#vx)'),
      ribs(376, 1080, 80, 190, 554, '#c9cfce'),
      '<path d="M1086 540h30v50h-30Z" fill="#3b4245"/>',
      wheels(258, 830),
    ),
  refrigerated: (tones) =>
    join(
      chassis(150, 1085),
      cityCab(tones),
      boxBody('url(#vx)'),
      fridgeUnit,
      `<path d="M372 470H1092v40H372Z" fill="${mix(tones.base, '#2d6ea3', 0.6)}" opacity=".75"/>`,
      '<path d="M480 214h120v330H480Z" fill="none" stroke="#b9c0bf" stroke-width="4"/><path d="M590 360v50" stroke="#7b8483" stroke-width="8"/>',
      wheels(258, 830),
    ),
  curtainsider: (tones) =>
    join(chassis(150, 1085), cityCab(tones), windDeflector, curtain(tones), wheels(258, 780, 916)),
  'prime-mover': (tones) =>
    join(
      chassis(150, 1080),
      '<path d="M520 540H1080v28H520Z" fill="#2d3335"/><rect x="850" y="516" width="150" height="26" rx="8" fill="#3b4245"/><path d="M760 500h40v40h-40Z" fill="#51585a"/>',
      bonnetedCab(tones),
      wheels(262, 826, 962),
    ),
  'prime-mover-aero': (tones) =>
    join(
      chassis(150, 1080),
      '<path d="M520 540H1080v28H520Z" fill="#2d3335"/><rect x="850" y="516" width="150" height="26" rx="8" fill="#3b4245"/>',
      aeroCab(tones),
      wheels(262, 826, 962),
    ),
  'prime-mover-cabover': (tones) =>
    join(
      chassis(150, 1080),
      '<path d="M424 540H1080v28H424Z" fill="#2d3335"/><rect x="830" y="516" width="150" height="26" rx="8" fill="#3b4245"/><rect x="450" y="548" width="220" height="66" rx="14" fill="#cfd4d3"/><path d="M460 566H660" stroke="#fff" stroke-width="6" opacity=".8"/><path d="M500 548v66M620 548v66" stroke="#8e9695" stroke-width="5"/>',
      highCab(tones),
      wheels(270, 800, 936),
    ),
};

const tops: Readonly<Record<TruckBody, number>> = {
  tray: 240,
  tipper: 240,
  pantech: 170,
  refrigerated: 170,
  curtainsider: 170,
  'prime-mover': 176,
  'prime-mover-aero': 170,
  'prime-mover-cabover': 150,
};

export const drawTruck = (body: TruckBody, tones: PaintTones): VehicleDrawing => ({
  markup: join(gradients(tones), draw[body](tones)),
  leftX: 108,
  rightX: 1098,
  topY: tops[body],
  groundY,
});

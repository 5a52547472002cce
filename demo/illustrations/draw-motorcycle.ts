import { join, type VehicleDrawing, verticalGradient } from './drawing.ts';
import type { PaintTones } from './paint.ts';

export type MotorcycleBody = 'naked' | 'cruiser' | 'adventure' | 'sports' | 'scooter' | 'enduro';

const groundY = 680;
const hubY = 558;

interface WheelLook {
  readonly tyre: number;
  readonly rim: string;
  readonly wires: number;
  readonly radius: number;
}

const cast: WheelLook = { tyre: 28, rim: '#8a9295', wires: 10, radius: 109 };
const wired: WheelLook = { tyre: 28, rim: '#c79a3f', wires: 24, radius: 109 };
const knobbly: WheelLook = { tyre: 26, rim: '#b9bfbf', wires: 28, radius: 113 };
const small: WheelLook = { tyre: 34, rim: '#9aa2a4', wires: 5, radius: 74 };

const round = (value: number): number => Math.round(value * 10) / 10;

const wirePath = (look: WheelLook, inner: number): string => {
  const lean = look.wires > 12 ? 0.16 : 0;
  return Array.from({ length: look.wires }, (_, index) => {
    const angle = (index * 2 * Math.PI) / look.wires;
    const end = angle + (index % 2 === 0 ? lean : -lean);
    return `M${round(Math.cos(angle) * 15)} ${round(Math.sin(angle) * 15)}L${round(Math.cos(end) * inner)} ${round(Math.sin(end) * inner)}`;
  }).join('');
};

const defineWheel = (look: WheelLook): string => {
  const inner = look.radius - look.tyre / 2 - 4;
  const wire = look.wires > 12 ? 3.4 : look.wires > 6 ? 8 : 16;
  return join(
    `<g id="vw"><circle r="${look.radius}" fill="none" stroke="#17191a" stroke-width="${look.tyre}"/><circle r="${look.radius + look.tyre / 2 - 4}" fill="none" stroke="#2d3133" stroke-width="4"/>`,
    `<circle r="${inner}" fill="none" stroke="${look.rim}" stroke-width="10"/><path d="${wirePath(look, inner)}" stroke="${look.rim}" stroke-width="${wire}"/>`,
    `<circle r="${round(look.radius * 0.5)}" fill="none" stroke="#c3c9c9" stroke-width="6"/><circle r="${round(look.radius * 0.42)}" fill="none" stroke="#7d8587" stroke-width="3" stroke-dasharray="5 6"/><circle r="20" fill="#4a5053"/><circle r="9" fill="#9aa2a4"/></g>`,
  );
};

const defs = (tones: PaintTones, look: WheelLook): string =>
  join(
    '<defs>',
    defineWheel(look),
    verticalGradient('vm', [
      [0, tones.bright],
      [0.42, tones.base],
      [1, tones.deep],
    ]),
    verticalGradient('ve', [
      [0, '#9aa2a2'],
      [1, '#3a4042'],
    ]),
    '</defs>',
  );

const fork = (topX: number, topY: number): string =>
  `<path d="M318 ${hubY}L${topX} ${topY}" stroke="#2a2f31" stroke-width="22" stroke-linecap="round"/><path d="M320 554L${318 + (topX - 318) * 0.5} ${hubY + (topY - hubY) * 0.5}" stroke="#c3c9c9" stroke-width="12" stroke-linecap="round"/>`;

const swingArm =
  '<path d="M872 558L640 566" stroke="#2c3133" stroke-width="24" stroke-linecap="round"/><path d="M872 548L640 556M872 570L640 582" stroke="#565d5f" stroke-width="4"/>';

const engine = (finned: boolean): string =>
  join(
    '<path d="M478 470H640L664 560L620 620H500L470 560Z" fill="url(#ve)"/><path d="M486 430L586 410L604 474H500Z" fill="#6b7375"/>',
    finned
      ? '<path d="M488 434l100-20M490 444l101-19M492 454l102-18M494 464l103-17M496 474l104-16M498 484l105-15" stroke="#30363a" stroke-width="4"/>'
      : '<path d="M476 430h30l10 120h-30Z" fill="#22282a"/><path d="M480 446h24M482 462h24M484 478h24M486 494h24M488 510h24M490 526h24" stroke="#4a5154" stroke-width="4"/>',
    '<circle cx="606" cy="556" r="44" fill="#7d8587"/><circle cx="606" cy="556" r="30" fill="#4a5154"/><path d="M592 542a20 20 0 0 1 30 0" stroke="#c3c9c9" stroke-width="4" fill="none"/><circle cx="520" cy="548" r="24" fill="#5d6567"/>',
  );

const exhaust = (isHigh: boolean): string =>
  isHigh
    ? '<path d="M492 440C452 470 440 560 470 612C500 634 620 620 690 560" fill="none" stroke="#aab1b1" stroke-width="13" stroke-linecap="round"/><path d="M680 560L900 440q26-6 28 20l-220 126Z" fill="#3a4144"/><path d="M720 560l190-106" stroke="#7d8587" stroke-width="5"/>'
    : '<path d="M492 440C452 470 440 560 470 622C500 646 640 640 700 628L900 604" fill="none" stroke="#aab1b1" stroke-width="13" stroke-linecap="round"/><path d="M730 616L930 584C950 582 956 604 940 610L740 648Z" fill="#30363a"/><path d="M750 622l180-28" stroke="#6b7375" stroke-width="5"/>';

const frame = (tones: PaintTones): string =>
  `<path d="M420 320L520 470L640 580L700 560L720 420L560 350Z" fill="#1b1f21"/><path d="M426 334L560 392L716 428" fill="none" stroke="${tones.dark}" stroke-width="16" stroke-linejoin="round"/>`;

const guard = (fill: string): string =>
  `<path d="M206 520C236 440 320 414 392 440C380 454 366 456 352 456C290 450 250 480 226 524Z" fill="${fill}"/>`;

const gloss = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`;

const naked = (tones: PaintTones): string =>
  join(
    swingArm,
    fork(426, 290),
    frame(tones),
    engine(true),
    exhaust(false),
    '<path d="M434 352C470 306 560 296 620 320C650 334 664 360 660 388L520 412C480 406 446 388 434 352Z" fill="url(#vm)"/>',
    gloss('M462 346C500 320 560 314 610 332'),
    '<path d="M640 372C690 356 770 346 830 330C838 340 834 350 822 358L720 408L650 402Z" fill="#17191a"/><path d="M700 408L846 352L866 366L760 436Z" fill="url(#vm)"/><path d="M838 340l34 8-4 16-30-6Z" fill="#b3171f"/>',
    '<path d="M390 292C372 300 356 326 362 352C376 366 404 360 418 346L432 300Z" fill="url(#vm)"/><ellipse cx="374" cy="334" rx="15" ry="24" fill="#f2f6f5"/><path d="M404 284L458 262L492 272" fill="none" stroke="#17191a" stroke-width="11" stroke-linecap="round"/><path d="M450 262l-14-44" stroke="#17191a" stroke-width="5"/><ellipse cx="432" cy="212" rx="22" ry="11" fill="#17191a"/>',
    guard('#17191a'),
  );

const cruiser = (tones: PaintTones): string =>
  join(
    swingArm,
    fork(446, 320),
    `<path d="M440 350L520 470L640 580L700 560L720 420L560 350Z" fill="#1b1f21"/><path d="M446 364L560 392L716 428" fill="none" stroke="${tones.deep}" stroke-width="16" stroke-linejoin="round"/>`,
    engine(true),
    exhaust(false),
    '<path d="M452 380C490 326 590 322 650 372C664 388 664 400 654 408L520 424C480 424 456 406 452 380Z" fill="url(#vm)"/>',
    gloss('M482 372C520 346 580 346 626 368'),
    '<path d="M640 408C680 400 700 432 748 430C788 428 812 398 836 396C848 404 840 432 818 444L700 462L646 446Z" fill="#2a201b"/><path d="M760 470C770 400 890 390 1000 500C1010 520 990 530 976 520C920 440 830 440 800 500Z" fill="url(#vm)"/><path d="M206 486C240 410 340 396 410 450C418 462 404 474 392 466C340 430 270 440 232 492Z" fill="url(#vm)"/><path d="M978 486l26 8-2 26-26-6Z" fill="#b3171f"/>',
    '<circle cx="404" cy="362" r="30" fill="#c3c9c9"/><circle cx="396" cy="362" r="20" fill="#f2f6f5"/><path d="M428 330L470 268L540 262" fill="none" stroke="#aab1b1" stroke-width="10" stroke-linecap="round"/><path d="M480 264l-14-42" stroke="#aab1b1" stroke-width="5"/><circle cx="464" cy="212" r="16" fill="#aab1b1"/>',
  );

const adventure = (tones: PaintTones): string =>
  join(
    swingArm,
    fork(426, 290),
    frame(tones),
    engine(false),
    exhaust(true),
    '<path d="M398 320L330 372L300 388L370 396L440 380Z" fill="url(#vm)"/><path d="M420 336C460 280 560 280 616 306C652 324 660 366 650 396L540 430C490 470 452 440 440 400Z" fill="url(#vm)"/>',
    gloss('M452 336C490 304 560 304 606 326'),
    '<path d="M640 356C700 340 780 338 850 330L858 350L720 404L640 392Z" fill="#17191a"/><path d="M392 316L440 196C452 190 462 198 460 210L448 306Z" fill="#cfdde2" opacity=".75" stroke="#7c8b90" stroke-width="3"/><ellipse cx="392" cy="350" rx="16" ry="20" fill="#f2f6f5"/>',
    '<path d="M424 262L476 236L512 244" fill="none" stroke="#17191a" stroke-width="11" stroke-linecap="round"/><rect x="446" y="226" width="46" height="26" rx="8" fill="#2a2f31"/><path d="M416 256q-14 26 6 44" stroke="#2a2f31" stroke-width="12" fill="none"/>',
    '<rect x="770" y="360" width="170" height="118" rx="12" fill="#c3c9c9"/><path d="M770 398H940M800 360v118M910 360v118" stroke="#8b9394" stroke-width="4"/><rect x="756" y="300" width="146" height="36" rx="10" fill="#2a2f31"/><path d="M470 470L450 600M470 470l-20-60" stroke="#8d969c" stroke-width="10" stroke-linecap="round"/>',
    guard('url(#vm)'),
  );

const sports = (tones: PaintTones): string =>
  join(
    swingArm,
    fork(420, 320),
    '<path d="M430 340L700 400L720 470L640 580L520 520Z" fill="#1b1f21"/>',
    engine(false),
    exhaust(false),
    '<path d="M350 350C360 318 400 292 450 288L520 330C600 330 640 350 660 388L640 430C600 440 560 470 560 520C570 570 600 600 640 622C590 640 500 640 452 606C424 560 420 500 440 452C400 440 362 410 350 350Z" fill="url(#vm)"/>',
    `<path d="M452 470C470 540 500 590 560 622C520 632 480 626 452 606C430 566 430 510 452 470Z" fill="${tones.deep}" opacity=".7"/><path d="M500 470l70 20-10 60-40-10Z" fill="#14181a" opacity=".8"/>`,
    gloss('M372 350C390 322 430 306 470 308'),
    '<path d="M480 330C520 300 590 300 630 330C650 346 660 366 656 390L540 400C510 390 490 366 480 330Z" fill="url(#vm)"/><path d="M404 300C430 262 470 244 496 246L520 300L470 318Z" fill="#5d6f77" opacity=".8" stroke="#2a3236" stroke-width="3"/>',
    '<path d="M640 376C690 372 730 350 760 330L850 300L872 306L836 346L720 416L650 404Z" fill="#17191a"/><path d="M700 410L860 304L900 296L864 348L760 440Z" fill="url(#vm)"/><path d="M872 302l26-4-14 22-22 2Z" fill="#b3171f"/>',
    '<path d="M356 352l44-24 14 22-42 20Z" fill="#eef4f6"/><path d="M356 352l44-24 4 6-44 24Z" fill="#fff"/><path d="M430 306l-26 10" stroke="#17191a" stroke-width="11" stroke-linecap="round"/><path d="M450 288l-30-34" stroke="#17191a" stroke-width="5"/><path d="M400 246q20-14 40 2l-6 12h-30Z" fill="#17191a"/>',
    guard('url(#vm)'),
  );

const scooter = (tones: PaintTones): string =>
  join(
    '<path d="M830 590L620 606" stroke="#2c3133" stroke-width="30" stroke-linecap="round"/><path d="M660 566h190l30 30-20 40H680Z" fill="#4a5154"/><path d="M690 590h120M690 606h120" stroke="#7d8587" stroke-width="5"/>',
    `<path d="M352 606L428 330" stroke="#2a2f31" stroke-width="20" stroke-linecap="round"/>`,
    '<path d="M408 300C380 340 372 420 388 500C404 560 430 600 470 612H640C660 612 672 600 676 580L700 480C712 440 760 420 820 420L900 430C930 470 930 520 900 546C850 520 760 530 720 590L700 640H450C410 630 376 580 362 520C348 440 360 350 392 296Z" fill="url(#vm)"/>',
    `<path d="M430 330C412 400 416 500 448 560C470 590 520 596 620 596L640 612H470C430 600 404 560 388 500C374 420 382 340 408 300Z" fill="${tones.deep}" opacity=".75"/>`,
    gloss('M380 470C368 400 376 350 396 318'),
    '<path d="M680 424C720 392 800 384 900 390C930 394 940 410 926 424C860 434 760 436 700 448Z" fill="#1d1a19"/><path d="M908 446l26 4 4 40-30-6Z" fill="#b3171f"/>',
    '<path d="M372 300C360 270 384 244 420 240L452 252L444 316L400 330Z" fill="url(#vm)"/><ellipse cx="378" cy="286" rx="14" ry="22" fill="#f4f8f7"/><path d="M420 250L470 232L500 244" fill="none" stroke="#17191a" stroke-width="11" stroke-linecap="round"/><path d="M392 244C396 200 420 170 440 164L452 236Z" fill="#cfdde2" opacity=".7" stroke="#7c8b90" stroke-width="3"/><path d="M458 236l-10-46" stroke="#17191a" stroke-width="5"/><circle cx="446" cy="182" r="15" fill="#17191a"/>',
    '<path d="M254 566C280 500 360 480 430 530L420 560C370 530 310 540 280 590Z" fill="url(#vm)"/><path d="M470 612h190v24H460Z" fill="#23282a"/>',
  );

const enduro = (tones: PaintTones): string =>
  join(
    swingArm,
    fork(432, 262),
    `<path d="M430 330L520 470L640 580L700 560L720 400L560 350Z" fill="#1b1f21"/><path d="M436 340L540 452L520 600" fill="none" stroke="${tones.dark}" stroke-width="14"/>`,
    engine(false),
    exhaust(true),
    '<path d="M430 366C450 330 520 320 590 336L640 366L560 430C540 480 500 500 470 490C452 450 436 410 430 366Z" fill="url(#vm)"/>',
    `<path d="M470 440l60-60 60 10-70 80Z" fill="#fff" opacity=".85"/>`,
    gloss('M450 362C480 342 540 340 590 352'),
    '<path d="M560 346C660 330 780 316 900 296L908 314L720 380L600 386Z" fill="#17191a"/><path d="M700 392L930 296L940 306L900 346L760 420Z" fill="url(#vm)"/>',
    '<path d="M392 262L440 252L452 340L408 350C392 330 386 296 392 262Z" fill="url(#vm)"/><ellipse cx="402" cy="300" rx="12" ry="18" fill="#f4f8f7"/><path d="M420 252L470 214L520 220" fill="none" stroke="#17191a" stroke-width="10" stroke-linecap="round"/><path d="M440 236l-18 34" stroke="#2a2f31" stroke-width="12" stroke-linecap="round"/>',
    '<path d="M196 436C240 396 330 392 420 416L414 430C330 420 260 424 206 450Z" fill="url(#vm)"/>',
  );

const drawBody: Readonly<Record<MotorcycleBody, (tones: PaintTones) => string>> = {
  naked,
  cruiser,
  adventure,
  sports,
  scooter,
  enduro,
};

const wheelLooks: Readonly<Record<MotorcycleBody, WheelLook>> = {
  naked: cast,
  cruiser: { ...cast, wires: 32, rim: '#b9bfbf' },
  adventure: wired,
  sports: { ...cast, wires: 6, rim: '#3f464a' },
  scooter: small,
  enduro: knobbly,
};

const scale = 1.17;

export const drawMotorcycle = (body: MotorcycleBody, tones: PaintTones): VehicleDrawing => {
  const look = wheelLooks[body];
  const isScooter = body === 'scooter';
  const [frontX, rearX, y] = isScooter ? [348, 838, 594] : [318, 872, hubY];
  const lift = 680 - groundY * scale;
  const shift = 600 - 600 * scale;
  return {
    markup: join(
      `<g transform="translate(${shift} ${Math.round(lift)}) scale(${scale})">`,
      defs(tones, look),
      `<use href="#vw" transform="translate(${frontX} ${y})"/><use href="#vw" transform="translate(${rearX} ${y})"/>`,
      drawBody[body](tones),
      '</g>',
    ),
    leftX: Math.round(195 * scale + shift),
    rightX: Math.round(1005 * scale + shift),
    topY: Math.round(190 * scale + lift),
    groundY: 680,
  };
};

import { drawWheel } from './draw-wheel.ts';
import { join, type VehicleDrawing, verticalGradient } from './drawing.ts';

export type CaravanBody = 'full' | 'family' | 'poptop' | 'hybrid';

export interface CaravanScheme {
  readonly shell: string;
  readonly shellShade: string;
  readonly wide: string;
  readonly thin: string;
  readonly box: string;
}

export const caravanSchemes: Readonly<Record<string, CaravanScheme>> = {
  white: { shell: '#fbfaf7', shellShade: '#cfcecb', wide: '#2f6072', thin: '#e0a63c', box: '#2d3234' },
  sand: { shell: '#b39a74', shellShade: '#8c7752', wide: '#5c4636', thin: '#c8642d', box: '#8a6b4c' },
  grey: { shell: '#5d6367', shellShade: '#43484c', wide: '#2b3033', thin: '#c8642d', box: '#454d50' },
};

const groundY = 660;

const windowAt = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#1a2226"/><path d="M${x + width * 0.22} ${y + 4}h${width * 0.3}l${-width * 0.28} ${height - 8}h${-width * 0.2}v${-height * 0.4}Z" fill="#fff" opacity=".14"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4"/>`;

const door = (x: number, y: number, width: number, height: number, scheme: CaravanScheme): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${scheme.shell}" stroke="#8a9090" stroke-width="3"/><rect x="${x + 15}" y="${y + 17}" width="${width - 30}" height="${height * 0.3}" rx="8" fill="#1a2226"/><rect x="${x + width - 20}" y="${y + height * 0.52}" width="11" height="34" rx="5" fill="#34393b"/><rect x="${x - 2}" y="${y + height + 16}" width="${width + 4}" height="12" rx="4" fill="#3b4143"/>`;

const defs = (scheme: CaravanScheme, outline: string): string =>
  join(
    '<defs>',
    verticalGradient('vc', [
      [0, scheme.shell],
      [0.6, scheme.shell],
      [1, scheme.shellShade],
    ]),
    '<pattern id="vk" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16v16H0Z" fill="#2c3032"/><path d="M3 5l5-2M9 12l5-2" stroke="#4b5154" stroke-width="2.4"/></pattern>',
    `<path id="vo" d="${outline}"/><clipPath id="voc"><use href="#vo"/></clipPath>`,
    drawWheel('vw', 52, 'bright'),
    drawWheel('vm', 66, 'dark'),
    '</defs>',
  );

const drawbar = (toX: number, boxX: number, scheme: CaravanScheme): string =>
  join(
    `<path d="M70 600L${toX} 566v24L90 616Z" fill="#202425"/><rect x="58" y="590" width="42" height="22" rx="6" fill="#2d3234"/><path d="M118 600h12v54h-12Z" fill="#2d3234"/><circle cx="124" cy="648" r="13" fill="#17191a"/>`,
    `<rect x="${boxX}" y="518" width="56" height="66" rx="8" fill="${scheme.box}"/><path d="M${boxX + 8} 540h40" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`,
    `<rect x="${boxX + 60}" y="510" width="34" height="74" rx="14" fill="#d7dad8"/>`,
  );

const wheelsAt = (...xs: readonly number[]): string =>
  xs
    .map(
      (x) =>
        `<path d="M${x - 66} 592a66 66 0 0 1 132 0Z" fill="#0d0f10"/><use href="#vw" transform="translate(${x} 608)"/>`,
    )
    .join('');

const stripes = (scheme: CaravanScheme): string =>
  join(
    `<path d="M200 446C478 436 658 470 1100 420V450C698 500 478 462 200 476Z" fill="${scheme.wide}"/><path d="M200 482C498 470 678 506 1100 458V468C698 516 498 482 200 492Z" fill="${scheme.thin}"/>`,
    '<path d="M200 502H1100V610H200Z" fill="url(#vk)"/><path d="M200 502H1100" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>',
  );

const fullOutline =
  'M248 586L238 470C238 380 268 300 322 252C348 236 378 236 408 236L1006 236C1048 236 1066 260 1066 296L1066 540L1020 586Z';

const tailAndLegs =
  '<rect x="1046" y="466" width="17" height="62" rx="6" fill="#a81f22"/><path d="M946 588l-12 70M956 588l-12 70M300 590l10 66" stroke="#3b4143" stroke-width="5"/>';

const awning =
  '<path d="M380 244H980" stroke="#7b8485" stroke-width="15" stroke-linecap="round"/><path d="M386 241H974" stroke="#c7cccb" stroke-width="5" stroke-linecap="round"/>';

const drawFull = (scheme: CaravanScheme, isFamily: boolean): string =>
  join(
    defs(scheme, fullOutline),
    drawbar(250, 146, scheme),
    '<rect x="448" y="220" width="120" height="18" rx="5" fill="#dfe2df"/><rect x="756" y="214" width="154" height="24" rx="7" fill="#cfd3d0"/>',
    `<use href="#vo" fill="url(#vc)"/><g clip-path="url(#voc)">${stripes(scheme)}<path d="M1010 230h60v360h-60Z" fill="#000" opacity=".05"/><path d="M230 240h60v350h-60Z" fill="#fff" opacity=".3"/></g>`,
    windowAt(336, 318, 128, 96),
    windowAt(630, 310, 150, 100),
    isFamily ? join(windowAt(888, 296, 112, 54), windowAt(888, 366, 112, 50)) : windowAt(892, 316, 112, 92),
    door(502, 300, 102, 272, scheme),
    '<rect x="668" y="470" width="80" height="54" rx="6" fill="none" stroke="#c9cdcb" stroke-opacity=".8" stroke-width="3"/>',
    awning,
    tailAndLegs,
    wheelsAt(640, 746),
  );

const drawPopTop = (scheme: CaravanScheme): string =>
  join(
    defs(scheme, 'M280 576L270 470C276 400 300 350 340 330L960 330C998 332 1010 352 1010 380L1010 534L970 580Z'),
    drawbar(290, 184, scheme),
    `<path d="M370 332L382 258H900L918 332Z" fill="${scheme.wide}" opacity=".75"/><path d="M460 276h110v38h-110ZM660 276h130v38h-130Z" fill="#2c3533"/><path d="M382 262l-8 66M640 258v70M900 262l12 66" stroke="#fff" stroke-opacity=".25" stroke-width="4"/><path d="M356 262C356 240 380 236 400 236H890C914 236 926 246 928 262Z" fill="${scheme.shell}"/>`,
    `<use href="#vo" fill="url(#vc)"/><g clip-path="url(#voc)">${stripes(scheme)}</g>`,
    windowAt(356, 366, 120, 70),
    windowAt(650, 362, 140, 74),
    windowAt(872, 366, 92, 68),
    door(514, 346, 94, 210, scheme),
    '<rect x="992" y="450" width="15" height="56" rx="5" fill="#a81f22"/><path d="M930 582l-12 74M330 582l10 74" stroke="#3b4143" stroke-width="5"/>',
    wheelsAt(700),
  );

const drawHybrid = (scheme: CaravanScheme): string =>
  join(
    defs(scheme, 'M330 560L300 470L400 330C410 316 420 310 440 310L960 310L1010 380L1000 500L920 566Z'),
    `<path d="M110 598L360 556V584L120 616Z" fill="#202425"/><rect x="96" y="590" width="42" height="24" rx="6" fill="#2d3234"/><path d="M168 598h12v54h-12Z" fill="#2d3234"/><circle cx="174" cy="648" r="13" fill="#17191a"/><rect x="200" y="474" width="122" height="94" rx="8" fill="${scheme.box}"/><path d="M200 520H322M261 474V568" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`,
    `<path d="M414 312L440 230H900L950 312Z" fill="#575c5a"/><path d="M510 250h120v44H510ZM710 250h120v44H710Z" fill="#20282b"/><rect x="428" y="216" width="484" height="18" rx="7" fill="${scheme.shell}"/>`,
    `<use href="#vo" fill="url(#vc)"/><g clip-path="url(#voc)"><path d="M200 484H1100V610H200Z" fill="url(#vk)"/><path d="M250 440H1050V468H250Z" fill="${scheme.thin}"/><path d="M250 428H1050V437H250Z" fill="${scheme.wide}"/></g>`,
    windowAt(430, 346, 120, 72),
    windowAt(760, 346, 130, 72),
    door(586, 330, 92, 206, scheme),
    '<circle cx="1032" cy="470" r="62" fill="#16181a"/><circle cx="1032" cy="470" r="40" fill="none" stroke="#3b4245" stroke-width="8"/><circle cx="1032" cy="470" r="14" fill="#3b4245"/><path d="M982 430v90" stroke="#2d3234" stroke-width="10"/>',
    '<path d="M626 582l26-80h138l24 80Z" fill="#0d0f10"/><use href="#vm" transform="translate(720 594)"/>',
  );

const frames: Readonly<Record<CaravanBody, { readonly left: number; readonly right: number; readonly top: number }>> = {
  full: { left: 60, right: 1068, top: 214 },
  family: { left: 60, right: 1068, top: 214 },
  poptop: { left: 70, right: 1012, top: 236 },
  hybrid: { left: 96, right: 1094, top: 216 },
};

export const drawCaravan = (body: CaravanBody, scheme: CaravanScheme): VehicleDrawing => {
  const frame = frames[body];
  const drawn =
    body === 'poptop'
      ? drawPopTop(scheme)
      : body === 'hybrid'
        ? drawHybrid(scheme)
        : drawFull(scheme, body === 'family');
  return {
    markup: drawn,
    leftX: frame.left,
    rightX: frame.right,
    topY: frame.top,
    groundY,
  };
};

import { join, verticalGradient } from './drawing.ts';

const picture = (...pieces: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${join(...pieces)}</svg>`;

interface DashLook {
  readonly sky: readonly [string, string];
  readonly hills: string;
  readonly dash: readonly [string, string];
  readonly trim: string;
  readonly glow: string;
}

const daylight: DashLook = {
  sky: ['#bcd6df', '#eef1ea'],
  hills: '#98b0a4',
  dash: ['#454d52', '#1d2225'],
  trim: '#94805f',
  glow: '#7fc3c9',
};

const dusk: DashLook = {
  sky: ['#23465a', '#e9b58a'],
  hills: '#3a5661',
  dash: ['#23292d', '#0d1012'],
  trim: '#5c6468',
  glow: '#f0a05a',
};

const steeringWheel = (x: number, y: number): string =>
  join(
    `<g transform="translate(${x} ${y})"><ellipse rx="206" ry="200" fill="none" stroke="#090b0c" stroke-width="46"/><ellipse rx="206" ry="200" fill="none" stroke="#2f3539" stroke-width="30"/><path d="M-150-130A206 200 0 0 1-40-196" stroke="#5a6368" stroke-width="5" fill="none"/>`,
    '<path d="M-190-12Q0-60 190-12L140 52Q78 40 52 178H-52Q-78 40-140 52Z" fill="#1c2124"/><circle cy="20" r="60" fill="#282e32" stroke="#434b50" stroke-width="4"/>',
    '<path d="M-140 8h52v22h-52ZM88 8h52v22H88Z" fill="#3a4146"/></g>',
  );

const gauges = (glow: string): string =>
  `<path d="M782 402Q952 344 1122 402V452H782Z" fill="#07090a"/><path d="M800 406Q952 358 1104 406V444H800Z" fill="#101a1f"/><g fill="none" stroke="${glow}" stroke-width="5"><path d="M850 438a34 34 0 0 1 62-20M994 438a34 34 0 0 1 62-20"/><path d="M930 428h44M930 412h30" stroke-width="4" opacity=".7"/></g>`;

const centreScreen = (glow: string): string =>
  join(
    '<rect x="430" y="346" width="310" height="136" rx="12" fill="#07090a"/><rect x="442" y="356" width="286" height="114" rx="5" fill="#14252c"/>',
    `<path d="M460 450L520 410 580 430 650 384 706 398" fill="none" stroke="${glow}" stroke-width="6"/><path d="M460 386h90M460 404h60" stroke="#4f6a73" stroke-width="5"/><circle cx="650" cy="384" r="10" fill="#ffc53d"/>`,
  );

const vents = [40, 240, 1010]
  .map(
    (x) =>
      `<rect x="${x}" y="516" width="130" height="40" rx="10" fill="#0b0e0f"/><path d="M${x + 12} 530h106M${x + 12} 543h106" stroke="#42494d" stroke-width="3"/>`,
  )
  .join('');

/** The front of a cabin behind the wheel, which is on the right. */
const dashboard = (look: DashLook): string =>
  picture(
    `<defs>${verticalGradient('s', [
      [0, look.sky[0]],
      [1, look.sky[1]],
    ])}${verticalGradient('d', [
      [0, look.dash[0]],
      [1, look.dash[1]],
    ])}</defs>`,
    '<path d="M0 0H1200V800H0Z" fill="#14181a"/><path d="M120 60Q600 6 1080 60L1176 380H24Z" fill="url(#s)"/>',
    `<path d="M40 344C240 250 380 300 560 270S900 230 1164 334V400H36Z" fill="${look.hills}" opacity=".85"/><path d="M520 400L580 300H620L700 400Z" fill="#5c6468" opacity=".5"/>`,
    '<rect x="520" y="36" width="170" height="54" rx="16" fill="#0c0f10"/><rect x="530" y="44" width="150" height="38" rx="11" fill="#4d5f67"/>',
    '<path d="M0 400Q300 330 600 344T1200 400V800H0Z" fill="url(#d)"/><path d="M0 424Q300 356 600 368T1200 424" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="5"/>',
    `<path d="M0 470Q320 405 600 415T1200 468V502Q880 445 600 447T0 504Z" fill="${look.trim}" opacity=".9"/>`,
    '<path d="M0 508Q320 450 600 451T1200 506V640H0Z" fill="#1d2225" opacity=".8"/>',
    vents,
    centreScreen(look.glow),
    gauges(look.glow),
    '<path d="M470 640L510 500H690L740 640V800H470Z" fill="#15191b"/><rect x="530" y="516" width="140" height="18" rx="9" fill="#454d51"/><path d="M540 556h120" stroke="#343b3f" stroke-width="12" stroke-linecap="round"/><rect x="566" y="600" width="70" height="124" rx="33" fill="#0b0e0f" stroke="#565e62" stroke-width="5"/><path d="M601 624v40" stroke="#8d969c" stroke-width="8" stroke-linecap="round"/>',
    steeringWheel(952, 606),
  );

const seat = (x: number, trim: string, shade: string): string =>
  `<g transform="translate(${x} 0)"><path d="M118 96Q170 70 222 96L232 170Q170 190 108 170Z" fill="${shade}"/><path d="M130 168h12v36h-12ZM198 168h12v36h-12Z" fill="#9aa2a6"/><path d="M70 230Q170 170 270 230L306 560Q170 600 34 560Z" fill="${shade}"/><path d="M112 246Q170 214 228 246L246 540Q170 560 94 540Z" fill="${trim}"/><path d="M104 340h132M100 420h140M96 500h148" stroke="${shade}" stroke-width="5"/><path d="M16 590Q170 540 324 590L340 700Q170 760 0 700Z" fill="${shade}"/><path d="M80 596Q170 568 260 596L272 690Q170 720 68 690Z" fill="${trim}"/></g>`;

const frontSeats = picture(
  `<defs>${verticalGradient('s', [
    [0, '#d7e1e4'],
    [1, '#aebabf'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="#22282b"/><path d="M60 0H1140L1090 250H110Z" fill="url(#s)"/><path d="M60 0H110V250L60 420ZM1140 0h-50V250l50 170Z" fill="#14181a"/><path d="M0 620H1200V800H0Z" fill="#14181a"/>`,
  seat(150, '#4b5357', '#2c3236'),
  seat(710, '#4b5357', '#2c3236'),
  '<path d="M516 520Q600 500 684 520L700 800H500Z" fill="#191d20"/><rect x="546" y="550" width="108" height="70" rx="12" fill="#2c3236"/><circle cx="572" cy="680" r="30" fill="#0b0e0f" stroke="#4b5357" stroke-width="5"/><circle cx="636" cy="680" r="30" fill="#0b0e0f" stroke="#4b5357" stroke-width="5"/>',
);

const screenCloseUp = picture(
  `<defs>${verticalGradient('d', [
    [0, '#3a4246'],
    [1, '#15191b'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#d)"/><path d="M0 120Q600 60 1200 120" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="8"/>`,
  '<rect x="190" y="150" width="820" height="400" rx="26" fill="#07090a"/><rect x="212" y="172" width="776" height="356" rx="10" fill="#12232a"/><path d="M212 172h150v356h-150Z" fill="#0d1a20"/>',
  '<g fill="none" stroke="#7fc3c9" stroke-width="7"><path d="M400 470L520 380 640 420 780 290 940 320"/><circle cx="287" cy="240" r="26"/><path d="M262 330h50M262 350h50M262 440l25-30 25 30"/></g><path d="M400 230h220M400 262h150" stroke="#56727c" stroke-width="12" stroke-linecap="round"/><circle cx="780" cy="290" r="18" fill="#ffc53d"/>',
  '<circle cx="330" cy="660" r="70" fill="#0d1011" stroke="#5b6468" stroke-width="8"/><circle cx="870" cy="660" r="70" fill="#0d1011" stroke="#5b6468" stroke-width="8"/><path d="M330 612v28M870 612v28" stroke="#f0a05a" stroke-width="8" stroke-linecap="round"/><path d="M450 640h300v40H450Z" fill="#2c3236"/><path d="M520 640v40M600 640v40M680 640v40" stroke="#15191b" stroke-width="5"/>',
);

const truckCab = picture(
  `<defs>${verticalGradient('s', [
    [0, '#c6dbe4'],
    [1, '#eff2ea'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="#1b1f21"/><path d="M60 40H1140L1170 380H30Z" fill="url(#s)"/><path d="M30 330C300 260 560 300 760 280S1060 270 1166 320V380H30Z" fill="#9db3a8"/><path d="M594 40h14V380h-14Z" fill="#1b1f21"/>`,
  '<path d="M0 380H1200V520Q900 470 600 470T0 520Z" fill="#3a4145"/><path d="M0 520Q300 470 600 470T1200 520V800H0Z" fill="#262c2f"/><rect x="420" y="410" width="250" height="120" rx="10" fill="#0b0e0f"/><rect x="432" y="420" width="226" height="98" rx="4" fill="#14252c"/><path d="M452 490l60-30 60 14 60-36" fill="none" stroke="#7fc3c9" stroke-width="6"/><path d="M420 560h250v30H420ZM420 604h250v30H420Z" fill="#14181a"/><path d="M440 575h120M440 619h90" stroke="#5b6468" stroke-width="6"/><path d="M560 680q-10-60 10-90h30q20 40 6 100v110h-60Z" fill="#14181a"/><circle cx="586" cy="600" r="30" fill="#0b0e0f" stroke="#5b6468" stroke-width="5"/>',
  '<ellipse cx="930" cy="640" rx="250" ry="190" fill="none" stroke="#0b0d0e" stroke-width="40"/><ellipse cx="930" cy="640" rx="250" ry="190" fill="none" stroke="#343b3f" stroke-width="26"/><path d="M700 640Q930 580 1160 640L1090 700Q1000 680 980 800H880Q860 680 770 700Z" fill="#1c2124"/><circle cx="930" cy="664" r="62" fill="#2b3135" stroke="#4b5357" stroke-width="4"/><path d="M780 440Q930 390 1080 440V480H780Z" fill="#0b0e0f"/><g fill="none" stroke="#cfd8da" stroke-width="5"><circle cx="850" cy="450" r="30"/><circle cx="930" cy="440" r="34"/><circle cx="1010" cy="450" r="30"/></g>',
);

const motorcycleDash = picture(
  `<defs>${verticalGradient('s', [
    [0, '#b9d3df'],
    [1, '#f0efe4'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#s)"/><path d="M0 360C260 300 460 340 640 316S1000 300 1200 340V470H0Z" fill="#93aa9c"/><path d="M0 430H1200V800H0Z" fill="#868c8d"/><path d="M470 430L590 360h20L730 430V470H470Z" fill="#9ca1a1"/>`,
  '<path d="M60 470C220 380 340 400 470 450L730 450C860 400 980 380 1140 470" fill="none" stroke="#1b1f21" stroke-width="44" stroke-linecap="round"/><path d="M40 486L200 410" stroke="#0b0d0e" stroke-width="64" stroke-linecap="round"/><path d="M1160 486L1000 410" stroke="#0b0d0e" stroke-width="64" stroke-linecap="round"/><path d="M70 540L300 480M1130 540L900 480" stroke="#8d969c" stroke-width="14" stroke-linecap="round"/>',
  '<path d="M300 400l-60-170M900 400l60-170" stroke="#1b1f21" stroke-width="12"/><ellipse cx="226" cy="200" rx="96" ry="52" fill="#1b1f21"/><ellipse cx="226" cy="202" rx="80" ry="38" fill="#9db8c2"/><ellipse cx="974" cy="200" rx="96" ry="52" fill="#1b1f21"/><ellipse cx="974" cy="202" rx="80" ry="38" fill="#9db8c2"/>',
  '<rect x="420" y="300" width="360" height="200" rx="30" fill="#14181a"/><rect x="440" y="318" width="320" height="160" rx="14" fill="#0d1f26"/><path d="M470 450A130 110 0 0 1 730 450" fill="none" stroke="#7fc3c9" stroke-width="14"/><path d="M600 450l60-70" stroke="#f0a05a" stroke-width="8" stroke-linecap="round"/><path d="M560 462h80" stroke="#cfd8da" stroke-width="8"/>',
  '<path d="M380 800C380 640 470 560 600 560S820 640 820 800Z" fill="#2a2f33"/><path d="M440 800C450 680 510 610 600 610S750 680 760 800Z" fill="#3d454a"/><circle cx="600" cy="700" r="56" fill="#14181a" stroke="#8d969c" stroke-width="8"/>',
);

const caravanKitchen = picture(
  '<path d="M0 0H1200V800H0Z" fill="#efe9dd"/><path d="M0 640H1200V800H0Z" fill="#b59a78"/><path d="M0 680H1200M0 730H1200M200 640l-60 160M560 640l-20 160M900 640l60 160" stroke="#a1865f" stroke-width="3"/><path d="M0 60H1200V190H0Z" fill="#d8c9ae"/><path d="M0 190H1200" stroke="#b8a684" stroke-width="8"/><path d="M240 60V190M520 60V190M800 60V190" stroke="#b8a684" stroke-width="5"/><path d="M180 130h40M460 130h40M740 130h40" stroke="#7b8485" stroke-width="8" stroke-linecap="round"/>',
  '<rect x="330" y="220" width="360" height="170" rx="18" fill="#bcd8de"/><path d="M330 340c90-40 160-20 220-34s100-10 140 6v78H330Z" fill="#8fae96"/><rect x="330" y="220" width="360" height="170" rx="18" fill="none" stroke="#3b4245" stroke-width="12"/>',
  '<path d="M60 430H800V470H60Z" fill="#4b4a46"/><path d="M80 470H780V650H80Z" fill="#f7f4ec"/><path d="M80 470H780M320 470V650M560 470V650" stroke="#cfc6b2" stroke-width="5"/><path d="M180 500h60M410 500h60M640 500h60" stroke="#7b8485" stroke-width="8" stroke-linecap="round"/><path d="M120 424h190v10H120Z" fill="#23282a"/><circle cx="170" cy="420" r="26" fill="none" stroke="#51585a" stroke-width="7"/><circle cx="260" cy="420" r="26" fill="none" stroke="#51585a" stroke-width="7"/><rect x="520" y="424" width="180" height="14" rx="7" fill="#aab1b0"/><path d="M610 426v-70q0-26 36-26" fill="none" stroke="#aab1b0" stroke-width="12"/>',
  '<rect x="840" y="250" width="250" height="400" rx="8" fill="#c9cdcb" stroke="#8e9695" stroke-width="5"/><path d="M840 390H1090" stroke="#8e9695" stroke-width="5"/><path d="M864 300v60M864 420v120" stroke="#6b7375" stroke-width="12" stroke-linecap="round"/>',
);

const caravanBed = picture(
  '<path d="M0 0H1200V800H0Z" fill="#efe9dd"/><path d="M0 690H1200V800H0Z" fill="#b59a78"/><path d="M0 40H1200V170H0Z" fill="#d8c9ae"/><path d="M300 40V170M600 40V170M900 40V170M0 170H1200" stroke="#b8a684" stroke-width="6"/>',
  '<rect x="120" y="210" width="250" height="180" rx="18" fill="#bcd8de"/><path d="M120 340c80-40 150-10 250-30v80H120Z" fill="#8fae96"/><rect x="120" y="210" width="250" height="180" rx="18" fill="none" stroke="#3b4245" stroke-width="12"/><rect x="830" y="210" width="250" height="180" rx="18" fill="#bcd8de"/><path d="M830 350c80-30 170-40 250-20v60H830Z" fill="#8fae96"/><rect x="830" y="210" width="250" height="180" rx="18" fill="none" stroke="#3b4245" stroke-width="12"/>',
  '<path d="M420 230H780V480H420Z" fill="#a58b6b"/><path d="M300 480Q600 430 900 480L990 720Q600 770 210 720Z" fill="#f6f3ec"/><path d="M258 600Q600 560 942 600L990 720Q600 770 210 720Z" fill="#4c6e66"/><path d="M258 600Q600 560 942 600" fill="none" stroke="#e0a63c" stroke-width="12"/><path d="M350 460Q450 400 570 450L560 520Q450 490 340 520ZM630 450Q750 400 850 460L860 520Q750 490 640 520Z" fill="#fff" stroke="#d9d2c2" stroke-width="4"/><circle cx="210" cy="450" r="26" fill="#ffe8b8"/><circle cx="990" cy="450" r="26" fill="#ffe8b8"/><path d="M60 480h180v240H60ZM960 480h180v240H960Z" fill="#d8c9ae"/><path d="M100 600h100M1000 600h100" stroke="#7b8485" stroke-width="8" stroke-linecap="round"/>',
);

const loadBoot = picture(
  `<defs>${verticalGradient('s', [
    [0, '#cfdde4'],
    [1, '#eceeea'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#s)"/><path d="M0 660H1200V800H0Z" fill="#c3c6c4"/><path d="M120 0H1080L1140 700H60Z" fill="#1a1e21"/><path d="M190 30H1010L1050 560H150Z" fill="#2d3337"/>`,
  '<path d="M230 120Q600 90 970 120L990 350H210Z" fill="#3c4449"/><path d="M470 112L466 350M740 112l4 238" stroke="#1f2427" stroke-width="8"/><path d="M300 60q70-20 140 0l4 70H296ZM540 54q60-18 120 0l4 70H536ZM760 60q70-20 140 0l4 70H756Z" fill="#434b50"/>',
  '<path d="M210 350H990L1060 600H140Z" fill="#4d5559"/><path d="M250 400H950M224 460H976M196 530H1004" stroke="#3c4449" stroke-width="5"/><path d="M140 600H1060L1070 660H130Z" fill="#171b1d"/><path d="M480 622h240" stroke="#8d969c" stroke-width="10" stroke-linecap="round"/><path d="M190 360l-50 230M1010 360l50 230" stroke="#14181a" stroke-width="20"/><circle cx="262" cy="560" r="14" fill="none" stroke="#9aa2a6" stroke-width="6"/><circle cx="938" cy="560" r="14" fill="none" stroke="#9aa2a6" stroke-width="6"/>',
  '<path d="M60 700q-30-130 10-260l40 20-20 240ZM1140 700q30-130-10-260l-40 20 20 240Z" fill="#a51b23"/>',
);

const loadVan = picture(
  '<path d="M0 0H1200V800H0Z" fill="#d7dde0"/><path d="M0 700H1200V800H0Z" fill="#babfbd"/><path d="M170 60Q600 20 1030 60L1060 700H140Z" fill="#14181a"/><path d="M220 100Q600 66 980 100L1000 640H200Z" fill="#8d979c"/><path d="M360 180H840V520H360Z" fill="#5b666c"/><path d="M220 100L360 180V520L200 640ZM980 100L840 180V520L1000 640Z" fill="#a3adb1"/><path d="M250 200l90 20v120l-100 20ZM950 200l-90 20v120l100 20Z" fill="#8d979c" stroke="#78838a" stroke-width="4"/><path d="M200 640L360 520H840L1000 640Z" fill="#3c4347"/><path d="M300 566H900M260 600H940" stroke="#2c3236" stroke-width="4"/><path d="M400 300H800M400 380H800M520 180V520M680 180V520" stroke="#4b555a" stroke-width="6"/>',
  '<path d="M20 110L160 80 130 700 0 680ZM1180 110L1040 80 1070 700 1200 680Z" fill="#eef0f0"/><path d="M40 180l90-20-10 200-86-8ZM1160 180l-90-20 10 200 86-8Z" fill="#2f3b41"/><circle cx="430" cy="600" r="10" fill="#c3c9c9"/><circle cx="770" cy="600" r="10" fill="#c3c9c9"/>',
);

const loadTub = picture(
  `<defs>${verticalGradient('s', [
    [0, '#b9d3df'],
    [1, '#f0efe4'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#s)"/><path d="M0 420C300 360 500 400 720 380S1040 370 1200 390V520H0Z" fill="#9db3a8"/><path d="M0 640H1200V800H0Z" fill="#b5b6b2"/><path d="M300 60Q600 20 900 60L930 300H270Z" fill="#1b2023"/><path d="M340 90Q600 56 860 90L880 250H320Z" fill="#5c6f78"/>`,
  '<path d="M150 300H1050L1120 700H80Z" fill="#c3c9cc"/><path d="M220 330H980L1010 560H190Z" fill="#23282b"/><path d="M190 560H1010L1040 640H160Z" fill="#1a1e20"/><path d="M300 340V556M400 338V556M500 336V556M600 336V556M700 336V556M800 338V556M900 340V556" stroke="#363d41" stroke-width="12"/><path d="M150 300H1050" stroke="#14181a" stroke-width="24" stroke-linecap="round"/><path d="M320 300C340 170 420 130 600 130S860 170 880 300" fill="none" stroke="#14181a" stroke-width="26"/>',
  '<path d="M160 640H1040L1060 700H140Z" fill="#aab1b5"/><path d="M540 664h120" stroke="#51585a" stroke-width="14" stroke-linecap="round"/><path d="M84 560l40-10 14 130H72ZM1116 560l-40-10-14 130h66Z" fill="#a51b23"/>',
);

const newArrival = picture(
  `<defs>${verticalGradient('s', [
    [0, '#e9edef'],
    [1, '#cfd6da'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#s)"/><path d="M0 600H1200V800H0Z" fill="#bcc5ca"/><path d="M110 596C116 520 150 480 260 462C350 350 430 300 560 290C720 280 850 290 930 340C990 380 1030 430 1060 470C1090 500 1100 550 1096 600Z" fill="#f6f8f8"/><path d="M110 596C116 520 150 480 260 462C350 350 430 300 560 290C720 280 850 290 930 340C990 380 1030 430 1060 470C1090 500 1100 550 1096 600Z" fill="none" stroke="#aeb9bf" stroke-width="6"/><path d="M300 470Q420 340 560 320M640 310Q860 320 960 470M180 560Q560 500 1040 560M440 420Q520 520 500 600M760 400Q720 520 740 600" fill="none" stroke="#c3ccd1" stroke-width="8" stroke-linecap="round"/><circle cx="330" cy="600" r="70" fill="#29313a"/><circle cx="330" cy="600" r="40" fill="#8d99a1"/><circle cx="880" cy="600" r="70" fill="#29313a"/><circle cx="880" cy="600" r="40" fill="#8d99a1"/><path d="M90 596Q600 560 1110 600L1090 640Q600 590 110 636Z" fill="#e3e9eb"/>`,
);

/** Pictures of the inside and of load spaces by file name; they agree with any vehicle of their kind. */
export const cabinPictures: Readonly<Record<string, string>> = {
  'interior-dash-light': dashboard(daylight),
  'interior-dash-dark': dashboard(dusk),
  'interior-seats': frontSeats,
  'interior-screen': screenCloseUp,
  'interior-truck-cab': truckCab,
  'interior-moto-dash': motorcycleDash,
  'interior-caravan-kitchen': caravanKitchen,
  'interior-caravan-bed': caravanBed,
  'load-boot': loadBoot,
  'load-van': loadVan,
  'load-tub': loadTub,
  'new-arrival': newArrival,
};

import { join, verticalGradient } from './drawing.ts';

const picture = (...pieces: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${join(...pieces)}</svg>`;

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

const newArrival = picture(
  `<defs>${verticalGradient('s', [
    [0, '#e9edef'],
    [1, '#cfd6da'],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#s)"/><path d="M0 600H1200V800H0Z" fill="#bcc5ca"/><path d="M110 596C116 520 150 480 260 462C350 350 430 300 560 290C720 280 850 290 930 340C990 380 1030 430 1060 470C1090 500 1100 550 1096 600Z" fill="#f6f8f8"/><path d="M110 596C116 520 150 480 260 462C350 350 430 300 560 290C720 280 850 290 930 340C990 380 1030 430 1060 470C1090 500 1100 550 1096 600Z" fill="none" stroke="#aeb9bf" stroke-width="6"/><path d="M300 470Q420 340 560 320M640 310Q860 320 960 470M180 560Q560 500 1040 560M440 420Q520 520 500 600M760 400Q720 520 740 600" fill="none" stroke="#c3ccd1" stroke-width="8" stroke-linecap="round"/><circle cx="330" cy="600" r="70" fill="#29313a"/><circle cx="330" cy="600" r="40" fill="#8d99a1"/><circle cx="880" cy="600" r="70" fill="#29313a"/><circle cx="880" cy="600" r="40" fill="#8d99a1"/><path d="M90 596Q600 560 1110 600L1090 640Q600 590 110 636Z" fill="#e3e9eb"/>`,
);

export const sharedPictures: Readonly<Record<string, string>> = {
  'interior-moto-dash': motorcycleDash,
  'new-arrival': newArrival,
};

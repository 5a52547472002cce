import type { CarShape } from './car-shape.ts';
import { convertibleShape } from './car-shapes/convertible.ts';
import { fourByFourShape } from './car-shapes/four-by-four.ts';
import { hatchShape } from './car-shapes/hatch.ts';
import { peopleMoverShape } from './car-shapes/people-mover.ts';
import { sedanShape } from './car-shapes/sedan.ts';
import { suvShape } from './car-shapes/suv.ts';
import { uteShape } from './car-shapes/ute.ts';
import { vanShape } from './car-shapes/van.ts';
import { wagonShape } from './car-shapes/wagon.ts';
import { stretchShape } from './stretch-shape.ts';

const fourByFour: CarShape = {
  ...fourByFourShape,
  seats: [
    [2150, 1330],
    [3080, 1335],
  ],
  trims: [
    { path: 'M1980 1948H4300', width: 34 },
    { path: 'M2100 1930v20M4200 1930v20', width: 50 },
  ],
};

const ute: CarShape = {
  ...uteShape,
  seats: [[2080, 1255]],
  trims: [
    { path: 'M3450 1212H5200', width: 36 },
    { path: 'M3450 1232V455', width: 14 },
    { path: 'M5185 545H5235', width: 120 },
    { path: 'M3500 1230C3560 1420 3640 1500 3760 1500H3900C3960 1480 4080 1300 4120 1232', width: 46 },
  ],
};

/** A single cab: the ute's front, cut behind the door, with a tray on the chassis. */
const uteTray: CarShape = {
  ...uteShape,
  outline:
    'M110 400C88 427 57 448 45 480C26 531 23 586 20 640C15 727 16 813 20 900C22 947 22 996 40 1040C53 1073 76 1111 110 1120C256 1157 410 1156 560 1170C706 1184 853 1192 1000 1205C1100 1214 1200 1225 1300 1235C1393 1317 1485 1400 1580 1480C1662 1549 1740 1623 1830 1680C1888 1717 1953 1744 2020 1760C2111 1782 2206 1790 2300 1795C2400 1797 2500 1797 2580 1780C2640 1760 2665 1710 2672 1640L2690 1230L2690 335L1352 335A435 435 0 0 1 488 335L160 335Z',
  glass:
    'M1490 1250C1560 1323 1627 1400 1700 1470C1763 1530 1827 1592 1900 1640C1948 1671 2004 1693 2060 1705C2145 1724 2233 1728 2320 1732C2400 1734 2470 1734 2500 1728C2540 1716 2556 1680 2562 1640L2580 1268C2297 1259 1893 1256 1490 1250Z',
  underbody: 'M528 289H2700V640H528Z',
  doorLines: ['M1600 1270C1570 1010 1550 840 1580 395', 'M2600 1270C2610 1010 2620 840 2610 395'],
  handles: [[2360, 1146]],
  pillars: [],
  tailLamp: '',
  tailLampLine: '',
  seats: [[2240, 1255]],
  tray: { fromX: 2790, toX: 5230, floorY: 960 },
};

const roofOfConvertible =
  'M1360 900C1453 960 1543 1025 1640 1080C1717 1124 1796 1166 1880 1195C1944 1217 2012 1227 2080 1232C2153 1238 2227 1237 2300 1228C2388 1217 2478 1203 2560 1170C2660 1130 2748 1065 2840 1010C2881 985 2920 957 2960 930L2540 915L1480 890Z';

const convertible: CarShape = { ...convertibleShape, fabricRoof: roofOfConvertible, seats: [[2180, 905]] };

/** The shapes by the name that the catalogue gives them. */
export const carShapes: Readonly<Record<string, CarShape>> = {
  hatch: {
    ...hatchShape,
    seats: [
      [2130, 1040],
      [2830, 1050],
    ],
  },
  sedan: {
    ...sedanShape,
    seats: [
      [2300, 1040],
      [3030, 1050],
    ],
  },
  wagon: {
    ...wagonShape,
    seats: [
      [2240, 1075],
      [3080, 1085],
    ],
  },
  suv: {
    ...suvShape,
    seats: [
      [2040, 1190],
      [2910, 1205],
    ],
  },
  'suv-large': {
    ...stretchShape(
      {
        ...suvShape,
        seats: [
          [2040, 1190],
          [2910, 1205],
        ],
      },
      { fromX: 2450, byMm: 330, scaleY: 1.05 },
    ),
  },
  '4x4': fourByFour,
  ute,
  'ute-tray': uteTray,
  van: { ...vanShape, seats: [[1700, 1245]] },
  'people-mover': {
    ...peopleMoverShape,
    seats: [
      [2230, 1200],
      [3160, 1205],
    ],
  },
  coupe: stretchShape({ ...convertibleShape, seats: [[2150, 905]] }, { fromX: 1700, byMm: 420, scaleY: 1.05 }),
  convertible,
};

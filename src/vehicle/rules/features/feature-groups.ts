/** `words` are in order of importance. */
export interface FeatureGroup {
  readonly title: string;
  readonly words: readonly string[];
}

/** In order of importance to shoppers. A feature belongs to the first group with a word that matches it. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Safety',
    words: [
      ...[
        'emergency braking',
        'blind spot',
        'cross traffic',
        'lane keep',
        'lane departure',
        'attention',
        'traffic sign',
      ],
      ...['isofix', 'curtain airbag', 'airbag', 'trailer sway', 'trailer brake', 'breakaway', 'electric brakes'],
      ...['smoke alarm', 'reverse alarm', 'stability', 'traction', 'abs', 'crash', 'immobiliser', 'disc brake'],
    ],
  },
  {
    title: 'Driving and parking',
    words: [
      ...[
        'adaptive cruise',
        '360',
        'reversing camera',
        'parking sensor',
        'head-up',
        'low range',
        'diff',
        'riding mode',
      ],
      ...[
        'quickshifter',
        'slipper clutch',
        'exhaust brake',
        'retarder',
        'hill',
        'paddle',
        'suspension',
        'regenerative',
      ],
      ...['dc fast', 'charging cable', 'cruise', 'twist-and-go', 'steering damper', 'belt drive', 'fuel injection'],
    ],
  },
  {
    title: 'Comfort',
    words: [
      ...[
        'heated',
        'ventilated',
        'leather',
        'climate',
        'sunroof',
        'electric driver seat',
        'driver seat',
        'bed',
        'bunk',
      ],
      ...['ensuite', 'shower', 'reverse cycle', 'hot water', 'washing', 'fridge', 'kitchen', 'cooktop', 'microwave'],
      ...['dinette', 'mattress', 'rear air vents', 'power tailgate', 'keyless', 'push button', 'sliding door'],
      ...['air cond', 'power window', 'power door', 'central locking', 'multi-function', 'rain sensing', 'adjustable'],
    ],
  },
  {
    title: 'Technology',
    words: [
      ...[
        'wireless apple',
        'apple carplay',
        'android auto',
        'wireless phone',
        'navigation',
        'digital',
        'tft',
        'premium sound',
      ],
      ...[
        'lithium',
        'solar',
        'tv',
        'uhf',
        'bluetooth',
        'usb',
        'vehicle-to-load',
        'power outlet',
        'battery charger',
        'speaker',
      ],
    ],
  },
  {
    title: 'Towing, load and travel',
    words: [
      ...[
        'tow bar',
        'weight distribution',
        'articulating',
        'ringfeder',
        'turntable',
        'hydraulic',
        'hoist',
        'tail lift',
      ],
      ...[
        'tub liner',
        'tonneau',
        'cargo',
        'split fold',
        'roof rail',
        'rack',
        'pannier',
        'top box',
        'saddle bag',
        'toolbox',
      ],
      ...[
        'recovery',
        'bull bar',
        'snorkel',
        'awning',
        'water tank',
        'gas bottle',
        'jockey',
        'storage',
        'boot',
        'restraint',
      ],
    ],
  },
  {
    title: 'Outside',
    words: [
      ...['alloy', 'led', 'headl', 'daytime', 'privacy', 'side step', 'spare', 'wheel', 'guard', 'exhaust', 'aero'],
    ],
  },
];

export const otherFeatures = 'More';

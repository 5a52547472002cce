const nouns: Readonly<Record<string, string>> = {
  'suv-small': 'small SUV',
  'suv-coupe': 'coupe SUV',
  'suv-large': 'seven-seat SUV',
  'suv-seven': 'large seven-seat SUV',
  suv: 'SUV',
  '4x4': 'four-wheel drive',
  'hatch-city': 'city hatch',
  'sedan-fastback': 'fastback sedan',
  'van-tall': 'high-roof van',
  ute: 'dual-cab ute',
  'ute-tough': 'dual-cab ute',
  'ute-tray': 'single-cab ute with a tray',
  'people-mover': 'people mover',
  'truck-prime-mover': 'bonneted prime mover',
  'truck-prime-mover-aero': 'aerodynamic bonneted prime mover',
  'truck-prime-mover-cabover': 'cab-over prime mover',
  'truck-tray': 'tray truck',
  'truck-refrigerated': 'refrigerated truck',
  'caravan-poptop': 'pop-top caravan',
  'caravan-full': 'full-height caravan',
  'caravan-family': 'family caravan',
  'caravan-hybrid': 'hybrid off-road caravan',
};

export const describeShape = (shape: string): string =>
  nouns[shape] ?? (shape.startsWith('moto-') ? `${shape.slice(5)} motorcycle` : shape.replace('truck-', 'truck, '));

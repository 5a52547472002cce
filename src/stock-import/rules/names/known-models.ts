import { toNameKey } from './name-key.ts';

const modelsByMake: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Giulia|Giulietta|MiTo|Stelvio|Tonale|4C',
  Audi: 'A1|A3|A4|A5|A6|A7|A8|Q2|Q3|Q4 e-tron|Q5|Q7|Q8|e-tron|e-tron GT|TT|R8|RS3|RS4|RS5|RS6|RSQ3|S3|S4|S5|SQ5|SQ7',
  BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series|X1|X2|X3|X4|X5|X6|X7|XM|Z4|i3|i4|i5|i7|i8|iX|iX1|iX2|iX3|M2|M3|M4|M5|116i|118d|118i|120i|125i|218i|220i|318i|320d|320i|323i|325i|328i|330d|330e|330i|335i|340i|420i|428i|430i|440i|520d|520i|528i|530d|530i|535i',
  BYD: 'Atto 1|Atto 2|Atto 3|Dolphin|Seal|Sealion 6|Sealion 7|Sealion 8|Shark 6',
  Chery: 'Omoda 5|Tiggo 4|Tiggo 4 Pro|Tiggo 7|Tiggo 7 Pro|Tiggo 8|Tiggo 8 Pro Max|E5',
  Chevrolet: 'Camaro|Corvette|Silverado',
  Chrysler: '300|300C|Grand Voyager',
  Citroen: 'Berlingo|C3|C3 Aircross|C4|C4 Cactus|C4 Picasso|C5|C5 Aircross|C5 X|DS3',
  Cupra: 'Ateca|Born|Formentor|Leon|Tavascan|Terramar',
  Dodge: 'Caliber|Challenger|Journey|Nitro',
  Fiat: '500|500C|500X|500e|Doblo|Ducato|Panda|Punto|Scudo',
  Ford: 'Bronco|C-MAX|Courier|E-Transit|EcoSport|Endura|Escape|Everest|F-150|F-250|Fairlane|Fairmont|Falcon|Falcon Ute|Festiva|Fiesta|Focus|G6|G6E|Ka|Kuga|Laser|Mondeo|Mustang|Mustang Mach-E|Puma|Ranger|Ranger Raptor|Territory|Transit|Transit Custom|XR6|XR8',
  Genesis: 'G70|G80|G90|GV60|GV70|GV80',
  GWM: 'Cannon|Cannon Alpha|Haval H6|Haval H6 GT|Haval Jolion|Ora|Steed|Tank 300|Tank 500|Ute|V200|V240',
  'Great Wall': 'Steed|V200|V240|X200|X240',
  Haval: 'H2|H6|H9|Jolion',
  Holden:
    'Acadia|Adventra|Astra|Barina|Barina Spark|Berlina|Calais|Caprice|Captiva|Cascada|Colorado|Colorado 7|Combo|Commodore|Crewman|Cruze|Epica|Equinox|Frontera|Insignia|Jackaroo|Malibu|Monaro|One Tonner|Rodeo|Spark|Statesman|TrailBlazer|Trax|Ute|Vectra|Viva|Volt|Zafira',
  Honda: 'Accord|Accord Euro|City|Civic|CR-V|CR-Z|HR-V|Insight|Integra|Jazz|Legend|NSX|Odyssey|Prelude|S2000|ZR-V',
  HSV: 'Avalanche|Clubsport|ClubSport R8|Grange|GTS|Maloo|Senator',
  Hyundai:
    'Accent|Elantra|Excel|Genesis|Getz|Grandeur|i20|i20 N|i30|i30 N|i30 Sedan|i40|i45|iLoad|iMax|Inster|Ioniq|Ioniq 5|Ioniq 5 N|Ioniq 6|Ioniq 9|ix35|Kona|Kona Electric|Palisade|Santa Fe|Sonata|Staria|Staria Load|Terracan|Tiburon|Tucson|Veloster|Venue',
  Infiniti: 'Q30|Q50|Q60|Q70|QX30|QX70',
  Isuzu: 'D-MAX|MU-X|NLR|NNR|NPR|NPS|NQR|FRR|FSR|FTR|FVR|FVZ|FXZ',
  'Isuzu UTE': 'D-MAX|MU-X',
  Jaguar: 'E-PACE|F-PACE|F-TYPE|I-PACE|S-TYPE|X-TYPE|XE|XF|XJ|XK',
  Jeep: 'Avenger|Cherokee|Commander|Compass|Gladiator|Grand Cherokee|Patriot|Renegade|Wrangler|Wrangler Unlimited',
  KGM: 'Actyon|Korando|Musso|Rexton|Tivoli|Torres',
  Kia: 'Carnival|Cerato|Cerato Koup|EV3|EV5|EV6|EV9|Grand Carnival|K2700|K2900|K4|Magentis|Niro|Optima|Picanto|Pregio|Pro_ceed|Rio|Rondo|Seltos|Sorento|Soul|Spectra|Sportage|Stinger|Stonic|Tasman',
  'Land Rover':
    'Defender|Discovery|Discovery 3|Discovery 4|Discovery Sport|Freelander|Freelander 2|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar',
  'Range Rover': 'Evoque|Sport|Velar',
  LDV: 'D90|Deliver 7|Deliver 9|eT60|G10|Mifa|T60|T60 Max|Terron 9|V80',
  Lexus:
    'CT|CT200h|ES|ES300h|GS|GX|IS|IS200|IS250|IS300|IS350|LBX|LC|LM|LS|LX|NX|NX200t|NX300|RC|RX|RX350|RX450h|RZ|UX',
  MG: 'Cyberster|GS|HS|MG3|MG4|MG5|MG6|MG7|QS|U9|ZS|ZS EV|ZST',
  MINI: 'Aceman|Cabrio|Clubman|Convertible|Cooper|Cooper S|Countryman|Hatch|John Cooper Works|Paceman',
  Mahindra: 'Pik-Up|Scorpio|XUV500|XUV700|XUV3XO',
  Mazda:
    '121|323|626|6e|Axela|B2500|B2600|BT-50|CX-3|CX-30|CX-5|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|CX-90|Mazda2|Mazda3|Mazda6|Mazda6e|MPV|MX-30|MX-5|Premacy|RX-7|RX-8|Tribute',
  'Mercedes-Benz':
    'A-Class|A180|A200|A250|AMG GT|B-Class|B180|B200|C-Class|C180|C200|C220|C250|C300|C43|C63|CLA|CLA-Class|CLA200|CLA250|CLC|CLK|CLS|E-Class|E200|E220|E250|E300|eSprinter|eVito|EQA|EQB|EQC|EQE|EQS|EQV|G-Class|GL-Class|GLA|GLA-Class|GLA180|GLA200|GLA250|GLB|GLB-Class|GLC|GLC-Class|GLE|GLE-Class|GLS|GLS-Class|M-Class|Marco Polo|ML|R-Class|S-Class|SL|SLC|SLK|Sprinter|V-Class|Valente|Viano|Vito|X-Class',
  Mitsubishi:
    '380|Airtrek|ASX|Challenger|Colt|Delica|Eclipse Cross|Express|FTO|Galant|Grandis|i-MiEV|Lancer|Lancer Evolution|Magna|Mirage|Outlander|Outlander PHEV|Pajero|Pajero Sport|Triton|Verada',
  Nissan:
    '200SX|300ZX|350Z|370Z|Almera|Altima|Ariya|Cube|Dualis|Elgrand|GT-R|Juke|Leaf|Maxima|Micra|Murano|Navara|Note|Pathfinder|Patrol|Pintara|Pulsar|Qashqai|Serena|Skyline|Stagea|Terrano|Tiida|X-Trail|Z',
  Opel: 'Astra|Corsa|Insignia',
  Peugeot: '107|2008|206|207|208|3008|307|308|4007|4008|407|408|5008|508|Boxer|E-2008|E-208|Expert|Partner|RCZ',
  Polestar: 'Polestar 2|Polestar 3|Polestar 4',
  Porsche: '911|718|Boxster|Cayenne|Cayman|Macan|Panamera|Taycan',
  RAM: '1500|2500|3500',
  Renault:
    'Arkana|Austral|Captur|Clio|Duster|Fluence|Kadjar|Kangoo|Koleos|Laguna|Latitude|Master|Megane|Scenic|Symbioz|Trafic|Zoe',
  Skoda: 'Elroq|Enyaq|Fabia|Kamiq|Karoq|Kodiaq|Octavia|Rapid|Scala|Superb|Yeti',
  Smart: 'Forfour|Fortwo|#1|#3',
  SsangYong: 'Actyon|Actyon Sports|Korando|Kyron|Musso|Rexton|Stavic|Tivoli|XLV',
  Subaru: 'BRZ|Crosstrek|Exiga|Forester|Impreza|Legacy|Levorg|Liberty|Outback|Solterra|Tribeca|WRX|WRX Sportswagon|XV',
  Suzuki:
    'Alto|APV|Baleno|Carry|Celerio|Fronx|Grand Vitara|Ignis|Jimny|Kizashi|Liana|S-Cross|Sierra|Splash|Swift|Swift Sport|SX4|Vitara|XL-7',
  Tesla: 'Model 3|Model S|Model X|Model Y',
  Toyota:
    '4Runner|86|Alphard|Aurion|Avalon|Avensis|Aygo|bZ4X|C-HR|Camry|Celica|Coaster|Corolla|Corolla Cross|Corona|Cressida|Crown|Dyna|Echo|Estima|FJ Cruiser|Fortuner|GR Corolla|GR Supra|GR Yaris|GR86|Granvia|HiAce|HiLux|Kluger|LandCruiser|LandCruiser 70|LandCruiser 200|LandCruiser 300|LandCruiser Prado|LiteAce|Mark X|MR2|Paseo|Prado|Prius|Prius C|Prius V|RAV4|Rukus|Soarer|Spacia|Starlet|Supra|Tarago|Tundra|TownAce|Vellfire|Voxy|Yaris|Yaris Cross',
  Volkswagen:
    'Amarok|Arteon|Beetle|Bora|Caddy|California|CC|Crafter|Eos|Golf|Golf GTI|Golf R|ID.4|ID.5|ID. Buzz|Jetta|Multivan|Passat|Polo|Polo GTI|Scirocco|T-Cross|T-Roc|Tayron|Tiguan|Tiguan Allspace|Touareg|Touran|Transporter|up!',
  Volvo: 'C30|C40|C70|EX30|EX40|EX90|S40|S60|S80|S90|V40|V50|V60|V70|V90|XC40|XC60|XC70|XC90',
};

const tables: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(modelsByMake).map(([make, models]) => [
    toNameKey(make),
    new Map(models.split('|').map((model) => [toNameKey(model), model])),
  ]),
);

export const findKnownModel = (make: string, text: string): string | undefined =>
  tables.get(toNameKey(make))?.get(toNameKey(text));

export const findMakeOfModel = (text: string): string | undefined => {
  const key = toNameKey(text);
  const makes = Object.keys(modelsByMake).filter((make) => tables.get(toNameKey(make))?.has(key));
  return makes.length === 1 ? makes[0] : undefined;
};

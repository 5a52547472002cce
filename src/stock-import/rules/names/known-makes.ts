import { toNameKey } from './name-key.ts';

const names =
  'Abarth|Alfa Romeo|Alpine|Aprilia|Aston Martin|Audi|Avan|Benelli|Bentley|BMW|BYD|Cadillac|Caterham|CFMoto|Chery|Chevrolet|Chrysler|Citroen|Citroën|Cupra|Daewoo|DAF|Daihatsu|Datsun|Deepal|Dodge|Ducati|FAW|Ferrari|Fiat|Ford|Ford Performance Vehicles|FPV|Foton|Freightliner|Fuso|GAC|Gas Gas|Geely|Genesis|GMC|GMSV|Great Wall|GWM|Harley-Davidson|Haval|Hino|Holden|Holden Special Vehicles|Honda|HSV|Hummer|Husqvarna|Hyosung|Hyundai|Indian|Ineos|Infiniti|Isuzu|Isuzu UTE|Iveco|JAC|Jaecoo|Jaguar|Jayco|Jeep|JMC|Kawasaki|Kenworth|KGM|Kia|KTM|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|Lexus|Lotus|Mahindra|MAN|Maserati|Mazda|McLaren|Mercedes-Benz|MG|MINI|Mitsubishi|Moto Guzzi|MV Agusta|Nissan|Omoda|Opel|Peugeot|Piaggio|Polestar|Pontiac|Porsche|Proton|RAM|Range Rover|Renault|Rolls-Royce|Rover|Royal Enfield|Saab|Scania|SEAT|Skoda|Škoda|Smart|SsangYong|Subaru|Suzuki|SWM|Tank|Tata|Tesla|Toyota|Triumph|UD|UD Trucks|Vespa|Volkswagen|Volvo|Western Star|XPENG|Yamaha|Zeekr';

const otherNames: Readonly<Record<string, string>> = {
  VW: 'Volkswagen',
  Mercedes: 'Mercedes-Benz',
  Merc: 'Mercedes-Benz',
  Benz: 'Mercedes-Benz',
  Chev: 'Chevrolet',
  Chevy: 'Chevrolet',
  Mits: 'Mitsubishi',
  Mitsi: 'Mitsubishi',
  Mitsu: 'Mitsubishi',
  Alfa: 'Alfa Romeo',
  Subi: 'Subaru',
  Jag: 'Jaguar',
  Harley: 'Harley-Davidson',
  Aston: 'Aston Martin',
  Rolls: 'Rolls-Royce',
  Lambo: 'Lamborghini',
  Kwaka: 'Kawasaki',
};

const nameByKey: ReadonlyMap<string, string> = new Map([
  ...names.split('|').map((name) => [toNameKey(name), name] as const),
  ...Object.entries(otherNames).map(([other, name]) => [toNameKey(other), name] as const),
]);

export const findKnownMake = (text: string): string | undefined => nameByKey.get(toNameKey(text));

export const knownMakes: readonly string[] = names.split('|');

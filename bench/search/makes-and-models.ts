export interface BenchmarkModel {
  readonly make: string;
  readonly model: string;
  readonly body: string;
  readonly seats: number;
  readonly drive: string;
  readonly fuels: readonly string[];
}

/**
 * A row per make: the make, then its models as model|body|seats|drive|fuels, with fuels by their first letters. Popular
 * makes and models come first.
 */
const rows = `Toyota: HiLux|Ute|5|4x4|D, RAV4|SUV|5|AWD|HP, Corolla|Hatch|5|FWD|HP, Landcruiser|SUV|8|4x4|D, Landcruiser Prado|SUV|7|4x4|D, Camry|Sedan|5|FWD|H, Kluger|SUV|7|AWD|HP, Yaris|Hatch|5|FWD|HP, C-HR|SUV|5|FWD|H, HiAce|Van|3|RWD|D, Fortuner|SUV|7|4x4|D, 86|Coupe|4|RWD|P, bZ4X|SUV|5|AWD|E
Ford: Ranger|Ute|5|4x4|D, Everest|SUV|7|4x4|D, Mustang|Coupe|4|RWD|P, Focus|Hatch|5|FWD|P, Escape|SUV|5|AWD|PH, Transit|Van|3|RWD|D, Territory|SUV|7|AWD|DP, Fiesta|Hatch|5|FWD|P, Puma|SUV|5|FWD|P, F-150|Ute|5|4x4|P
Mazda: CX-5|SUV|5|AWD|DP, Mazda3|Hatch|5|FWD|P, BT-50|Ute|5|4x4|D, CX-3|SUV|5|FWD|P, CX-30|SUV|5|FWD|PH, CX-9|SUV|7|AWD|P, Mazda2|Hatch|5|FWD|P, MX-5|Convertible|2|RWD|P, CX-60|SUV|5|AWD|HDP, CX-8|SUV|7|AWD|D, Mazda6|Sedan|5|FWD|P, CX-90|SUV|7|AWD|DP
Hyundai: i30|Hatch|5|FWD|P, Tucson|SUV|5|AWD|DPH, Santa Fe|SUV|7|AWD|DH, Kona|SUV|5|FWD|PEH, iLoad|Van|3|RWD|D, Venue|SUV|5|FWD|P, Ioniq 5|SUV|5|AWD|E, Accent|Hatch|5|FWD|P, Palisade|SUV|8|AWD|DP, Staria|Van|8|AWD|D
Kia: Cerato|Hatch|5|FWD|P, Sportage|SUV|5|AWD|DPH, Sorento|SUV|7|AWD|DH, Carnival|Wagon|8|FWD|DP, Picanto|Hatch|4|FWD|P, Seltos|SUV|5|AWD|P, Stonic|SUV|5|FWD|P, EV6|SUV|5|AWD|E, Rio|Hatch|5|FWD|P, Niro|SUV|5|FWD|HE, EV9|SUV|7|AWD|E
Mitsubishi: Triton|Ute|5|4x4|D, Outlander|SUV|7|AWD|PH, ASX|SUV|5|FWD|P, Pajero Sport|SUV|7|4x4|D, Eclipse Cross|SUV|5|AWD|PH, Pajero|SUV|7|4x4|D, Mirage|Hatch|5|FWD|P, Lancer|Sedan|5|FWD|P
Nissan: Navara|Ute|5|4x4|D, X-Trail|SUV|5|AWD|PH, Qashqai|SUV|5|FWD|P, Patrol|SUV|8|4x4|P, Juke|SUV|5|FWD|P, Leaf|Hatch|5|FWD|E, Pathfinder|SUV|8|4x4|P, 370Z|Coupe|2|RWD|P
Subaru: Forester|SUV|5|AWD|PH, Outback|Wagon|5|AWD|P, XV|SUV|5|AWD|PH, Impreza|Hatch|5|AWD|P, WRX|Sedan|5|AWD|P, BRZ|Coupe|4|RWD|P, Crosstrek|SUV|5|AWD|PH
Isuzu: D-MAX|Ute|5|4x4|D, MU-X|SUV|7|4x4|D
Volkswagen: Golf|Hatch|5|FWD|P, Tiguan|SUV|5|AWD|PD, Amarok|Ute|5|4x4|D, Polo|Hatch|5|FWD|P, T-Cross|SUV|5|FWD|P, Touareg|SUV|5|AWD|D, Passat|Wagon|5|FWD|P, Transporter|Van|3|FWD|D, Caddy|Van|5|FWD|D, ID.4|SUV|5|RWD|E
Honda: CR-V|SUV|5|AWD|PH, Civic|Hatch|5|FWD|PH, HR-V|SUV|4|FWD|PH, Jazz|Hatch|5|FWD|P, Accord|Sedan|5|FWD|H, Odyssey|Wagon|8|FWD|P
MG: ZS|SUV|5|FWD|PE, MG3|Hatch|5|FWD|P, HS|SUV|5|FWD|PH, MG4|Hatch|5|RWD|E
GWM: Haval H6|SUV|5|AWD|PH, Ute|Ute|5|4x4|D, Haval Jolion|SUV|5|FWD|PH, Tank 300|SUV|5|4x4|PH, Ora|Hatch|5|FWD|E
BMW: X5|SUV|5|AWD|DP, X3|SUV|5|AWD|DP, 3 Series|Sedan|5|RWD|P, 1 Series|Hatch|5|FWD|P, X1|SUV|5|AWD|P, M3|Sedan|5|AWD|P, 5 Series|Sedan|5|RWD|PH, iX|SUV|5|AWD|E, X7|SUV|7|AWD|D
Mercedes-Benz: C-Class|Sedan|5|RWD|P, A-Class|Hatch|5|FWD|P, GLC|SUV|5|AWD|DP, GLE|SUV|7|AWD|D, E-Class|Sedan|5|RWD|P, Sprinter|Van|3|RWD|D, Vito|Van|3|RWD|D, EQA|SUV|5|FWD|E, G-Class|SUV|5|4x4|D
Audi: A3|Sedan|5|FWD|P, Q5|SUV|5|AWD|DP, Q3|SUV|5|AWD|P, A4|Sedan|5|AWD|P, Q7|SUV|7|AWD|D, TT|Coupe|4|AWD|P, e-tron|SUV|5|AWD|E, A1|Hatch|5|FWD|P
Holden: Commodore|Sedan|5|RWD|P, Colorado|Ute|5|4x4|D, Trax|SUV|5|FWD|P, Captiva|SUV|7|AWD|D, Astra|Hatch|5|FWD|P, Cruze|Sedan|5|FWD|P
Jeep: Grand Cherokee|SUV|7|4x4|DP, Wrangler|SUV|5|4x4|P, Compass|SUV|5|FWD|P, Gladiator|Ute|5|4x4|P
LDV: T60|Ute|5|4x4|D, D90|SUV|7|4x4|DP, Deliver 9|Van|3|RWD|D, G10|Van|7|RWD|D
Land Rover: Discovery|SUV|7|4x4|D, Defender|SUV|5|4x4|D, Range Rover Sport|SUV|5|4x4|D, Range Rover Evoque|SUV|5|AWD|P, Discovery Sport|SUV|7|AWD|D
Lexus: NX|SUV|5|AWD|H, RX|SUV|5|AWD|H, UX|SUV|5|FWD|H, IS|Sedan|5|RWD|P, LX|SUV|8|4x4|D
Suzuki: Swift|Hatch|5|FWD|P, Jimny|SUV|4|4x4|P, Vitara|SUV|5|AWD|P, Baleno|Hatch|5|FWD|P, Ignis|SUV|5|FWD|P
Tesla: Model 3|Sedan|5|RWD|E, Model Y|SUV|5|AWD|E, Model S|Sedan|5|AWD|E
BYD: Atto 3|SUV|5|FWD|E, Seal|Sedan|5|RWD|E, Dolphin|Hatch|5|FWD|E, Shark|Ute|5|4x4|P
Volvo: XC60|SUV|5|AWD|PH, XC40|SUV|5|AWD|PE, XC90|SUV|7|AWD|D, V60|Wagon|5|AWD|P
Skoda: Octavia|Wagon|5|FWD|P, Kodiaq|SUV|7|AWD|P, Superb|Wagon|5|AWD|P, Kamiq|SUV|5|FWD|P
Renault: Koleos|SUV|5|AWD|P, Trafic|Van|3|FWD|D, Captur|SUV|5|FWD|P, Megane|Hatch|5|FWD|P
Peugeot: 3008|SUV|5|FWD|P, 2008|SUV|5|FWD|P, 308|Hatch|5|FWD|P, Partner|Van|2|FWD|D
RAM: 1500|Ute|5|4x4|P, 2500|Ute|5|4x4|D
Porsche: Cayenne|SUV|5|AWD|PH, Macan|SUV|5|AWD|P, 911|Coupe|4|RWD|P, Taycan|Sedan|4|AWD|E
Mini: Cooper|Hatch|4|FWD|P, Countryman|SUV|5|FWD|P
Chery: Omoda 5|SUV|5|FWD|P, Tiggo 7|SUV|5|FWD|P
Jaguar: F-Pace|SUV|5|AWD|D, XE|Sedan|5|RWD|P, E-Pace|SUV|5|AWD|P
SsangYong: Musso|Ute|5|4x4|D, Rexton|SUV|7|4x4|D, Korando|SUV|5|FWD|P
Alfa Romeo: Giulia|Sedan|5|RWD|P, Stelvio|SUV|5|AWD|P
Fiat: 500|Hatch|4|FWD|P, Ducato|Van|3|FWD|D
Genesis: GV70|SUV|5|AWD|P, G70|Sedan|5|RWD|P, GV80|SUV|7|AWD|D
Cupra: Formentor|SUV|5|AWD|P, Leon|Hatch|5|FWD|P, Born|Hatch|5|RWD|E`;

const fuelNames: Readonly<Record<string, string>> = { P: 'Petrol', D: 'Diesel', H: 'Hybrid', E: 'Electric' };

export const makesAndModels: readonly BenchmarkModel[] = rows.split('\n').flatMap((row) => {
  const [make = '', models = ''] = row.split(': ');
  return models.split(', ').map((entry) => {
    const [model = '', body = '', seats = '', drive = '', fuels = ''] = entry.split('|');
    return {
      make,
      model,
      body,
      seats: Number(seats),
      drive,
      fuels: [...fuels].map((letter) => fuelNames[letter] ?? letter),
    };
  });
});

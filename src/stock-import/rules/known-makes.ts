const names =
  'Abarth|Alfa Romeo|Aston Martin|Audi|Bentley|BMW|BYD|Cadillac|Caterham|Chery|Chevrolet|Chrysler|Citroen|Citroën|Cupra|Daewoo|Daihatsu|Datsun|Dodge|Ducati|Ferrari|Fiat|Ford|Ford Performance Vehicles|FPV|Foton|Fuso|Geely|Genesis|GWM|GMC|Great Wall|Haval|Harley-Davidson|Hino|Holden|HSV|Holden Special Vehicles|Honda|Hummer|Hyundai|Infiniti|Isuzu|Isuzu UTE|Iveco|JAC|Jaecoo|Jaguar|Jayco|Jeep|KGM|Kawasaki|Kia|KTM|Lamborghini|Land Rover|LDV|Leapmotor|Lexus|Lotus|MG|Mahindra|Maserati|Mazda|McLaren|Mercedes-Benz|Mercedes|MINI|Mitsubishi|Nissan|Omoda|Opel|Peugeot|Polestar|Porsche|Proton|RAM|Range Rover|Renault|Rolls-Royce|Rover|Saab|Seat|Skoda|Škoda|Smart|SsangYong|Subaru|Suzuki|Tank|Tata|Tesla|Toyota|Triumph|UD Trucks|Volkswagen|VW|Volvo|XPeng|Yamaha|Zeekr';

/**
 * Makes sold in Australia, as their letters a to z and digits in lower case. A column whose cells are known makes is
 * the feed's make column.
 */
export const knownMakes: ReadonlySet<string> = new Set(
  names.split('|').map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')),
);

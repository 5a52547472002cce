import { cutText } from '#src/lib/text/cut-text.ts';
import { settleCase } from './names/settle-case.ts';

export type SimpleAttribute = 'body' | 'transmission' | 'drive' | 'fuel';

type Names = readonly (readonly [RegExp, string])[];

/** The first match wins. */
const namesByAttribute: Readonly<Record<SimpleAttribute, Names>> = {
  body: [
    [/\bsuv\b|sports? utility|4wd wagon|cross\s?over/i, 'SUV'],
    [/people\s?mover|\bmpv\b/i, 'People Mover'],
    [
      /\bute\b|utility|pick\s?-?up|cab\s?chassis|tray|\b(?:dual|double|crew|single|extra|super|space|king|freestyle|club|mega|[dsx]\/?)[\s-]?cab\b|\b[dsx]\/c\b/i,
      'Ute',
    ],
    [/hatch/i, 'Hatch'],
    [/sedan|saloon|liftback/i, 'Sedan'],
    [/convertible|cabriolet|roadster|spyder|spider/i, 'Convertible'],
    [/coupe|coupé/i, 'Coupe'],
    [/\bvan\b|minibus/i, 'Van'],
    [/wagon|estate|tourer/i, 'Wagon'],
  ],
  transmission: [
    [
      /\bauto|cvt|constantly variable|continuously variable|dual clutch|\bdct\b|\bdsg\b|reduction gear|single speed|amt|tronic|\bpdk\b|\bedc\b|\bivt\b|\bsmg\b|powershift|speedshift|selespeed/i,
      'Automatic',
    ],
    [/^(?:\d{1,2}\s?(?:sp|speed)?\s?)?a(?:\/t)?$/i, 'Automatic'],
    [/manual|\bman\b|^(?:\d{1,2}\s?(?:sp|speed)?\s?)?m(?:\/t)?$/i, 'Manual'],
  ],
  drive: [
    [/4\s?x\s?4|4wd|four wheel/i, '4WD'],
    [/awd|all wheel|quattro|4matic|xdrive/i, 'AWD'],
    [/fwd|front/i, 'FWD'],
    [/rwd|rear|4\s?x\s?2/i, 'RWD'],
  ],
  fuel: [
    [/plug.?in|phev/i, 'Plug-in Hybrid'],
    [/hybrid|(?:petrol|diesel|unleaded|ulp).*electric|electric.*(?:petrol|diesel|unleaded|ulp)/i, 'Hybrid'],
    [/hydrogen|fuel cell/i, 'Hydrogen'],
    [/electric|^b?ev$/i, 'Electric'],
    [/diesel|^dsl$/i, 'Diesel'],
    [/lpg|\bgas\b/i, 'LPG'],
    [/petrol|unleaded|ulp|^premium$|e10/i, 'Petrol'],
  ],
};

const shortTransmission = /^(?:a|auto|a\/t|m|man|m\/t)\.?$/i;

const gearsAlone = /^(\d{1,2})[\s-]?(?:sp|spd|speed|gears?)\.?$/i;

export const findGearsAlone = (text: string): number | undefined => {
  const [, gears] = gearsAlone.exec(text.trim()) ?? [];
  return gears === undefined ? undefined : Number(gears);
};

const gearsAndKind = /^(\d{1,2})[\s-]?(?:sp|spd|speed)?\.?[\s-]*(auto(?:matic)?|man(?:ual)?|[am](?:\/t)?)\.?$/i;

/** Words that `settleCase` would write in small letters. */
const abbreviations = /\b(?:amt|edc|ivt|ulp|pulp|ron)\b/gi;
const settleWords = (text: string): string => settleCase(text).replaceAll(abbreviations, (word) => word.toUpperCase());

/** Idempotent. */
export const expandTransmission = (text: string): string => {
  if (shortTransmission.test(text)) return simplifyAttribute('transmission', text.replace(/\.$/, ''));
  const [, gears, kind] = gearsAndKind.exec(text) ?? [];
  if (gears === undefined || kind === undefined) return settleWords(text);
  return `${Number(gears)}-speed ${/^a/i.test(kind) ? 'automatic' : 'manual'}`;
};

const fuels: Readonly<Record<string, readonly string[]>> = {
  Petrol: ['p', 'pet', 'petrol', 'ulp', 'ulp 91', '91', 'unleaded', 'unleaded petrol', 'e10'],
  'Petrol (premium unleaded)': [
    'pulp',
    'premium',
    'premium ulp',
    'premium unleaded',
    'premium unleaded petrol',
    'pulp 95',
    'pulp 98',
    '95',
    '98',
  ],
  Diesel: ['d', 'dsl', 'dies', 'diesel'],
  Electric: ['e', 'elec', 'ev', 'bev', 'electric'],
  Hybrid: ['h', 'hyb', 'hev', 'hybrid'],
  'Plug-in Hybrid': ['phev', 'plug-in hybrid'],
  LPG: ['lpg'],
};
const octane = /^(?:ron\s?)?(9[158])(?:\s?(?:ron|octane))?$/;
const fuelByText = new Map(
  Object.entries(fuels).flatMap(([fuel, texts]) => texts.map((text) => [text, fuel] as const)),
);

const lpgAndPetrol = 'LPG and petrol';
const dualFuel = /^dual[\s-]?fuel$/i;

const findFuel = (text: string): string | undefined =>
  fuelByText.get(text.toLowerCase().replace(/\.$/, '').replace(octane, '$1'));

const joinFuels = (text: string): string | undefined => {
  const parts = text.split(/[/&+,]|\band\b/i).map((part) => part.trim());
  const fuels = parts.map((part) => (/^gas$/i.test(part) ? 'LPG' : findFuel(part)));
  const [first] = fuels;
  if (fuels.every((fuel) => fuel === first)) return first;
  const isPetrol = (fuel: string | undefined): boolean => fuel?.startsWith('Petrol') === true;
  if (fuels.every(isPetrol)) return 'Petrol';
  const isDual = fuels.includes('LPG') && fuels.some(isPetrol);
  return isDual && fuels.every((fuel) => fuel === 'LPG' || isPetrol(fuel)) ? lpgAndPetrol : undefined;
};

/** Idempotent. */
export const expandFuel = (text: string): string =>
  findFuel(text) ?? (dualFuel.test(text) ? lpgAndPetrol : undefined) ?? joinFuels(text) ?? settleWords(text);

const cabs: Names = [
  [/\b(?:(?:dual|double|crew|twin)[\s-]?cab|d\/?\s?cab|d\/c)\b/i, 'Dual Cab'],
  [/\b(?:(?:extra|extended|super|space|king|freestyle|club)[\s-]?cab|x\/?\s?cab|x\/c)\b/i, 'Extra Cab'],
  [/\b(?:single[\s-]?cab|s\/?\s?cab|s\/c)\b/i, 'Single Cab'],
];

export const findCab = (body: string): string | null => cabs.find(([pattern]) => pattern.test(body))?.[1] ?? null;

export const simplifyAttribute = (attribute: SimpleAttribute, text: string): string =>
  namesByAttribute[attribute].find(([pattern]) => pattern.test(text))?.[1] ?? cutText(text, 60);

export const isKnownAttribute = (attribute: SimpleAttribute, text: string): boolean =>
  namesByAttribute[attribute].some(([pattern]) => pattern.test(text));

const wholeWords: Readonly<Record<SimpleAttribute, RegExp>> = {
  body: /^(?:\d{1,2}\w{0,2}|doors?|drs?|seats?|seater|suv|sports?|utility|ute|wagon|cross|crossover|over|people|mover|mpv|pick|up|pickup|cab|chassis|c|d|s|x|tray|traytop|tipper|dual|double|crew|twin|single|extra|extended|super|space|king|freestyle|club|mega|hatch\w*|sedan|saloon|liftback|fastback|sportback|convertible|cabriolet|cabrio|roadster|sp[iy]der|coup[eé]|van|minivan|minibus|bus|panel|station|estate|touring|tourer|compact|soft|hard|top|\d*wd|l|lwb|swb|mwb|high|low|roof|light|medium|large|small|and|with)$/i,
  transmission:
    /^(?:\d{1,2}\w{0,5}|sp|spd|speeds?|gears?|a|m|t|auto|automatic|automated|man|manual|sports?|sequential|seq|constantly|continuously|variable|e?cvt|dual|twin|single|double|clutch|dct|dsg|reduction|gear|\w*amt|\w*tronic|pdk|edc|ivt|smg|powershift|speedshift|selespeed|shift|mode|paddle|multi|intelligent|direct|fixed|electric|transmission|trans|box|gearbox|with|and)$/i,
  drive:
    /^(?:\d|4x4|4x2|x|[24a-z]?wd|awd|wd|4|2|four|two|all|front|rear|wheels?|drive|driven|dual|single|range|high|low|ratio|part|full|time|on|demand|constant|permanent|select\w*|quattro|4matic\w*|xdrive|and|with)$/i,
  fuel: /^(?:\d{1,3}|plug|in|phev|hybrid|mild|self|charging|hydrogen|fuel|cell|electric|b?ev|mhev|hev|turbo|bi|twin|intercooled|injected|direct|diesel|dsl|lpg|gas|only|dual|petrol|unleaded|p?ulp|premium|regular|standard|e10|ron|octane|and|or)$/i,
};
const namesDrive = /\d|wd|wheel|drive|quattro|4matic/i;

/** True if the text names a value of the attribute and has no other words: '5D Hatchback', but not '5 doors'. */
export const isWholeAttribute = (attribute: SimpleAttribute, text: string): boolean =>
  isKnownAttribute(attribute, text) &&
  (attribute !== 'drive' || namesDrive.test(text)) &&
  (text.match(/[^\s,;:/()+&.-]+/g) ?? []).every((word) => wholeWords[attribute].test(word));

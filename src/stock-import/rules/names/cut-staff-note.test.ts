import { expect, it } from 'vitest';
import { cutStaffNote } from './cut-staff-note.ts';

it.each([
  ['Camry Ascent ring Dazza 0491 570 006', 'Camry Ascent', 'ring Dazza 0491 570 006'],
  ['Camry Ascent - Bev Lucas 0491 570 159', 'Camry Ascent', 'Bev Lucas 0491 570 159'],
  ['Camry Ascent 07 5550 4310', 'Camry Ascent', '07 5550 4310'],
  ['Camry Ascent (Mrs Pratt trade)', 'Camry Ascent', 'Mrs Pratt trade'],
  ['3 Neo (ex Mrs Tully trade) Auto', '3 Neo Auto', 'ex Mrs Tully trade'],
  ['Camry Ascent (Bev trade)', 'Camry Ascent', 'Bev trade'],
  ["Camry Ascent Kev's", 'Camry Ascent', "Kev's"],
  ['Camry Ascent - Kev’s old car', 'Camry Ascent', 'Kev’s old car'],
  ['Camry Ascent $17,100', 'Camry Ascent', '$17,100'],
  ['Camry Ascent, owes 15k', 'Camry Ascent', 'owes 15k'],
  ['Camry Ascent ask Shaz', 'Camry Ascent', 'ask Shaz'],
  ['Camry Ascent TRADE-IN', 'Camry Ascent', 'TRADE-IN'],
  ['0491 570 006', '', '0491 570 006'],
])('cuts the note out of %s', (cell, rest, note) => expect(cutStaffNote(cell)).toEqual({ rest, note }));

it.each([
  'Camry Ascent',
  'CX-5 Maxx Sport (AWD)',
  'Hilux SR5 4x4 - Dual Cab, Auto',
  'Tradesman',
  'Transporter Trade',
  "Collector's Edition",
  "Driver's Pack",
  'Model S',
  'MR2 Spyder',
  'MX-5 RS',
  'Mustang GT 5.0 V8',
  'FSR 700 Crew',
  'Gulf Stream 21-6 Ensuite, ex government',
  '0410 Tandem 1980',
  'Soul Red',
  'Ranger Wildtrak X (hail damage)',
])('leaves %s as it is', (cell) => expect(cutStaffNote(cell)).toBeUndefined());

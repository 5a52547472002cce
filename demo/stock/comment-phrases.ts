/** What a phrase can say about the vehicle; the words in braces are filled in. */
export interface PhraseFacts {
  readonly name: string;
  readonly model: string;
  readonly colour: string;
  readonly km: string;
  readonly owners: string;
  readonly features: string;
  readonly seats: string;
  readonly place: string;
  readonly month: string;
}

type Phrases = readonly string[];

export const openings: Readonly<Record<'new' | 'demo' | 'used', Phrases>> = {
  new: [
    'Brand new {model} in {colour}, on the ground at {place} and ready for registration.',
    'New stock, just unloaded: {name} in {colour}. The plastic is still on the seats.',
    'This {model} has arrived and has no name on it yet. Built {month}.',
    '{name}, new, with the full factory warranty from the day you collect it.',
  ],
  demo: [
    'Our own {model} demonstrator, driven by the sales team and serviced on time. {km} on the clock.',
    'Ex-demonstrator {name}: {km}, balance of the new vehicle warranty and a fair bit less to pay.',
    'This one has done test drives and not much else. {km}, always garaged, in {colour}.',
  ],
  used: [
    '{name} in {colour} with {km} on the clock.',
    'Locally owned {model}, {owners}, {km}. It drives the way one with half the distance should.',
    'A tidy {model} traded in at {place}. {km}, {owners}.',
    'Just through the workshop: {name}, {km}. It needed very little.',
    'Here is a straight and honest {model}. {km}, {owners}, no surprises underneath.',
  ],
};

export const lowKilometres: Phrases = [
  'Well under average distance for its age.',
  'Low distance for the year, and it shows in the cabin.',
];

export const highKilometres: Phrases = [
  'Highway distance, mostly, and priced for it.',
  'It has been driven, it has been looked after, and the price allows for both.',
];

export const histories: Phrases = [
  'Service book stamped from new, the last one done by us.',
  'Full service history on file, with invoices to look through.',
  'Two keys, both owner manuals and the books.',
  'Every service has been at the right interval.',
  'Clear of finance and never written off: the report is with the paperwork.',
  'Most of its services were done at the local dealer; the books are in the glovebox.',
];

export const conditions: Phrases = [
  'Four near-new tyres were fitted last month.',
  'There is a small stone chip low on the front bumper; everything else presents well.',
  'Front pads and rotors were replaced during our inspection.',
  'The rear bumper has a light scuff which we have photographed.',
  'Tyres are at about 70 per cent all round.',
  'A fresh battery and wiper blades have gone in.',
  'One wheel carries a kerb mark. We would rather tell you now.',
  'Non-smoker interior, no tears, no odours.',
];

export const featureSentences: Phrases = [
  'You get {features}.',
  'Worth a mention: {features}.',
  'On the list: {features}.',
  'It comes with {features}.',
];

export const usesByBody: Readonly<Record<string, Phrases>> = {
  Hatch: [
    'Easy to park, cheap to run and big enough for the weekly shop.',
    'An ideal first car or a second one for town.',
  ],
  Sedan: [
    'A quiet, roomy sedan with a boot that takes the golf clubs.',
    'Comfortable on the highway and simple to live with.',
  ],
  SUV: [
    'Sits at the right height for child seats and has room for the pram behind.',
    'A sensible size for town with space for a long weekend away.',
  ],
  '4x4': [
    'Set up for the beach, the bush or a van on the back.',
    'Tows well, seats the family and has low range when the track turns bad.',
  ],
  Ute: [
    'Ready for work on Monday and the boat ramp on Saturday.',
    'A solid worker that has been treated better than most.',
  ],
  Wagon: ['All the space of an SUV with the manners of a car.', 'The dog, the bikes and the luggage all fit.'],
  Van: ['A clean load area with good access from both ends.', 'Ready for signwriting and straight to work.'],
  'People Mover': ['{seats} proper seats and room for the school bags.', 'The easiest way to move a big family.'],
  Coupe: ['One for the Sunday morning roads.', 'Rare in this condition.'],
  Convertible: ['Summer is coming, and so is the waiting list.', 'Roof down in seconds, and dry when it rains.'],
  'Touring Caravan': [
    'A comfortable layout for two people on a long trip.',
    'Light enough for most dual-cab utes; check your tow limit first.',
  ],
  'Off Road Caravan': [
    'Built for gravel, corrugations and free camps.',
    'Enough water and solar for a week without power.',
  ],
  'Family Caravan': [
    'Bunks at the back, a proper bed at the front and room to sit when it rains.',
    'School holidays sorted.',
  ],
  'Pop Top': [
    'Fits most garages with the roof down and tows behind a family wagon.',
    'Light, simple and quick to set up.',
  ],
  Hybrid: ['Goes where a big van will not and still has a real bed.', 'Short, narrow and tough: made for the Cape.'],
  Tray: ['Car licence, flat tray, ready for a crew.', 'Good tie-down rails and a straight headboard.'],
  Tipper: [
    'Hoist checked, tarp in good order, no rust in the body.',
    'Comes with a current service and a clean tail gate.',
  ],
  Pantech: ['Square, dry and easy to load with the lift.', 'Suits furniture, parcels or a removalist starting out.'],
  'Prime Mover': [
    'Turntable measured, brakes done, ready to hook up.',
    'Hours, compressions and oil reports are all available.',
  ],
  Refrigerated: ['Fridge unit serviced and holding temperature on test.', 'Standby power works; seals are good.'],
  Curtainsider: ['Curtains and gates are complete and load rated.', 'Pallets in from both sides.'],
  Naked: ['Light, upright and quick through traffic.', 'A bike you will take the long way home on.'],
  Adventure: [
    'All-day comfort with the clearance to leave the bitumen.',
    'Panniers off for the week, on for the weekend.',
  ],
  Cruiser: ['Low seat, long legs and a good sound.', 'Made for Sunday rides and easy on the wrists.'],
  Scooter: ['Twist and go, lane filter and park anywhere.', 'Fuel for a week costs less than one day of parking.'],
  Sports: ['Sharp, well kept and never tracked.', 'All stock but for the tail tidy.'],
  Enduro: ['Fresh oil, clean filter and no bent bars.', 'Rec-rego friendly and ready for the forest.'],
  Classic: ['The look of the sixties with brakes that work.', 'Turns heads at the coffee stop.'],
};

export const electricUses: Phrases = [
  'Charge it at home overnight and forget the servo.',
  'Battery health was checked by us and the report is available.',
];

export const closings: Readonly<Record<string, Phrases>> = {
  'wattle-group': [
    'See it at {place}, or ask us to move it to the yard nearest you.',
    'Every car at Wattle comes with a 120-point inspection report.',
  ],
  'kingfisher-mazda': [
    'Come and sit in it; the coffee is good too.',
    'One person looks after you from the first question to the keys.',
  ],
  'banksia-used': [
    'One price, all of it on the windscreen.',
    'Seven days to change your mind, like every car we sell.',
  ],
  'saltbush-caravans': [
    'Weighed on our own bridge, with the ticket to show for it.',
    'Handover takes two hours and covers everything.',
  ],
  'ironbark-trucks': [
    'Ask for the workshop report before you drive over.',
    'We can have it roadworthy and registered within five days.',
  ],
  'bottlebrush-moto': [
    'We rode it a hundred kilometres before we listed it.',
    'If it breaks in ninety days, we fix it.',
  ],
};

export const learnerNote = 'Learner approved.';

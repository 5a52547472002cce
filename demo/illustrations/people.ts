import { drawPerson, type Person, type PersonGround } from './draw-person.ts';

interface Team {
  readonly ground: PersonGround;
  readonly people: Readonly<Record<string, Person>>;
}

const teams: Readonly<Record<string, Team>> = {
  'wattle-group': {
    ground: { wall: '#dcebdf', shape: '<circle cx="160" cy="150" r="122" fill="#ffd674"/>' },
    people: {
      'dana-whitlock': {
        skin: '#f0c7a8',
        hair: '#a04a22',
        style: 'bob',
        clothes: { kind: 'polo', colour: '#0f4a38', trim: '#ffc53d' },
        build: 0.92,
        turn: 5,
      },
      'marcus-oyelaran': {
        skin: '#7a4a2e',
        hair: '#1c1512',
        style: 'crop',
        beard: 'full',
        clothes: { kind: 'workShirt', colour: '#0f4a38', trim: '#ffc53d' },
        build: 1.06,
        head: 1.04,
        turn: -5,
      },
      'leilani-brandt': {
        skin: '#b97a4e',
        hair: '#2a1a14',
        style: 'long',
        clothes: { kind: 'polo', colour: '#f6f8f3', trim: '#0f4a38' },
        head: 0.98,
        turn: 4,
        build: 0.94,
      },
      'bridget-halloran': {
        skin: '#f3d0b6',
        hair: '#8d8f90',
        style: 'ponytail',
        hasGlasses: true,
        clothes: { kind: 'workShirt', colour: '#2d6a54', trim: '#ffc53d' },
        build: 0.96,
        head: 0.96,
        turn: -6,
      },
      'minh-tran': {
        skin: '#e9bd93',
        hair: '#16161a',
        style: 'short',
        clothes: { kind: 'knit', colour: '#0f4a38', trim: '#ffc53d' },
        build: 0.96,
        head: 1.03,
        turn: 3,
      },
    },
  },
  'kingfisher-mazda': {
    ground: {
      wall: '#cfe0e8',
      shape: '<path d="M0 196H320V320H0Z" fill="#b3ccd8"/><circle cx="222" cy="112" r="64" fill="#f3d9c9"/>',
    },
    people: {
      'imogen-sato': {
        skin: '#efc8a2',
        hair: '#17181c',
        style: 'bun',
        clothes: { kind: 'blazer', colour: '#0d2530', trim: '#ffffff' },
        build: 0.9,
        head: 0.94,
        turn: 5,
      },
      'callum-reyes': {
        skin: '#c98d62',
        hair: '#33221a',
        style: 'quiff',
        beard: 'moustache',
        clothes: { kind: 'workShirt', colour: '#0b5a80', trim: '#ffffff' },
        head: 1.02,
        turn: -5,
      },
    },
  },
  'banksia-used': {
    ground: { wall: '#ff8459', shape: '<rect x="64" y="26" width="192" height="330" rx="96" fill="#ffb596"/>' },
    people: {
      'tessa-kourakis': {
        skin: '#dba67c',
        hair: '#2b1a14',
        style: 'curls',
        clothes: { kind: 'workShirt', colour: '#8c1448', trim: '#ffe5da' },
        build: 0.94,
        head: 0.98,
        turn: 6,
      },
      'beau-tamihana': {
        skin: '#a86b42',
        hair: '#17110e',
        style: 'afro',
        clothes: { kind: 'polo', colour: '#2c0f20', trim: '#ff8459' },
        build: 1.12,
        head: 1.08,
        turn: -4,
      },
    },
  },
  'saltbush-caravans': {
    ground: {
      wall: '#f3e2cf',
      shape:
        '<circle cx="232" cy="104" r="58" fill="#e9a06f"/><path d="M0 226Q90 176 180 206T320 190V320H0Z" fill="#b9c4a4"/>',
    },
    people: {
      'ros-hartnell': {
        skin: '#eac0a0',
        hair: '#c79a5c',
        style: { cut: 'bob', cover: 'hat', colour: '#b78a5a' },
        clothes: { kind: 'workShirt', colour: '#a8401a', trim: '#f8e7df' },
        build: 0.94,
        head: 0.97,
        turn: 4,
      },
      'colin-papas': {
        skin: '#d9a27a',
        hair: '#c9c7c2',
        style: 'receding',
        beard: 'full',
        hasGlasses: true,
        clothes: { kind: 'knit', colour: '#223029', trim: '#52605a' },
        build: 1.08,
        head: 1.05,
        turn: -4,
      },
      'wendy-falk': {
        skin: '#6b4029',
        hair: '#1b1411',
        style: 'curls',
        clothes: { kind: 'polo', colour: '#52705f', trim: '#f3e2cf' },
        head: 1.03,
        turn: -5,
      },
      'arjun-mehra': {
        skin: '#b57f55',
        hair: '#1a1413',
        style: 'short',
        beard: 'moustache',
        clothes: { kind: 'workShirt', colour: '#2f4138', trim: '#e9a06f' },
        head: 0.98,
        turn: 5,
      },
    },
  },
  'ironbark-trucks': {
    ground: { wall: '#c9dcf3', shape: '<path d="M0 320L190 0H320L130 320Z" fill="#a9c6ea"/>' },
    people: {
      'gary-muscat': {
        skin: '#dfa98a',
        hair: '#8a8078',
        style: { cut: 'crop', cover: 'cap', colour: '#0b4fa8' },
        beard: 'moustache',
        clothes: { kind: 'vest', colour: '#10181f', trim: '#f4d516' },
        build: 1.1,
        head: 1.06,
        turn: 5,
      },
      'sunita-rao': {
        skin: '#9c6540',
        hair: '#15110f',
        style: 'ponytail',
        clothes: { kind: 'vest', colour: '#0b4fa8', trim: '#f58a1f' },
        build: 0.94,
        head: 0.96,
        turn: -5,
      },
    },
  },
  'bottlebrush-moto': {
    ground: {
      wall: '#f6e6e4',
      shape:
        '<path d="M0 236L320 92V320H0Z" fill="#ecc4c4"/><path d="M0 290L320 146" stroke="#f6e6e4" stroke-width="8" stroke-dasharray="46 30"/>',
    },
    people: {
      'mina-castellano': {
        skin: '#e6b491',
        hair: '#4a2a1c',
        style: { cut: 'long', cover: 'beanie', colour: '#b50f2e' },
        clothes: { kind: 'ridingJacket', colour: '#191617', trim: '#b50f2e' },
        build: 0.94,
        head: 0.95,
        turn: 5,
      },
      'teo-vaifale': {
        skin: '#8f5a38',
        hair: '#17120f',
        style: 'bun',
        beard: 'full',
        clothes: { kind: 'ridingJacket', colour: '#b50f2e', trim: '#191617' },
        build: 1.12,
        head: 1.08,
        turn: -4,
      },
    },
  },
};

export const peoplePictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(teams).flatMap(([slug, { ground, people }]) =>
    Object.entries(people).map(([name, person]) => [`${slug}/team-${name}`, drawPerson(person, ground)]),
  ),
);

import { mix } from './paint.ts';

interface Hair {
  readonly back?: string;
  readonly front: string;
}

const styles = {
  short: {
    front:
      '<path d="M109 128C98 78 124 44 166 48C206 48 220 86 211 128C208 112 204 104 196 94C176 98 148 96 132 84C122 96 112 110 109 128Z"/>',
  },
  crop: {
    front:
      '<path d="M110 124C104 80 128 58 160 58S216 80 210 124C206 106 200 92 190 86Q160 78 130 86C120 92 114 106 110 124Z"/>',
  },
  quiff: {
    front:
      '<path d="M110 126C104 96 110 84 122 80C114 62 138 40 172 46C204 48 218 78 210 126C207 112 202 102 194 96C170 92 152 92 134 96C120 100 114 112 110 126Z"/>',
  },
  bob: {
    back: '<path d="M160 46C108 46 96 92 98 140C99 178 104 196 98 212Q160 226 222 212C216 196 221 178 222 140C224 92 212 46 160 46Z"/>',
    front:
      '<path d="M108 142C100 84 122 54 160 54S220 84 212 142C210 118 202 104 186 94C158 104 130 104 122 100C114 112 110 126 108 142Z"/>',
  },
  long: {
    back: '<path d="M160 46C108 46 98 92 98 144C98 196 82 224 78 262Q160 284 242 262C238 224 222 196 222 144C222 92 212 46 160 46Z"/>',
    front: '<path d="M106 148C98 84 122 52 160 52S222 84 214 148C212 118 202 92 164 78C138 90 112 104 106 148Z"/>',
  },
  bun: {
    back: '<circle cx="160" cy="54" r="26"/>',
    front: '<path d="M109 128C100 84 124 54 160 54S220 84 211 128C206 106 196 94 160 82C124 94 114 106 109 128Z"/>',
  },
  ponytail: {
    back: '<path d="M190 76C232 72 244 118 236 160C232 186 238 204 224 226C208 208 198 170 200 130Z"/>',
    front:
      '<path d="M109 130C98 82 124 50 162 50S222 84 211 130C206 108 196 96 180 90C156 98 132 98 124 98C116 106 112 116 109 130Z"/>',
  },
  curls: {
    back: '<path d="M160 40C128 36 110 52 104 72C86 84 84 108 92 124C80 142 86 172 112 176Q160 190 208 176C234 172 240 142 228 124C236 108 234 84 216 72C210 52 192 36 160 40Z"/>',
    front:
      '<path d="M108 128C96 112 106 92 118 88C114 66 136 52 152 60C166 44 194 52 198 70C216 74 222 104 212 128C208 116 206 108 198 102C190 108 180 106 174 98C164 106 150 106 144 96C138 106 126 108 120 102C114 108 110 116 108 128Z"/>',
  },
  afro: {
    back: '<path d="M160 34C112 34 92 68 94 106C92 134 102 150 116 156H204C218 150 228 134 226 106C228 68 208 34 160 34Z"/>',
    front:
      '<path d="M108 128C102 84 126 54 160 54S218 84 212 128C208 108 200 92 190 88Q160 80 130 88C120 92 112 108 108 128Z"/>',
  },
  receding: {
    front:
      '<path d="M110 134C104 110 108 88 122 78C126 90 120 100 118 108C116 116 113 124 110 134ZM210 134C216 110 212 88 198 78C194 90 200 100 202 108C204 116 207 124 210 134Z"/>',
  },
} as const satisfies Readonly<Record<string, Hair>>;

const covers = {
  cap: (colour: string): string =>
    `<path d="M107 108C104 64 128 44 160 44S216 64 213 108Z" fill="${colour}"/><path d="M110 92Q160 78 210 92L246 116Q250 124 240 124 176 98 106 114Q104 100 110 92Z" fill="${mix(colour, '#0a1014', 0.34)}"/>`,
  beanie: (colour: string): string =>
    `<path d="M104 98C102 50 128 30 160 30S218 50 216 98Z" fill="${colour}"/><path d="M100 92Q160 74 220 92V114Q160 94 100 114Z" fill="${mix(colour, '#0a1014', 0.26)}"/>`,
  hat: (colour: string): string =>
    `<path d="M104 96C102 48 116 26 140 30Q160 42 180 30C204 26 218 48 216 96Z" fill="${colour}"/><path d="M103 80Q160 94 217 80V98H103Z" fill="${mix(colour, '#0a1014', 0.55)}"/><path d="M52 96C70 80 108 94 160 94S250 80 268 96C252 118 204 112 160 112S68 118 52 96Z" fill="${mix(colour, '#0a1014', 0.16)}"/>`,
  scarf: (colour: string): string =>
    `<path d="M160 44C108 44 96 92 100 140C102 184 84 208 76 244Q160 290 244 244C236 208 218 184 220 140C224 92 212 44 160 44ZM160 78C188 78 204 96 204 128C204 166 184 190 160 190S116 166 116 128C116 96 132 78 160 78Z" fill-rule="evenodd" fill="${colour}"/><path d="M108 178Q128 214 204 220" fill="none" stroke="${mix(colour, '#0a1014', 0.24)}" stroke-width="5" stroke-linecap="round"/>`,
} as const;

type Cut = keyof typeof styles;

export type HairStyle = Cut | { readonly cut: Cut; readonly cover: keyof typeof covers; readonly colour: string };

const cutOf = (style: HairStyle): Hair => styles[typeof style === 'string' ? style : style.cut];

export const drawBackHair = (style: HairStyle, colour: string): string =>
  `<g fill="${mix(colour, '#0a0606', 0.22)}">${cutOf(style).back ?? ''}</g>`;

export const drawFrontHair = (style: HairStyle, colour: string, shift: number): string => {
  const cover = typeof style === 'string' ? '' : covers[style.cover](style.colour);
  return `<g transform="translate(${shift} 0)"><g fill="${colour}">${cutOf(style).front}</g>${cover}</g>`;
};

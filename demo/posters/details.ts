/** Part of a photo. `left` and `width` are shares of the photo's width, and `top` of its height. */
export interface Detail {
  /** File name in media/demo/photos, without '.avif'. */
  readonly photo: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly shape: 'offer' | 'post';
}

const whole = { left: 0, top: 0, width: 1 } as const;

export const details: Readonly<Record<string, Detail>> = {
  'wattle-group/offer-dash': { photo: 'interior-suv-dash-grey', left: 0.14, top: 0.12, width: 0.84, shape: 'offer' },
  'wattle-group/offer-tub': { photo: 'load-tub-grey', ...whole, shape: 'offer' },
  'wattle-group/post-boot': { photo: 'load-boot-blue', ...whole, top: 0.08, shape: 'post' },
  'wattle-group/post-ute-wheel': { photo: 'ute-wheel-sand', ...whole, top: 0.1, shape: 'post' },
  'wattle-group/post-lamp': { photo: 'suv-lamp-silver', ...whole, top: 0.1, shape: 'post' },
  'kingfisher-mazda/offer-wheel': { photo: 'suv-wheel-red', ...whole, shape: 'offer' },
  'kingfisher-mazda/offer-dash': { photo: 'interior-ute-dash-grey', ...whole, shape: 'offer' },
  'banksia-used/offer-wheel': { photo: 'ute-wheel-orange', ...whole, shape: 'offer' },
  'bottlebrush-moto/offer-dash': { photo: 'interior-moto-dash-black', ...whole, shape: 'offer' },
  'ironbark-trucks/offer-cab': { photo: 'interior-truck-cab-white', ...whole, shape: 'offer' },
  'saltbush-caravans/offer-kitchen': { photo: 'interior-caravan-kitchen-white', ...whole, shape: 'offer' },
  'saltbush-caravans/offer-dash': {
    photo: 'interior-suv-dash-grey',
    left: 0.3,
    top: 0.22,
    width: 0.68,
    shape: 'offer',
  },
  'saltbush-caravans/post-bed': { photo: 'interior-caravan-bed-white', ...whole, top: 0.14, shape: 'post' },
  'saltbush-caravans/post-lounge': {
    photo: 'interior-caravan-kitchen-white',
    left: 0.38,
    top: 0.42,
    width: 0.62,
    shape: 'post',
  },
};

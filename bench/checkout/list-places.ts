import { reservingSearchKey, reservingSite } from '#src/app/host/testing/reserving/open-reserving.ts';
import type { TestServer } from '#src/app/host/testing/start-server.ts';

export interface ListedVehicle {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly reserved?: boolean;
}

export interface Place {
  readonly name: string;
  readonly isReserved: () => Promise<boolean>;
}

const tag = '>Reserved<';

export const listPlaces = (server: TestServer, { id, slug }: ListedVehicle): readonly Place[] => {
  const read = async (path: string): Promise<string> => (await server.get(reservingSite, path)).body;
  const search = async (): Promise<boolean> => {
    const queries = [{ indexUid: 'Car_production', filter: 'reserved = true', limit: 1000 }];
    const authorization = `Bearer ${reservingSearchKey}`;
    const body = JSON.stringify({ queries });
    const answer = await server.post(reservingSite, '/search-api/multi-search', body, { authorization });
    const { results } = JSON.parse(answer.body) as { results: readonly { hits: readonly ListedVehicle[] }[] };
    return results[0]?.hits.some((hit) => hit.slug === slug) ?? false;
  };
  const card = async (): Promise<boolean> => (await read(`/vehicle-cards?ids=${id}`)).includes('"Reserved"');
  return [
    { name: 'vehicle page', isReserved: async () => (await read(`/cars/${slug}`)).includes(tag) },
    { name: 'vehicle .data', isReserved: async () => (await read(`/cars/${slug}.data`)).includes('"Reserved"') },
    {
      name: 'search page',
      isReserved: async () => (await read(`/search/used-cars/?query=${encodeURIComponent(slug)}`)).includes(tag),
    },
    { name: 'card', isReserved: card },
    {
      name: '/api/cars',
      isReserved: async () => (JSON.parse(await read(`/api/cars/${slug}`)) as ListedVehicle).reserved === true,
    },
    { name: 'search API', isReserved: search },
  ];
};
